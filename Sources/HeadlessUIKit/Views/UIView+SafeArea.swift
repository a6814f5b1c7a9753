import Foundation

extension UIView {
    /// Finds the safe area anew and hands a change down the tree (B9.1 to B9.4).
    func updateSafeArea() {
        let insets = currentSafeArea
        guard insets != safeArea else { return }
        safeArea = insets
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea { layoutMarginsHaveChanged() }
        setNeedsLayout()
        markConstraintsDirty()
        links.subviews.forEach { $0.updateSafeArea() }
    }

    /// Not in a window: none. A controller's view: what its container gives. A plain view: what still overlaps.
    private var currentSafeArea: UIEdgeInsets {
        guard let window = links.window else { return .zero }
        if let controller { return controller.safeAreaOfView }
        guard let superview = links.superview else { return window.screenInsets }
        return overlap(withSafeAreaOf: superview)
    }

    /// The part of another view's unsafe edges that this view reaches into; never negative.
    func overlap(withSafeAreaOf view: UIView) -> UIEdgeInsets {
        // A transform breaks the propagation, which UIKit does not support either (B9.6).
        guard CATransform3DIsIdentity(layer.transform) else { return .zero }
        let insets = view.safeAreaForSubviews
        let place = frame
        let outer = view.bounds
        guard place.intersects(outer) else { return .zero }
        return UIEdgeInsets(
            top: min(place.height, max(0, outer.minY + insets.top - place.minY)),
            left: min(place.width, max(0, outer.minX + insets.left - place.minX)),
            bottom: min(place.height, max(0, place.maxY - (outer.maxY - insets.bottom))),
            right: min(place.width, max(0, place.maxX - (outer.maxX - insets.right))))
    }
}
