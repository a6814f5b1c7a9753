import Foundation

/// A layer's own time: local = (parent - beginTime) * speed + timeOffset.
struct LayerClock {
    var beginTime: TimeInterval = 0
    var speed: Float = 1
    var timeOffset: TimeInterval = 0

    func local(fromParent time: TimeInterval) -> TimeInterval {
        (time - beginTime) * Double(speed) + timeOffset
    }

    /// The parent's time at which the clock shows a local time; nil when the clock stands still.
    func parent(fromLocal time: TimeInterval) -> TimeInterval? {
        speed == 0 ? nil : (time - timeOffset) / Double(speed) + beginTime
    }
}
