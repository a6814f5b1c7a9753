import UIKit

/// The spring of UIKit's own push and pop, and of its sheets (B6.34, B27.3). It is critically damped.
@MainActor
enum SystemSpring {
    /// The stiffness at the mass 1.
    nonisolated static let stiffness = 1000.0 / 3

    /// Returns the timing parameters of the spring, which determine the duration of an animation (B6.33). From rest it is
    /// half a second.
    ///
    /// - Parameter velocity: The velocity at the start, in remaining distances per second.
    static func parameters(velocity: Double = 0) -> UISpringTimingParameters {
        UISpringTimingParameters(
            mass: 1, stiffness: stiffness, damping: 2 * stiffness.squareRoot(),
            initialVelocity: CGVector(dx: velocity, dy: velocity))
    }
}
