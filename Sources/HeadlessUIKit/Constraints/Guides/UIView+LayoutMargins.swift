import Foundation

extension UIView {
    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Margins follow the safe area unless the view says otherwise (B9.13).
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

    /// How far the superview's margins reach into this view.
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

    /// Tells this view and those below that its margins reach into.
    func layoutMarginsHaveChanged() {
        layoutMarginsDidChange()
        controller?.viewLayoutMarginsDidChange()
        setNeedsLayout()
        markConstraintsDirty()
        for subview in subviews where subview.margins.preservesSuperview { subview.layoutMarginsHaveChanged() }
    }
}
