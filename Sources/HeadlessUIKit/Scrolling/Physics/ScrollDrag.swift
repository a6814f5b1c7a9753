import Foundation

/// A drag along one axis. It computes the content offset from the translation of the finger.
struct ScrollDrag: Equatable {
    /// The offset at which the drag began. Paging uses it.
    let start: CGFloat
    /// The offset that the finger requests. It may lie beyond the ends of the content.
    private var pull: CGFloat
    private var travel: CGFloat = 0
    /// The last offset that the drag computed.
    private(set) var offset: CGFloat

    init(from offset: CGFloat, in span: ScrollSpan) {
        start = offset
        self.offset = offset
        pull = span.pull(forOffset: offset)
    }

    /// Returns the offset for a translation of the finger. The offset changes in the opposite direction. If other code
    /// changed the offset since the last call, the drag continues from the changed offset.
    mutating func move(to travel: CGFloat, from current: CGFloat, in span: ScrollSpan) -> CGFloat {
        if current != offset { pull += span.pull(forOffset: current) - span.pull(forOffset: offset) }
        pull -= travel - self.travel
        self.travel = travel
        offset = span.offset(forPull: pull)
        return offset
    }
}
