package import Foundation

extension DampedSpring {
    /// A spring of mass 1 that has come to rest, its envelope fallen to a thousandth, after `duration`.
    ///
    /// Below ratio 1 the envelope is `e^(-ratio omega t)`. From ratio 1 on it is that of the critically damped
    /// spring, `(1 + omega t) e^(-omega t)`, so a ratio above 1 creeps on after its duration. The frequency
    /// therefore steps up by a third where the ratio reaches 1. A small ratio needs a high frequency to swing
    /// itself out in time; ratios below 0.01 count as 0.01, which makes 110 swings. A ratio that is not a number
    /// counts as 1, and a duration as in `init(duration:bounce:initialVelocity:)`.
    package init(dampingRatio: Double, duration: TimeInterval, initialVelocity: Double = 0) {
        let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, Self.leastRatio), Self.greatestRatio)
        let restingAngle = ratio < 1 ? Self.envelopeRest / ratio : Self.criticalRest
        let omega = restingAngle / Self.usable(duration)
        self.init(stiffness: omega * omega, damping: 2 * ratio * omega, initialVelocity: initialVelocity)
    }

    /// A spring of mass 1 as the eye judges it: how long it seems to take, and how much it bounces.
    ///
    /// Bounce 0 just does not swing, 1 hardly stops swinging, and below 0 the spring creeps; it is clamped to
    /// `-0.99...1`, and counts as 0 if it is not a number. `duration` is about the time of the first arrival, and
    /// resting takes longer. It is clamped to `0.001...1000`, so that 0 means at once, and counts as 0.5 if it is
    /// not a number.
    package init(duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0) {
        let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.99), 1)
        let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
        let omega = 2 * Double.pi / Self.usable(duration)
        self.init(stiffness: omega * omega, damping: 2 * ratio * omega, initialVelocity: initialVelocity)
    }

    private static func usable(_ duration: TimeInterval) -> TimeInterval {
        duration.isNaN ? 0.5 : min(max(duration, 0.001), 1000)
    }

    /// The x with `e^(-x) = 0.001`.
    private static let envelopeRest = 6.907755278982137
    /// The x with `(1 + x) e^(-x) = 0.001`.
    private static let criticalRest = 9.233413476451586
}
