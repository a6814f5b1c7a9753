import BatonMotion
public import UIKit

/// Decides whether a transition finishes or goes back when the finger leaves it.
///
/// The rule asks where the screen would come to rest if it went on like a scroll view, not where it is. A short, quick
/// flick therefore counts as much as a long, slow drag.
///
/// ```swift
/// interaction.rule = ReleaseRule(threshold: 0.3)
/// ```
public struct ReleaseRule: Hashable, Sendable {
    /// The projected progress from which on the transition finishes.
    public let threshold: Double
    /// How fast the projected movement slows down.
    public let decelerationRate: UIScrollView.DecelerationRate

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - threshold: The projected progress from which on the transition finishes. It is clamped to `0.01...1`, and counts
    ///     as 0.5 if it is not a number.
    ///   - decelerationRate: How fast the projected movement slows down. With `.normal` a flick carries further.
    public init(threshold: Double = 0.5, decelerationRate: UIScrollView.DecelerationRate = .fast) {
        self.threshold = threshold.isNaN ? 0.5 : min(max(threshold, 0.01), 1)
        self.decelerationRate = decelerationRate
    }

    /// Decides on a release at a progress and a velocity.
    ///
    /// - At progress 0 or below the transition goes back, and at 1 or above it finishes, whatever the velocity.
    /// - A progress that is not a number counts as 0.
    /// - If the distance is zero, negative or not finite, or the velocity is not finite, progress alone decides.
    ///
    /// - Parameters:
    ///   - progress: The part of the way at the release.
    ///   - velocity: The velocity of the finger in points per second. Forward is positive.
    ///   - distance: The whole way in points.
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
        let projection = FlickProjection(decelerationRate: Double(decelerationRate.rawValue))
        let projected = progress + projection.distance(velocity: velocity) / distance
        return projected.isFinite ? projected : progress
    }
}
