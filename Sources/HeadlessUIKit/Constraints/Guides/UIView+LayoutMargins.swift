import Foundation

extension UIView {
    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The resolved margins. They include the safe area insets unless the view opts out (B9.13).
    var resolvedMargins: UIEdgeInsets {
        let minimum = controller == nil ? nil : LayoutMargins.systemMinimum(width: bounds.width)
        let own = margins.resolved(isMirrored: isMirrored, minimumOfScreen: minimum)
        let safe = insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero
        let inherited = inheritedMargins
        return UIEdgeInsets(
            top: max(own.top + safe.top, inherited.top), left: max(own.left + safe.left, inherited.left),
            bottom: max(own.bottom + safe.bottom, inherited.bottom),
            right: max(own.right + safe.right, inherited.right))
    }

    /// The parts of the superview's margins that extend into this view.
    private var inheritedMargins: UIEdgeInsets {
        guard margins.preservesSuperview, let superview else { return .zero }
        let outer = superview.layoutMargins
        let place = untransformedFrame
        let room = superview.bounds
        return UIEdgeInsets(
            top: outer.top - (place.minY - room.minY), left: outer.left - (place.minX - room.minX),
            bottom: outer.bottom - (room.maxY - place.maxY), right: outer.right - (room.maxX - place.maxX))
    }

    func changeMargins(_ change: (inout LayoutMargins) -> Void) {
        let before = layoutMargins
        change(&margins)
        if layoutMargins != before { layoutMarginsHaveChanged() }
    }

    /// Notifies this view of changed margins, and the subviews that preserve their superview's margins.
    func layoutMarginsHaveChanged() {
        layoutMarginsDidChange()
        controller?.viewLayoutMarginsDidChange()
        setNeedsLayout()
        markConstraintsDirty()
        for subview in subviews where subview.margins.preservesSuperview { subview.layoutMarginsHaveChanged() }
    }
}
