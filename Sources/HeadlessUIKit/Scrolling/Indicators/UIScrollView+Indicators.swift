import Foundation

extension UIScrollView {
    /// Shows the indicators of the axes on which there is more content than fits.
    func showIndicators() {
        for axis in [NSLayoutConstraint.Axis.vertical, .horizontal] where indicators.isWanted(axis) && hasMore(axis) {
            let view = indicators.views[axis] ?? ScrollIndicatorView()
            indicators.views[axis] = view
            withoutLayout { if subviews.last !== view { addSubview(view) } }
            view.appear(indicators.style)
        }
        placeIndicators()
    }

    func fadeIndicators() {
        for view in indicators.views.values { view.disappear() }
    }

    /// Changes what the app sets for the indicators. Those that it no longer wants are removed.
    func changeIndicators(_ change: (inout ScrollIndicators) -> Void) {
        change(&indicators)
        for (axis, view) in indicators.views where !indicators.isWanted(axis) {
            view.removeFromSuperview()
            indicators.views[axis] = nil
        }
        placeIndicators()
    }

    /// Moves the shown indicators with the content.
    func placeIndicators() {
        guard !indicators.views.isEmpty else { return }
        withoutLayout {
            UIView.performWithoutAnimation {
                for (axis, view) in indicators.views { view.frame = indicatorFrame(axis) }
            }
        }
    }

    private func hasMore(_ axis: NSLayoutConstraint.Axis) -> Bool {
        let span = span(axis)
        return span.highest > span.lowest
    }

    private func indicatorFrame(_ axis: NSLayoutConstraint.Axis) -> CGRect {
        let (margin, thickness) = (ScrollIndicatorPlace.margin, ScrollIndicatorPlace.thickness)
        let safe = indicators.adjustsInsets ? safeAreaInsets : .zero
        if axis == .vertical {
            let own = indicators.verticalInsets
            let (start, length) = ScrollIndicatorPlace.place(
                offset: contentOffset.y, in: span(axis), insets: (safe.top + own.top, safe.bottom + own.bottom))
            let x =
                isMirrored
                ? safe.left + own.left + margin
                : bounds.width - safe.right - own.right - margin - thickness
            return CGRect(x: bounds.minX + x, y: bounds.minY + start, width: thickness, height: length)
        }
        let own = indicators.horizontalInsets
        let (start, length) = ScrollIndicatorPlace.place(
            offset: contentOffset.x, in: span(axis), insets: (safe.left + own.left, safe.right + own.right))
        let y = bounds.height - safe.bottom - own.bottom - margin - thickness
        return CGRect(x: bounds.minX + start, y: bounds.minY + y, width: length, height: thickness)
    }

    /// Changes the indicators without another layout of the content.
    func withoutLayout(_ body: () -> Void) {
        let needsLayout = layout.needsLayout
        body()
        layout.needsLayout = needsLayout
    }
}
