import Foundation

extension UISegmentedControl {
    /// Inserts a segment, at the end if the index is beyond it. The selected segment stays selected.
    func insert(_ segment: Segment, at index: Int, animated: Bool = false) {
        let place = min(max(0, index), segments.count)
        let view = SegmentView()
        segments.insert(segment, at: place)
        segmentViews.insert(view, at: place)
        addSubview(view)
        if animated { view.frame = segmentFrames[place] }
        segmentsHaveChanged(selecting: selectedSegmentIndex >= place ? selectedSegmentIndex + 1 : nil, animated)
    }

    func remove(at index: Int, animated: Bool = false) {
        segments.remove(at: index)
        segmentViews.remove(at: index).removeFromSuperview()
        let selected = selectedSegmentIndex
        segmentsHaveChanged(
            selecting: selected == index ? Self.noSegment : selected > index ? selected - 1 : nil, animated)
    }

    private func segmentsHaveChanged(selecting index: Int?, _ animated: Bool) {
        invalidateIntrinsicContentSize()
        select(index ?? selectedSegmentIndex, animated: animated)
    }

    func change(_ index: Int, _ body: (inout Segment) -> Void) {
        _ = checked(index)
        body(&segments[index])
        show()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func checked(_ index: Int) -> Segment {
        precondition(
            segments.indices.contains(index),
            "Segment \(index) of \(segments.count) was asked for: ask for numberOfSegments first.")
        return segments[index]
    }

    /// The frames of the segments, from the leading edge to the trailing edge.
    var segmentFrames: [CGRect] {
        let widths = SegmentWidths.widths(
            fixed: segments.map(\.width), content: segmentViews.map(\.contentWidth), in: bounds.width,
            byContent: apportionsSegmentWidthsByContent)
        var x: CGFloat = 0
        return widths.map { width in
            defer { x += width }
            return CGRect(x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
        }
    }

    /// Returns the index of the segment at a horizontal position.
    func segment(at x: CGFloat) -> Int? {
        segmentFrames.firstIndex { $0.minX <= x && x < $0.maxX }
    }
}
