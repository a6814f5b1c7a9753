import UIKit

/// UIKit's spring in two dimensions, on which something comes to its place from the velocity of a finger. Along one
/// axis the finger may be fast while little of the way is left. It then passes its place there, and returns. A spring
/// with the stiffness of UIKit's may not have come back in time, so it is stiffer then.
struct PlaneSpring: Equatable {
    /// What is left at the end, in points. No display shows it.
    private static let rest = 0.25

    let stiffness: Double
    /// The velocity at the start, in remaining distances per second along each axis (B6.31, B6.32).
    let velocity: CGVector

    /// Creates the spring for a way in points, which is at rest after a time.
    init(_ way: CGVector, from velocity: CGVector, within time: TimeInterval) {
        let axes = [(Double(way.dx), Double(velocity.dx)), (Double(way.dy), Double(velocity.dy))]
        let relative = axes.map { ReleaseSpring.relativeVelocity($1, remaining: $0) }
        self.velocity = CGVector(dx: relative[0], dy: relative[1])
        var rate = SystemSpring.stiffness.squareRoot()
        let isLate = { axes.contains { Self.left(of: $0, at: $1, after: time, rate: rate) > Self.rest } }
        while time > 0, isLate(), rate.isFinite { rate *= 1.05 }
        stiffness = rate * rate
    }

    /// Returns how far something is from its place after a time.
    private static func left(of way: Double, at velocity: Double, after time: Double, rate: Double) -> Double {
        guard way.isFinite, velocity.isFinite else { return 0 }
        return abs(way + (rate * way - velocity) * time) * exp(-rate * time)
    }

    @MainActor
    var parameters: UISpringTimingParameters {
        UISpringTimingParameters(
            mass: 1, stiffness: stiffness, damping: 2 * stiffness.squareRoot(), initialVelocity: velocity)
    }
}
