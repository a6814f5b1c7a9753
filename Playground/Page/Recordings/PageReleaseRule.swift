/// Decides whether a drag on the page finishes when the finger lets go, as the recorded drag did.
public struct PageReleaseRule: Sendable, Equatable {
    /// Who decides, such as "Baton".
    public var author: String
    /// The progress of the finger at which the movement has to come to rest for the drag to finish.
    public var limit: Double
    /// For how many seconds the movement goes on at the speed of the finger before it would be at rest.
    public var projection: Double
    /// The speed, in ways a second, from which the direction alone decides, or nil if it never does.
    public var flick: Double?

    /// Creates a rule.
    public init(author: String, limit: Double, projection: Double, flick: Double? = nil) {
        self.author = author
        self.limit = limit
        self.projection = projection
        self.flick = flick
    }

    /// Returns whether a drag finishes that is let go at a progress with a speed, in ways a second.
    public func finishes(at progress: Double, speed: Double) -> Bool {
        if let flick, abs(speed) >= flick { return speed > 0 }
        return progress + projection * speed >= limit
    }
}
