import Foundation

/// A finger that drags content on one axis: where the content is follows from where the finger has come.
struct ScrollDrag: Equatable {
    /// Where the drag began, for pages.
    let start: CGFloat
    /// Where the finger pulls to, beyond the ends too.
    private var pull: CGFloat
    private var travel: CGFloat = 0
    /// What the drag last made of the offset.
    private(set) var offset: CGFloat

    init(from offset: CGFloat, in span: ScrollSpan) {
        start = offset
        self.offset = offset
        pull = span.pull(forOffset: offset)
    }

    /// The finger has come so far; the content goes against the offset. An offset that somebody else set meanwhile
    /// is where it goes on.
    mutating func move(to travel: CGFloat, from current: CGFloat, in span: ScrollSpan) -> CGFloat {
        if current != offset { pull += span.pull(forOffset: current) - span.pull(forOffset: offset) }
        pull -= travel - self.travel
        self.travel = travel
        offset = span.offset(forPull: pull)
        return offset
    }
}
