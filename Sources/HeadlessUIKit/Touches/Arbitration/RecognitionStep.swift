/// The step that results from a requested state, before other recognizers are considered (B7.1).
enum RecognitionStep: Equatable {
    /// The requested state is not valid here and is ignored.
    case stay
    /// To leave the possible state, the recognizer must compete with other recognizers.
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
