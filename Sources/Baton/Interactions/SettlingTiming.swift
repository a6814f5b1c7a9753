import UIKit

/// How the rest of the way runs after a release: a spring that starts with the finger's velocity.
struct SettlingTiming {
    /// The velocity in whole remaining ways a second (B6.31).
    let velocity: Double

    /// At this many remaining ways in the time of the run, a critically damped spring reaches its end just without
    /// passing it. Passing it would show a gap at the screen's edge.
    private static let fastest = 9.0

    /// - Parameters:
    ///   - progress: where the finger left, 0 to 1.
    ///   - velocity: its velocity in whole ways a second, forward positive.
    ///   - isFinishing: whether the way goes on to 1 or back to 0.
    ///   - duration: the time that the rest of the way takes.
    init(progress: Double, velocity: Double, isFinishing: Bool, duration: Double) {
        let remaining = isFinishing ? 1 - progress : progress
        let towards = isFinishing ? velocity : -velocity
        let relative = Self.relativeVelocity(towards, remaining: remaining)
        self.velocity = min(max(0, relative), duration > 0 ? Self.fastest / duration : 0)
    }

    /// A velocity in whole remaining ways a second, as a spring takes it (B6.31). Without a way, or without finite numbers,
    /// it is 0.
    static func relativeVelocity(_ velocity: Double, remaining: Double) -> Double {
        let relative = velocity / remaining
        return relative.isFinite ? relative : 0
    }

    @MainActor
    var parameters: UISpringTimingParameters {
        UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: velocity, dy: velocity))
    }
}
