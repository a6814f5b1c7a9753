import UIKit

/// UIKit's spring, on which what a finger has moved comes to rest: a transition, a sheet, a screen that was stretched.
///
/// It was measured on sheets, for a release that finishes and for one that returns (B27.3, B27.10).
struct ReleaseSpring: Equatable {
    /// The greatest velocity at the start, in remaining distances per second. Above the square root of the stiffness the spring
    /// would pass its end, which would show a gap at the edge of the screen.
    static let fastest = 18.2
    /// The part of the distance that is left at the end, as for UIKit's springs (B27.30).
    private static let rest = 0.001

    /// The velocity at the start, in remaining distances per second. It is negative if the finger moves away from the place.
    let velocity: Double
    /// The time until the spring is at rest.
    let duration: Double

    /// Creates the spring for the distance to a resting place, and the velocity of the finger towards it, in the same unit.
    init(remaining: Double, towards velocity: Double) {
        self.velocity = min(Self.fastest, Self.relativeVelocity(velocity, remaining: remaining))
        duration = Self.timeToRest(from: self.velocity)
    }

    /// Converts a velocity to remaining distances per second. Returns 0 if nothing remains or a number is not finite (B6.31).
    static func relativeVelocity(_ velocity: Double, remaining: Double) -> Double {
        let relative = velocity / remaining
        return relative.isFinite ? relative : 0
    }

    /// The part of the distance that is left after a time.
    private static func remainder(after time: Double, from velocity: Double) -> Double {
        let rate = SystemSpring.stiffness.squareRoot()
        return (1 + (rate - velocity) * time) * exp(-rate * time)
    }

    /// Returns how fast the rest of the distance becomes shorter after a time, in remaining distances per second.
    func rate(after time: Double) -> Double {
        let rate = SystemSpring.stiffness.squareRoot()
        return rate - (rate - velocity) / (1 + (rate - velocity) * time)
    }

    /// Returns the time after which a thousandth is left.
    private static func timeToRest(from velocity: Double) -> Double {
        var (early, late) = (0.0, 1.0)
        while remainder(after: late, from: velocity) > rest { late += 1 }
        for _ in 0..<30 {
            let middle = (early + late) / 2
            if remainder(after: middle, from: velocity) > rest { early = middle } else { late = middle }
        }
        return late
    }

    @MainActor
    var parameters: UISpringTimingParameters { SystemSpring.parameters(velocity: velocity) }
}
