import Foundation

/// The clear view around a popover. A tap on it dismisses the popover.
@MainActor
final class PopoverBackdrop {
    private let view = UIView()
    private let tap = UITapGestureRecognizer()
    private var tapAction: Int?

    func install(in container: UIView, whenTapped: @escaping () -> Void) {
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(view, at: 0)
        tapAction.map(tap.removeAction)
        tapAction = tap.addAction { if $0.state == .ended { whenTapped() } }
        view.addGestureRecognizer(tap)
    }
}
