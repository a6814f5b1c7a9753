/// Whether a move that the hand lets go of runs on to its end or back to its start.
///
/// It asks where the thing would slide to, not where it is: a short quick flick means as much as a long slow drag.
public struct ReleaseRule: Hashable, Sendable {
    /// The projected progress from which on the move finishes.
    public let threshold: Double
    /// How far a flick carries.
    public let projection: FlickProjection

    /// A rule; the threshold is clamped to `0.01...1`, and counts as 0.5 if it is not a number.
    public init(threshold: Double = 0.5, projection: FlickProjection = .fast) {
        self.threshold = threshold.isNaN ? 0.5 : min(max(threshold, 0.01), 1)
        self.projection = projection
    }

    /// The decision for a release at `progress`, moving at `velocity` points per second along the way forward,
    /// where the whole way is `distance` points.
    ///
    /// - The ends decide by themselves, whatever the velocity. At progress 0 or below nothing has moved that could
    ///   finish, so the move cancels; at 1 or above no way is left, so it finishes. The verdict then projects 0 or
    ///   1.
    /// - A progress that is not a number counts as 0.
    /// - Without a way to measure by (a distance that is zero, negative or not finite), or with a velocity that is
    ///   not finite, progress alone decides.
    public func verdict(progress: Double, velocity: Double, distance: Double) -> Verdict {
        let projected = projectedProgress(progress: progress, velocity: velocity, distance: distance)
        return Verdict(
            outcome: projected >= threshold ? .finish : .cancel,
            projectedProgress: projected,
            threshold: threshold
        )
    }

    private func projectedProgress(progress: Double, velocity: Double, distance: Double) -> Double {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        guard distance > 0, distance.isFinite else { return progress }
        let projected = progress + projection.distance(velocity: velocity) / distance
        return projected.isFinite ? projected : progress
    }

    /// A velocity in points per second as a spring wants it: in whole remaining distances per second.
    ///
    /// `remaining` is the target less the current place, so a velocity away from the target comes out negative.
    /// With nothing remaining, or without finite numbers, it is 0.
    public static func relativeVelocity(_ velocity: Double, remaining: Double) -> Double {
        let relative = velocity / remaining
        return relative.isFinite ? relative : 0
    }
}
