/// What a recognizer's wish for a state comes to, before any other recognizer is asked (B7.1).
enum RecognitionStep: Equatable {
    /// The wish makes no sense here.
    case stay
    /// The way out of possible leads past the other recognizers.
    case compete(for: UIGestureRecognizer.State)
    case move(to: UIGestureRecognizer.State)

    init(from state: UIGestureRecognizer.State, towards wish: UIGestureRecognizer.State) {
        switch (state, wish) {
        case (_, .possible), (.ended, _), (.cancelled, _), (.failed, _): self = .stay
        case (.possible, .began), (.possible, .changed): self = .compete(for: .began)
        case (.possible, .ended): self = .compete(for: .ended)
        case (.possible, .cancelled), (.possible, .failed): self = .move(to: .failed)
        case (_, .began), (_, .changed): self = .move(to: .changed)
        case (_, .ended): self = .move(to: .ended)
        case (_, .cancelled), (_, .failed): self = .move(to: .cancelled)
        }
    }
}
