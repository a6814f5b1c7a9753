import Foundation

/// Content that moves without a finger, on both axes.
@MainActor
struct ScrollRun {
    private var x: ScrollMotion
    private var y: ScrollMotion
    private let start: TimeInterval
    /// What the run last made of the offset.
    private var last: CGPoint

    init(x: ScrollMotion, y: ScrollMotion, from offset: CGPoint, at time: TimeInterval) {
        self.x = x
        self.y = y
        start = time
        last = offset
    }

    /// Where the content is at a time. An offset that somebody else set meanwhile is where it goes on.
    mutating func offset(at time: TimeInterval, from current: CGPoint) -> CGPoint {
        x.shift(by: current.x - last.x)
        y.shift(by: current.y - last.y)
        let passed = isOver(at: time) ? .infinity : time - start
        last = CGPoint(x: x.offset(at: passed), y: y.offset(at: passed))
        return last
    }

    func isOver(at time: TimeInterval) -> Bool {
        time - start >= max(x.duration, y.duration) - TurnLoop.instant
    }
}
