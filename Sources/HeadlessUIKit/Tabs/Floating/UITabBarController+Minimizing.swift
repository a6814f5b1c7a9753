import Foundation

extension UITabBarController {
    // The duration is not known.
    private static let minimizeDuration = 0.35

    /// The content scroll view of the screen that is shown. No other one minimizes the bar (B17.63).
    private var contentScrollView: UIScrollView? {
        let screen = (shownTab as? UINavigationController)?.topViewController ?? shownTab
        return screen?.observableScrollView(for: .bottom)
    }

    /// Minimizes the bar, or brings it back, after content has moved.
    func contentHasMoved(_ content: UIScrollView) {
        guard HeadlessDevice.hasGlass, minimizes || minimizing.isMinimized, content === contentScrollView else {
            return
        }
        let past = content.contentOffset.y + content.restingInset.top
        defer {
            minimizing.content = Weak(content)
            minimizing.past = past
        }
        guard minimizing.content?.object === content else { return }
        let span = content.span(.vertical)
        setMinimized(
            minimizing.isMinimized(
                after: past, end: span.highest - span.lowest, tabBarMinimizeBehavior, isDragged: content.isDragging))
    }

    private var minimizes: Bool {
        switch tabBarMinimizeBehavior {
        case .automatic, .never: false
        case .onScrollDown, .onScrollUp: true
        }
    }

    /// Minimizes the bar or brings it back. Its frame stays, and so does the safe area (B17.52).
    func setMinimized(_ isMinimized: Bool) {
        guard isMinimized != minimizing.isMinimized else { return }
        minimizing.isMinimized = isMinimized
        accessoryView?.environment = isMinimized ? .inline : .regular
        UIView.animate(withDuration: Self.minimizeDuration) {
            self.tabBar.setNeedsLayout()
            self.tabBar.layoutIfNeeded()
            self.placeAccessory()
            self.accessoryView?.layoutIfNeeded()
        }
    }
}
