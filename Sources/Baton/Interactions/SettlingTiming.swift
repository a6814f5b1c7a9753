import UIKit

/// The timing of the rest of a transition after a release: a spring that starts with the velocity of the finger.
struct SettlingTiming {
    /// The velocity in remaining distances per second (B6.31).
    let velocity: Double

    /// The greatest velocity, in remaining distances per duration. With it a critically damped spring just does not
    /// overshoot its end. An overshoot would show a gap at the edge of the screen.
    private static let fastest = 9.0

    /// Creates the timing of the rest of a transition.
    ///
    /// - Parameters:
    ///   - progress: The progress at the release, from 0 to 1.
    ///   - velocity: The velocity of the finger in whole distances per second. Forward is positive.
    ///   - isFinishing: Whether the progress continues to 1 or returns to 0.
    ///   - duration: The duration of the rest of the transition.
    init(progress: Double, velocity: Double, isFinishing: Bool, duration: Double) {
        let remaining = isFinishing ? 1 - progress : progress
        let towards = isFinishing ? velocity : -velocity
        let relative = Self.relativeVelocity(towards, remaining: remaining)
        self.velocity = min(max(0, relative), duration > 0 ? Self.fastest / duration : 0)
    }

    /// Converts a velocity to remaining distances per second, as a spring requires (B6.31). Returns 0 if nothing
    /// remains or a number is not finite.
    static func relativeVelocity(_ velocity: Double, remaining: Double) -> Double {
        let relative = velocity / remaining
        return relative.isFinite ? relative : 0
    }

    @MainActor
    var parameters: UISpringTimingParameters {
        UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: velocity, dy: velocity))
    }
}
