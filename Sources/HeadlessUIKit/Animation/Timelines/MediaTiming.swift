import Foundation

/// When an explicit animation is in effect, and where in its pass it is then.
///
/// A value, since Core Animation copies an animation when it is added: later changes of the object change nothing.
struct MediaTiming {
    /// In the time of the layer, or of the group.
    var begin: TimeInterval = 0
    var speed = 1.0
    /// Where in the pass it starts; what is skipped comes last.
    var offset: TimeInterval = 0
    var duration: TimeInterval
    var cycles = AnimationCycles.once
    /// The whole in the animation's own time, where a client cut it or drew it out.
    var wholeDuration: TimeInterval?
    var fillsBackwards = false
    var fillsForwards = false

    /// Times closer than this are one moment.
    private static let instant = 1e-9

    /// The whole in the animation's own time.
    var length: TimeInterval { wholeDuration ?? duration * cycles.length }

    /// When the whole is over in the time it begins in; nil if it never is.
    var end: TimeInterval? {
        speed == 0 || !length.isFinite ? nil : begin + length / abs(speed)
    }

    /// The place in the pass, from 0 to 1; nil when nothing is in effect.
    func place(at time: TimeInterval) -> Double? {
        let elapsed = (time - begin) * abs(speed)
        // The begin is a sum of frame intervals: a hair before it is no delay.
        if elapsed < -Self.instant && !fillsBackwards { return nil }
        if elapsed > length + Self.instant && !fillsForwards { return nil }
        let run = min(max(0, elapsed), length)
        let played = speed < 0 ? length - run : run
        guard duration > 0 else { return 1 }
        let endless = AnimationCycles(count: .infinity, autoreverses: cycles.autoreverses)
        return endless.place(after: (played + offset) / duration)
    }
}
