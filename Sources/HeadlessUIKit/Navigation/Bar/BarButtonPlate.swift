/// A plain view that receives the touches of the buttons of a bar, by `HeadlessQuirks.touchesOnBarButtons`.
@preconcurrency @MainActor
final class BarButtonPlate: UIView {
    /// The button that was touched last.
    weak var button: BarButtonView?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        button?.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        button?.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        button?.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        button?.touchesCancelled(touches, with: event)
    }
}
