public import UIKit

/// A navigation bar that passes touches through to the content where the bar is clear. Its buttons and title views
/// still receive touches.
///
/// Use it with `UINavigationController(navigationBarClass: BatonNavigationBar.self, toolbarClass: nil)`, or with
/// `BatonNavigationController`, which creates one.
open class BatonNavigationBar: UINavigationBar {
    /// Returns nil where a touch is meant for the content below a clear bar.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return letsTouchesThrough && !isMeantForTheBar(hit) ? nil : hit
    }

    /// Whether the bar is clear. Without a carrier, UIKit draws its own background whatever the state says.
    private var letsTouchesThrough: Bool {
        guard let item = topItem, let carrier = item.barCarrier else { return false }
        let isCompact = traitCollection.verticalSizeClass == .compact
        let look = BarLook(item.barState.over(carrier.stackState), isCompact: isCompact)
        return look.background == .clear || look.isPainted && look.backgroundAlpha == 0
    }

    /// Returns whether a view of the bar handles the touch. A view that spans the bar is empty space, unless it is
    /// part of a control or of the app's own title view.
    private func isMeantForTheBar(_ hit: UIView) -> Bool {
        guard hit.bounds.width >= bounds.width else { return true }
        var view: UIView? = hit
        while let next = view, next !== self {
            if next is UIControl || next === topItem?.titleView { return true }
            view = next.superview
        }
        return false
    }
}
