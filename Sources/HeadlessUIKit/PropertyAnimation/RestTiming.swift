import Foundation

/// The timing parameters with which the rest of a property animator runs.
@MainActor
struct RestTiming {
    let parameters: any UITimingCurveProvider
    /// Whether the animator is one of UIKit's own, which is not subject to questions about the public class.
    let belongsToSystem: Bool
    /// The timing parameters before.
    var former: (any UITimingCurveProvider)?

    /// Returns the motion from a paused progress to one of the ends.
    func motion(
        from held: AnimationProgress, to target: Double, lasting length: TimeInterval
    ) -> AnimationTimeline.Motion {
        var own = parameters.pace(over: length, speedingUp: speeds(over: held, to: target))
        if let former, !belongsToSystem, HeadlessQuirks.continuedTimingsBeginAsTheFormer {
            own.pace = .turning(former.pace(over: length).pace, into: own.pace)
        }
        let stretches = !belongsToSystem && HeadlessQuirks.durationFactorsStretchSprings && length > 0
        let (pace, duration) = stretches ? (own.pace.stretched(by: length / own.duration), length) : own
        let isRetraced = !belongsToSystem && target == 0 && HeadlessQuirks.continuedTimingsAreRetraced
        return .settling(
            from: held, to: target, pace: isRetraced ? .retraced(pace) : pace, duration: duration)
    }

    /// The factors by which the velocities are larger in remaining distances than in those in which they were given. Without
    /// a remaining distance there is no velocity (B6.31).
    private func speeds(over held: AnimationProgress, to target: Double) -> CGVector {
        guard !belongsToSystem, HeadlessQuirks.springVelocities == .ofTheWhole else { return CGVector(dx: 1, dy: 1) }
        func factor(_ held: Double) -> Double { held == target ? 0 : 1 / abs(target - held) }
        return CGVector(dx: factor(held.x), dy: factor(held.y))
    }
}
