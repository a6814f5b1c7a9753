import Foundation

extension UIView {
    /// Recomputes the safe area and propagates a change to the subviews (B9.1 to B9.4).
    func updateSafeArea() {
        let insets = currentSafeArea
        guard insets != safeArea else { return }
        safeArea = insets
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea { layoutMarginsHaveChanged() }
        setNeedsLayout()
        markConstraintsDirty()
        for subview in links.subviews { subview.updateSafeArea() }
    }

    /// The safe area insets: zero outside a window, the insets from the container for the view of a view controller,
    /// and the overlap with the superview's safe area for a plain view.
    private var currentSafeArea: UIEdgeInsets {
        guard let window = links.window else { return .zero }
        if let controller { return controller.safeAreaOfView }
        if HeadlessQuirks.safeAreasOfContainersComeLate,
            (self as? PresentationContainerView)?.hasBeenLaidOut == false
        {
            return .zero
        }
        guard let superview = links.superview else { return window.screenInsets }
        return overlap(withSafeAreaOf: superview)
    }

    /// Returns the insets by which this view overlaps the unsafe edges of another view. They are never negative.
    func overlap(withSafeAreaOf view: UIView) -> UIEdgeInsets {
        // Insets are not propagated to a transformed view, which UIKit does not support either (B9.6).
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
