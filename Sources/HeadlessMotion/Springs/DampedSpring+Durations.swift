package import Foundation

extension DampedSpring {
    /// Creates a spring of mass 1 whose envelope falls to a thousandth after `duration`.
    ///
    /// Below a ratio of 1 the envelope is `e^(-ratio omega t)`. From a ratio of 1 on it is that of the critically
    /// damped spring, `(1 + omega t) e^(-omega t)`, so a spring with a ratio above 1 still moves after its duration.
    /// The frequency therefore increases by a third where the ratio reaches 1. A small ratio requires a high frequency
    /// for the spring to come to rest in time. Ratios below 0.01 count as 0.01, which results in 110 oscillations. A
    /// ratio that is not a number counts as 1. The duration is treated as in `init(duration:bounce:initialVelocity:)`.
    package init(dampingRatio: Double, duration: TimeInterval, initialVelocity: Double = 0) {
        let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, Self.leastRatio), Self.greatestRatio)
        let restingAngle = ratio < 1 ? Self.envelopeRest / ratio : Self.criticalRest
        let omega = restingAngle / Self.usable(duration)
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

    /// The solution x of `e^(-x) = 0.001`.
    private static let envelopeRest = 6.907755278982137
    /// The solution x of `(1 + x) e^(-x) = 0.001`.
    private static let criticalRest = 9.233413476451586
}
