import BatonMotion
public import UIKit

/// Decides whether a transition finishes or is cancelled when the finger is released.
///
/// The rule uses the progress at which the movement would come to rest if it decelerated like a scroll view, not the
/// current progress. A short, quick flick therefore counts as much as a long, slow drag.
///
/// ```swift
/// interaction.rule = ReleaseRule(threshold: 0.3)
/// ```
public struct ReleaseRule: Hashable, Sendable {
    /// The projected progress from which the transition finishes.
    public let threshold: Double
    /// The rate at which the projected movement decelerates.
    public let decelerationRate: UIScrollView.DecelerationRate

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - threshold: The projected progress from which the transition finishes. It is clamped to `0.01...1`, and is
    ///     0.5 if the value is not a number.
    ///   - decelerationRate: The rate at which the projected movement decelerates. With `.normal` a flick carries
    ///     further.
    public init(threshold: Double = 0.5, decelerationRate: UIScrollView.DecelerationRate = .fast) {
        self.threshold = threshold.isNaN ? 0.5 : min(max(threshold, 0.01), 1)
        self.decelerationRate = decelerationRate
    }

    /// Returns the decision for a release at a progress and a velocity.
    ///
    /// - At progress 0 or below the transition is cancelled, and at 1 or above it finishes, whatever the velocity.
    /// - A progress that is not a number counts as 0.
    /// - If the distance is zero, negative or not finite, or the velocity is not finite, progress alone decides.
    package func verdict(progress: Double, velocity: Double, distance: Double) -> Verdict {
        let projected = projectedProgress(progress: progress, velocity: velocity, distance: distance)
        let outcome: TransitionOutcome = projected >= threshold ? .completed : .cancelled
        return Verdict(outcome: outcome, projectedProgress: projected, threshold: threshold)
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
