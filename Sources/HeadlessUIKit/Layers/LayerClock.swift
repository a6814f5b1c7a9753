import Foundation

/// The clock of a layer: local = (parent - beginTime) * speed + timeOffset, limited or repeated if the clock has a
/// duration.
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

    /// Returns the parent time at which the clock first shows a local time. Returns nil if the clock does not run.
    func parent(fromLocal time: TimeInterval) -> TimeInterval? {
        speed == 0 ? nil : (time - timeOffset) / Double(speed) + beginTime
    }
}

/// The clock of a layer that does not use its parent's time.
///
/// Instances are counted. While there are none, every layer's time equals the media time, and conversions do not need
/// to walk up the layer tree.
final class OwnClock {
    nonisolated(unsafe) private(set) static var count = 0

    var reading: LayerClock

    init(_ reading: LayerClock) {
        self.reading = reading
        Self.count += 1
    }

    deinit {
        Self.count -= 1
    }
}
