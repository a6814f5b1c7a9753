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
    /// The progress of the finger at which the transition begins.
    public var begin: Double
    /// The progress of the finger at which the transition is over. It may be past the end of the finger's way.
    public var whole: Double

    /// Creates a rule.
    public init(
        author: String, limit: Double, projection: Double, flick: Double? = nil, begin: Double = 0, whole: Double = 1
    ) {
        self.author = author
        self.limit = limit
        self.projection = projection
        self.flick = flick
        self.begin = begin
        self.whole = whole
    }

    /// Returns the progress of the transition at one of the finger. A part of the finger's way passes before it begins.
    public func share(at progress: Double) -> Double {
        whole > begin ? min(max((progress - begin) / (whole - begin), 0), 1) : progress
    }

    /// Returns whether a drag finishes that is let go at a progress with a speed, in ways a second.
    public func finishes(at progress: Double, speed: Double) -> Bool {
        if let flick, abs(speed) >= flick { return speed > 0 }
        return progress + projection * speed >= limit
    }
}
