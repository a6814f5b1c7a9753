package import Foundation

extension DampedSpring {
    /// Creates a spring of mass 1 that has a thousandth of its way left after `duration`, as UIKit computes it
    /// (`SpringRest`).
    ///
    /// A ratio above 1 takes the frequency of the critically damped spring, so that such a spring still moves after its
    /// duration. A spring with a ratio near 0 does so too. Ratios below 0.01 count as 0.01. A ratio that is not a number
    /// counts as 1. The duration is treated as in `init(duration:bounce:initialVelocity:)`.
    package init(dampingRatio: Double, duration: TimeInterval, initialVelocity: Double = 0) {
        let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, Self.leastRatio), Self.greatestRatio)
        let duration = Self.usable(duration)
        let rest = SpringRest(dampingRatio: ratio, push: initialVelocity * duration)
        let omega = rest.decay / (min(ratio, 1) * duration)
        self.init(stiffness: omega * omega, damping: 2 * ratio * omega, initialVelocity: initialVelocity)
    }

    /// Creates a spring of mass 1 from its perceived duration and bounce.
    ///
    /// With a bounce of 0 the spring is critically damped, with 1 it oscillates almost without end, and below 0 it is
    /// overdamped. The bounce is clamped to `-0.99...1`, and counts as 0 if it is not a number. `duration` is
    /// approximately the time of the first arrival at the target; settling takes longer. It is clamped to
    /// `0.001...1000`, so that 0 is practically instantaneous, and counts as 0.5 if it is not a number.
    package init(duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0) {
        let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.99), 1)
        let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
        let omega = 2 * Double.pi / Self.usable(duration)
        self.init(stiffness: omega * omega, damping: 2 * ratio * omega, initialVelocity: initialVelocity)
    }

    private static func usable(_ duration: TimeInterval) -> TimeInterval {
        duration.isNaN ? 0.5 : min(max(duration, 0.001), 1000)
    }
}
