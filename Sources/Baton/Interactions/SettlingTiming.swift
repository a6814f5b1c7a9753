import UIKit

/// The timing of the way to a resting place after a release: it goes on with the velocity of the finger, and slows down
/// to rest.
///
/// The curve is a cubic one. A spring that starts with a velocity has an acceleration that grows with the square of its
/// stiffness, so that one which comes to rest soon leaves the velocity of the finger within its first frame.
struct SettlingTiming: Equatable {
    /// The velocity at the start, in remaining distances per second. It is negative if the finger moves away from the
    /// place.
    let velocity: Double
    /// The duration. The quicker the finger, the shorter.
    let duration: Double

    /// The velocity, in remaining distances per duration, with which the curve starts without an acceleration.
    private static let even = 1.5
    /// The greatest velocity, in remaining distances per duration, with which the curve does not pass its end. A movement
    /// past the end would show a gap at the edge of the screen.
    private static let fastest = 3.0
    /// The first control point of a curve that begins at rest. So far out, the speed of the finger changes by less than a
    /// display shows in one frame.
    private static let slowestPoint = 0.62
    /// The first control point of a curve that begins with the even velocity, or with more.
    private static let evenPoint = 1.0 / 3
    /// The first control point of a curve that begins with any velocity in the other direction. The farther out, the
    /// farther the screen goes on before it turns.
    private static let turnedPoint = 0.4
    /// By how much that point is farther out for the velocity 1, and in inverse proportion for others. The speed of the
    /// first frame then stays within 5 % in a rest of half a second.
    private static let turnedRoom = 0.2
    /// The least duration, which is within one frame.
    private static let shortest = 0.001

    /// Creates the timing of a way.
    ///
    /// - Parameters:
    ///   - remaining: The distance to the resting place, in any unit.
    ///   - velocity: The velocity of the finger towards the resting place, in the same unit per second.
    ///   - duration: The longest duration, which a finger leads to that rests, or moves slowly or away.
    init(remaining: Double, towards velocity: Double, duration: Double) {
        let relative = Self.relativeVelocity(velocity, remaining: remaining)
        guard duration > 0 else {
            self.velocity = 0
            self.duration = duration
            return
        }
        self.duration = relative > 0 ? min(duration, max(Self.shortest, Self.even / relative)) : duration
        self.velocity = min(relative, Self.fastest / self.duration)
    }

    /// Creates the timing of the rest of a transition.
    ///
    /// - Parameters:
    ///   - progress: The progress at the release, from 0 to 1.
    ///   - velocity: The velocity of the finger in whole distances per second. Forward is positive.
    ///   - isFinishing: Whether the progress continues to 1 or returns to 0.
    ///   - duration: The longest duration of the rest of the transition.
    init(progress: Double, velocity: Double, isFinishing: Bool, duration: Double) {
        self.init(
            remaining: isFinishing ? 1 - progress : progress, towards: isFinishing ? velocity : -velocity,
            duration: duration)
    }

    /// Converts a velocity to remaining distances per second. Returns 0 if nothing remains or a number is not finite.
    static func relativeVelocity(_ velocity: Double, remaining: Double) -> Double {
        let relative = velocity / remaining
        return relative.isFinite ? relative : 0
    }

    /// Where the first control point is, for a velocity in remaining distances per duration: the slower the finger is, the
    /// farther out.
    private static func firstPoint(for slope: Double) -> Double {
        if slope < 0 { return min(slowestPoint, turnedPoint + turnedRoom / -slope) }
        return evenPoint + (slowestPoint - evenPoint) * max(0, 1 - slope / even)
    }

    /// A curve that starts with the velocity and ends at rest. Its first control point is on the tangent of the start.
    @MainActor
    var parameters: UICubicTimingParameters {
        let slope = velocity * duration
        let point = Self.firstPoint(for: slope)
        return UICubicTimingParameters(
            controlPoint1: CGPoint(x: point, y: slope * point), controlPoint2: CGPoint(x: 1 - point, y: 1))
    }
}
