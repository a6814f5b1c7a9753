import Foundation

/// A layer's own time: local = (parent - beginTime) * speed + timeOffset, cut or repeated where it has a duration.
struct LayerClock: Equatable {
    var beginTime: TimeInterval = 0
    var speed: Float = 1
    var timeOffset: TimeInterval = 0
    var duration: TimeInterval = .infinity
    var repeatCount: Float = 0
    var repeatDuration: TimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    static let plain = LayerClock()

    func local(fromParent time: TimeInterval) -> TimeInterval {
        let free = (time - beginTime) * Double(speed) + timeOffset
        guard duration.isFinite, duration > 0 else { return free }
        let count = repeatDuration > 0 ? repeatDuration / duration : repeatCount > 0 ? Double(repeatCount) : 1
        return AnimationCycles(count: count, autoreverses: autoreverses).place(after: free / duration) * duration
    }

    /// The parent's time at which the clock first shows a local time; nil when the clock stands still.
    func parent(fromLocal time: TimeInterval) -> TimeInterval? {
        speed == 0 ? nil : (time - timeOffset) / Double(speed) + beginTime
    }
}

/// The clock of a layer that does not keep its parent's time.
///
/// They are counted: while there is none, every layer's time is the media clock's and nobody walks up a tree for it.
@MainActor
final class OwnClock {
    private(set) static var count = 0

    var reading: LayerClock

    init(_ reading: LayerClock) {
        self.reading = reading
        Self.count += 1
    }

    isolated deinit {
        Self.count -= 1
    }
}
