import Foundation

/// Hides the views of the bar button item that a popover replaces, and shows them again.
@MainActor
final class ReplacedBarItem {
    private var views: [(view: UIView, alpha: CGFloat)] = []

    func hide(_ button: BarButtonView?) {
        guard let button, views.isEmpty else { return }
        views = [button, button.ownGlass].compactMap { $0 }.map { ($0, $0.alpha) }
        for (view, _) in views { view.alpha = 0 }
    }

    func show() {
        for (view, alpha) in views { view.alpha = alpha }
        views = []
    }
}

extension BarButtonView {
    /// The piece of glass that no other button shares.
    fileprivate var ownGlass: GlassPieceView? {
        superview?.subviews.compactMap { $0 as? GlassPieceView }.first {
            $0.buttons.count == 1 && $0.buttons[0] === self
        }
    }
}
