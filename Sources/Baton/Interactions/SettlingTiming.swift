import UIKit

/// The timing of the way to a resting place after a release: a spring that starts with the velocity of the finger.
struct SettlingTiming: Equatable {
    /// The velocity in remaining distances per second (B6.31). It is negative if the finger moves away from the place.
    let velocity: Double
    /// The duration. A quick finger shortens it, so that its velocity is kept without passing the place.
    let duration: Double

    /// The greatest velocity, in remaining distances per duration. With it a critically damped spring just does not
    /// overshoot its end. An overshoot would show a gap at the edge of the screen.
    private static let fastest = 9.0
    /// The least duration in which a finger that moves away from the place is turned round.
    private static let turning = 0.2
    /// The least duration that a quick finger leads to, about one frame.
    private static let shortest = 0.015

    /// Creates the timing of a way.
    ///
    /// - Parameters:
    ///   - remaining: The distance to the resting place, in any unit.
    ///   - velocity: The velocity of the finger towards the resting place, in the same unit per second.
    ///   - duration: The duration without a velocity.
    init(remaining: Double, towards velocity: Double, duration: Double) {
        let relative = Self.relativeVelocity(velocity, remaining: remaining)
        guard duration > 0 else {
            self.velocity = 0
            self.duration = duration
            return
        }
        let quick = relative > 0 ? min(duration, max(Self.shortest, Self.fastest / relative)) : duration
        self.duration = relative < 0 ? max(duration, Self.turning) : quick
        self.velocity = min(relative, Self.fastest / self.duration)
    }

    /// Creates the timing of the rest of a transition.
    ///
    /// - Parameters:
    ///   - progress: The progress at the release, from 0 to 1.
    ///   - velocity: The velocity of the finger in whole distances per second. Forward is positive.
    ///   - isFinishing: Whether the progress continues to 1 or returns to 0.
    ///   - duration: The duration of the rest of the transition.
    init(progress: Double, velocity: Double, isFinishing: Bool, duration: Double) {
        self.init(
            remaining: isFinishing ? 1 - progress : progress, towards: isFinishing ? velocity : -velocity,
            duration: duration)
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
