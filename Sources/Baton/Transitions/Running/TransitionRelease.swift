import UIKit

/// How a transition is let go.
@MainActor
struct TransitionRelease {
    let end: TransitionEnd
    /// The timing of the rest, or nil to end at once.
    var timing: (any UITimingCurveProvider)?
    /// The duration of that timing.
    var duration: TimeInterval = 0
    var progress: CGFloat = 0
    /// The velocity of the progress for each second.
    var velocity: CGFloat = 0
    var fingers: GestureFingers?

    /// The spring on which the rest of the way is run.
    var spring: ReleaseSpring {
        let (remaining, towards) = end == .entering ? (1 - progress, velocity) : (progress, -velocity)
        return ReleaseSpring(remaining: Double(remaining), towards: Double(towards))
    }

    /// How the transition runs then, or nil if nothing is left to move.
    var run: TransitionRun? {
        guard let timing, duration > 0 else { return nil }
        return TransitionRun(start: progress, end: end.progress, timing: timing, duration: duration)
    }
}
