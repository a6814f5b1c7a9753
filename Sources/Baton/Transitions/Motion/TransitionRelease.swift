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

    /// Creates a release after which the transition runs on UIKit's spring.
    static func onSpring(
        to end: TransitionEnd, from progress: CGFloat, velocity: Double, fingers: GestureFingers?
    ) -> TransitionRelease {
        let spring =
            end == .entering
            ? ReleaseSpring(remaining: Double(1 - progress), towards: velocity)
            : ReleaseSpring(remaining: Double(progress), towards: -velocity)
        return TransitionRelease(
            end: end, timing: spring.parameters, duration: spring.duration, progress: progress,
            velocity: CGFloat(velocity), fingers: fingers)
    }

    /// How the transition runs then.
    var run: TransitionRun {
        let spring = ReleaseSpring(remaining: Double(1 - progress), towards: Double(velocity))
        return TransitionRun(end: end, spring: end == .entering ? spring : nil)
    }
}
