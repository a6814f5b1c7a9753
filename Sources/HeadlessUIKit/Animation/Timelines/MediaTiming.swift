import Foundation

/// The timing of an explicit animation: when it is in effect, and at which place of its pass.
///
/// This type is a value because Core Animation copies an animation when it is added. Later changes of the animation
/// object have no effect.
struct MediaTiming {
    /// The begin time in the time of the layer or the enclosing group.
    var begin: TimeInterval = 0
    var speed = 1.0
    /// The time in the pass at which the animation starts. The skipped part is played last.
    var offset: TimeInterval = 0
    var duration: TimeInterval
    var cycles = AnimationCycles.once
    /// The total duration in the animation's own time, if the app set `repeatDuration`.
    var wholeDuration: TimeInterval?
    var fillsBackwards = false
    var fillsForwards = false

    /// The tolerance within which two times are equal.
    private static let instant = 1e-9

    /// The total duration in the animation's own time.
    var length: TimeInterval { wholeDuration ?? duration * cycles.length }

    /// The end time in the time of the layer or the enclosing group, or nil if the animation never ends.
    var end: TimeInterval? {
        speed == 0 || !length.isFinite ? nil : begin + length / abs(speed)
    }

    /// Returns the place in the pass, from 0 to 1, or nil if the animation is not in effect.
    func place(at time: TimeInterval) -> Double? {
        let elapsed = (time - begin) * abs(speed)
        // The begin time is a sum of frame intervals, so a rounding error is not a delay.
        if elapsed < -Self.instant && !fillsBackwards { return nil }
        if elapsed > length + Self.instant && !fillsForwards { return nil }
        let run = min(max(0, elapsed), length)
        let played = speed < 0 ? length - run : run
        guard duration > 0 else { return 1 }
        let endless = AnimationCycles(count: .infinity, autoreverses: cycles.autoreverses)
        return endless.place(after: (played + offset) / duration)
    }
}
