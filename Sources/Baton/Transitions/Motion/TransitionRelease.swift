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

    /// How the transition runs then.
    var run: TransitionRun {
        let spring = ReleaseSpring(remaining: Double(1 - progress), towards: Double(velocity))
        return TransitionRun(end: end, spring: end == .entering ? spring : nil)
    }
}
