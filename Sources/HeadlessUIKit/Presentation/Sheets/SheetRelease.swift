import Foundation

/// What becomes of a sheet when the finger that pulled it lifts.
///
/// It was measured on iOS 26.1. Of other systems nothing else is known, so all of them have it (B27.2, B27.3).
struct SheetRelease {
    /// The speed downwards from which a sheet goes, in points per second.
    static let flick: CGFloat = 1000

    /// The distance of the sheet from the place where it rested. Positive values are below that place.
    let offset: CGFloat
    /// The height of the sheet that is shown.
    let height: CGFloat
    /// In points per second downwards.
    let velocity: CGFloat

    /// Whether the sheet goes. The place and the velocity are judged apart, without a projection.
    var isDismissal: Bool { velocity >= Self.flick || offset > height / 2 }

    /// Returns the spring on which the sheet covers the rest of its way. It is the spring of push and pop (B6.34), and begins
    /// with the velocity of the finger.
    ///
    /// - Parameter way: the rest of the way, in points. Positive values point downwards.
    @MainActor
    func spring(over way: CGFloat) -> UISpringTimingParameters {
        // The velocity of a spring is relative to its way.
        let relative = abs(way) > 0.01 ? velocity / way : 0
        let stiffness: CGFloat = 1000 / 3
        return UISpringTimingParameters(
            mass: 1, stiffness: stiffness, damping: 2 * stiffness.squareRoot(),
            initialVelocity: CGVector(dx: relative, dy: relative))
    }
}
