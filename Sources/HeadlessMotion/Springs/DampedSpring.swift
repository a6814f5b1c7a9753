package import Foundation

/// A damped spring that pulls something over a distance of 1, starting at the speed of the hand that let go.
///
/// No parameter can make a spring that never rests or whose values are not numbers. What is not a number or not
/// positive is replaced by Core Animation's own default (mass 1, stiffness 100), a damping that is not a number by
/// 10, a velocity that is not finite by 0. The rest is clamped: mass to `1e-6...1e6`, stiffness to `1e-6...1e12`,
/// velocity to a thousand million either way, and damping so that the ratio lies in `0.01...1e6`: a hundred swings
/// before rest are more than an eye can follow. The stored properties tell what came of it.
package struct DampedSpring: Hashable, Sendable {
    /// What the spring moves.
    package let mass: Double
    /// How hard it pulls for each unit of distance.
    package let stiffness: Double
    /// How much it is slowed for each unit of speed.
    package let damping: Double
    /// The speed at the start in whole distances per second; positive is towards the target.
    package let initialVelocity: Double

    /// Worked out once, since a value is asked for at every frame.
    let motion: SpringMotion

    /// A spring by its physics.
    package init(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
        let mass = mass > 0 ? min(max(mass, 1e-6), 1e6) : 1
        let stiffness = stiffness > 0 ? min(max(stiffness, 1e-6), 1e12) : 100
        let criticalDamping = 2 * (mass * stiffness).squareRoot()
        let damping = damping.isNaN ? 10 : damping
        self.mass = mass
        self.stiffness = stiffness
        self.damping = min(max(damping, Self.leastRatio * criticalDamping), Self.greatestRatio * criticalDamping)
        self.initialVelocity = initialVelocity.isFinite ? min(max(initialVelocity, -1e9), 1e9) : 0
        motion = SpringMotion(
            angularFrequency: (stiffness / mass).squareRoot(),
            dampingRatio: self.damping / criticalDamping,
            initialVelocity: self.initialVelocity
        )
    }

    /// The damping as a part of the one that just does not swing: below 1 the spring swings, above it creeps.
    package var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

    /// How fast the spring would swing if nothing damped it, in radians per second.
    package var angularFrequency: Double { (stiffness / mass).squareRoot() }

    /// The part of the distance covered after `time` seconds; it passes 1 where the spring swings.
    ///
    /// A time before 0, or not a number, counts as 0.
    package func value(at time: TimeInterval) -> Double {
        guard time > 0 else { return 0 }
        return time < .infinity ? 1 - motion.remainder(at: time) : 1
    }

    /// The speed after `time` seconds in distances per second, for whatever takes over from the spring.
    ///
    /// A time before 0, or not a number, counts as 0.
    package func velocity(at time: TimeInterval) -> Double {
        guard time > 0 else { return initialVelocity }
        return time < .infinity ? motion.velocity(at: time) : 0
    }

    /// Whether both are the same spring by their four parameters.
    package static func == (one: DampedSpring, other: DampedSpring) -> Bool {
        one.mass == other.mass && one.stiffness == other.stiffness && one.damping == other.damping
            && one.initialVelocity == other.initialVelocity
    }

    /// Feeds the four parameters; what is worked out from them adds nothing.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(mass)
        hasher.combine(stiffness)
        hasher.combine(damping)
        hasher.combine(initialVelocity)
    }

    static let leastRatio = 0.01
    static let greatestRatio = 1e6
}
