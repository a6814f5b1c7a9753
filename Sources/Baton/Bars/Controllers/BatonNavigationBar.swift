public import UIKit

/// A navigation bar that lets touches through to the content where it is clear: all but its buttons and title views.
///
/// Use it with `UINavigationController(navigationBarClass: BatonNavigationBar.self, toolbarClass: nil)`, or with
/// `BatonNavigationController`, which brings it.
open class BatonNavigationBar: UINavigationBar {
    /// Nil where a touch is meant for the content below a clear bar.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return letsTouchesThrough && !isMeantForTheBar(hit) ? nil : hit
    }

    /// Where nobody shows states the background is UIKit's own, whatever they say.
    private var letsTouchesThrough: Bool {
        guard let item = topItem, let carrier = item.barCarrier else { return false }
        let isCompact = traitCollection.verticalSizeClass == .compact
        let look = BarLook(item.barState.over(carrier.stackState), isCompact: isCompact)
        return look.background == .clear || look.isPainted && look.backgroundAlpha == 0
    }

    /// What spans the bar is room and no button; but a control or the app's own title view may do that too.
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
