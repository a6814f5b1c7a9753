import Foundation

extension UIScrollView {
    func span(_ axis: NSLayoutConstraint.Axis) -> ScrollSpan {
        let inset = restingInset
        guard axis == .vertical else {
            return ScrollSpan(
                lowest: -inset.left, highest: contentSize.width + inset.right - bounds.width, length: bounds.width,
                bounces: bounces)
        }
        // Short content can hide the search bar, too.
        let end = contentSize.height + inset.bottom - bounds.height
        let hidden = barCollapse.searchHeight > 0 ? barCollapse.searchHeight - inset.top : end
        return ScrollSpan(lowest: -inset.top, highest: max(end, hidden), length: bounds.height, bounces: bounces)
    }

    /// Whether a finger can move the content along an axis.
    func scrolls(_ axis: NSLayoutConstraint.Axis) -> Bool {
        let span = span(axis)
        let always = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
        return isScrollEnabled && (span.highest > span.lowest || bounces && always)
    }

    var scrollsAnywhere: Bool { scrolls(.horizontal) || scrolls(.vertical) }

    /// Returns the nearest offset at which a rectangle of the content is visible.
    func offset(showing rect: CGRect) -> CGPoint {
        let inset = adjustedInset
        let x = offset(contentOffset.x, showing: (rect.minX, rect.maxX), (inset.left, inset.right), .horizontal)
        let y = offset(contentOffset.y, showing: (rect.minY, rect.maxY), (inset.top, inset.bottom), .vertical)
        return CGPoint(x: x, y: y)
    }

    private func offset(
        _ offset: CGFloat, showing part: (start: CGFloat, end: CGFloat), _ inset: (start: CGFloat, end: CGFloat),
        _ axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
        let span = span(axis)
        if part.start < offset + inset.start { return span.rest(nearest: part.start - inset.start) }
        if part.end > offset + span.length - inset.end { return span.rest(nearest: part.end - span.length + inset.end) }
        return offset
    }
}
