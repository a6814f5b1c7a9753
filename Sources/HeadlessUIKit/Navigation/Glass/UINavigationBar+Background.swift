import Foundation

extension UINavigationBar {
    /// In the iOS 26 design the background ends above the large title (B17.41). During a move to other items it has the
    /// height that `snapBackground(to:for:)` or the end of the move gives it.
    final var backgroundHeight: CGFloat {
        guard HeadlessDevice.hasGlass else { return bounds.height }
        if let movedHeight { return movedHeight }
        let metrics = metrics(for: shownItems)
        return bounds.height - (metrics.height - metrics.backgroundHeight)
    }

    /// Shows another background at its final height at once, as at the start of a move in the iOS 26 design (B17.6).
    /// Equal backgrounds stay as they are.
    final func snapBackground(to background: BarBackground, for items: NavigationItems) {
        movedHeight = metrics(for: shownItems).backgroundHeight
        guard background != painted else { return }
        movedHeight = metrics(for: items).backgroundHeight
        UIView.performWithoutAnimation {
            paint(background)
            setNeedsLayout()
            layoutIfNeeded()
        }
    }

    /// Gives the background the height that it has for other items.
    final func moveBackground(to items: NavigationItems) {
        guard HeadlessDevice.hasGlass else { return }
        movedHeight = metrics(for: items).backgroundHeight
        setNeedsLayout()
    }
}
