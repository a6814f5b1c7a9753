import Foundation

/// A movement of content along both axes that no finger drives.
@MainActor
struct ScrollRun {
    private var x: ScrollMotion
    private var y: ScrollMotion
    private let start: TimeInterval
    /// The last offset that the run computed.
    private var last: CGPoint

    init(x: ScrollMotion, y: ScrollMotion, from offset: CGPoint, at time: TimeInterval) {
        self.x = x
        self.y = y
        start = time
        last = offset
    }

    /// Returns the offset at a time. If other code changed the offset since the last call, the movement continues from
    /// the changed offset.
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
