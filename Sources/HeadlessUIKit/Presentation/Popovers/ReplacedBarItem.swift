import Foundation

/// Hides the view of the bar button item that a popover replaces, and shows it again.
@MainActor
final class ReplacedBarItem {
    private weak var button: UIView?
    private var alpha: CGFloat = 1

    func hide(_ button: UIView?) {
        guard let button, self.button == nil else { return }
        self.button = button
        alpha = button.alpha
        button.alpha = 0
    }

    func show() {
        button?.alpha = alpha
        button = nil
    }
}
