/// A plain view that receives the touches of the buttons of a bar, by `HeadlessQuirks.touchesOnBarButtons`. As the next responder
/// the button receives them from it.
@preconcurrency @MainActor
final class BarButtonPlate: UIView {
    /// The button that was touched last.
    weak var button: BarButtonView?

    override var next: UIResponder? { button ?? super.next }
}
