package import Foundation

/// A damped spring that moves a value over a distance of 1, starting with an initial velocity.
///
/// All parameters result in a spring that comes to rest and whose values are numbers. A mass or stiffness that is not a
/// positive number is replaced by the default of Core Animation (mass 1, stiffness 100), a damping that is not a number
/// by 10, and a velocity that is not finite by 0. Other values are clamped: mass to `1e-6...1e6`, stiffness to
/// `1e-6...1e12`, velocity to `-1e9...1e9`, and damping so that the ratio is in `0.01...1e6`. At a ratio of 0.01 a
/// spring oscillates about a hundred times before it rests. The stored properties contain the resulting values.
package struct DampedSpring: Hashable, Sendable {
    /// The mass that the spring moves.
    package let mass: Double
    /// The force of the spring per unit of distance.
    package let stiffness: Double
    /// The damping force per unit of speed.
    package let damping: Double
    /// The initial velocity in whole distances per second. Positive values point towards the target.
    package let initialVelocity: Double

    /// The motion of the spring. It is computed once, because values are requested at every frame.
    let motion: SpringMotion

    /// Creates a spring from its physical parameters.
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

    /// The damping relative to critical damping. Below 1 the spring oscillates. Above 1 it approaches its target
    /// slowly.
    package var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

    /// The angular frequency of the spring without damping, in radians per second.
    package var angularFrequency: Double { (stiffness / mass).squareRoot() }

    /// Returns the fraction of the distance covered after `time` seconds. It exceeds 1 where the spring overshoots.
    ///
    /// A time that is before 0 or not a number counts as 0.
    package func value(at time: TimeInterval) -> Double {
        guard time > 0 else { return 0 }
        return time < .infinity ? 1 - motion.remainder(at: time) : 1
    }

    /// Returns the velocity after `time` seconds, in distances per second.
    ///
    /// A time that is before 0 or not a number counts as 0.
    package func velocity(at time: TimeInterval) -> Double {
        guard time > 0 else { return initialVelocity }
        return time < .infinity ? motion.velocity(at: time) : 0
    }

    /// Returns whether two springs have the same four parameters.
    package static func == (one: DampedSpring, other: DampedSpring) -> Bool {
        one.mass == other.mass && one.stiffness == other.stiffness && one.damping == other.damping
            && one.initialVelocity == other.initialVelocity
    }

    /// Hashes the four parameters. Values derived from them are not included.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(mass)
        hasher.combine(stiffness)
        hasher.combine(damping)
        hasher.combine(initialVelocity)
    }

    static let leastRatio = 0.01
    static let greatestRatio = 1e6
}
