/// Where something flicked would come to rest if it slid like a scroll view: intent, read from speed.
package struct FlickProjection: Hashable, Sendable {
    /// Slides as far as a scroll view does.
    package static let normal = FlickProjection(decelerationRate: 0.998)
    /// Stops five times sooner, for things that should answer the hand rather than coast.
    package static let fast = FlickProjection(decelerationRate: 0.99)

    /// The part of the speed that is left after each millisecond.
    package let decelerationRate: Double

    /// A projection for a rate between 0 and 1; it is clamped to `0...0.9999`, and one that is not a number counts
    /// as that of `normal`.
    package init(decelerationRate: Double) {
        self.decelerationRate = decelerationRate.isNaN ? 0.998 : min(max(decelerationRate, 0), 0.9999)
    }

    /// How far it slides, from a speed in points per second; a speed that is not finite counts as 0.
    package func distance(velocity: Double) -> Double {
        guard velocity.isFinite else { return 0 }
        return velocity / 1000 * decelerationRate / (1 - decelerationRate)
    }
}
