/// Computes how far a flicked object would slide if it slowed down like a scroll view.
package struct FlickProjection: Hashable, Sendable {
    /// The projection of a scroll view at its normal rate.
    package static let normal = FlickProjection(decelerationRate: 0.998)
    /// A projection about a fifth as far, for objects that follow the hand closely instead of coasting.
    package static let fast = FlickProjection(decelerationRate: 0.99)

    /// The fraction of the velocity that remains after each millisecond.
    package let decelerationRate: Double

    /// Creates a projection for a deceleration rate between 0 and 1.
    ///
    /// The rate is clamped to `0...0.9999`. If it is not a number, the rate of `normal` is used.
    package init(decelerationRate: Double) {
        self.decelerationRate = decelerationRate.isNaN ? 0.998 : min(max(decelerationRate, 0), 0.9999)
    }

    /// Returns the distance for a velocity in points per second. A velocity that is not finite counts as 0.
    package func distance(velocity: Double) -> Double {
        guard velocity.isFinite else { return 0 }
        return velocity / 1000 * decelerationRate / (1 - decelerationRate)
    }
}
