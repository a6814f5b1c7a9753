import UIKit

/// The spring of UIKit's own push and pop, and of its sheets (B6.34, B27.3). It is critically damped.
@MainActor
enum SystemSpring {
    /// The stiffness at the mass 1.
    nonisolated static let stiffness = 1000.0 / 3

    /// Returns the timing parameters for a velocity in remaining distances per second. They determine the duration of an animation
    /// (B6.33), which from rest is half a second.
    static func parameters(velocity: Double = 0) -> UISpringTimingParameters {
        UISpringTimingParameters(
            mass: 1, stiffness: stiffness, damping: 2 * stiffness.squareRoot(),
            initialVelocity: CGVector(dx: velocity, dy: velocity))
    }

    /// How long the spring takes from rest, until a thousandth of the distance is left (B27.30).
    nonisolated private static let duration = 9.2334 / stiffness.squareRoot()

    /// Animates changes on the spring, from rest. A property animator would have to be kept: one that has nothing to move may stay
    /// active, and UIKit raises an exception if it is released then (B6.2, B6.54).
    static func animate(_ changes: @escaping () -> Void) {
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .allowUserInteraction, animations: changes)
    }
}
