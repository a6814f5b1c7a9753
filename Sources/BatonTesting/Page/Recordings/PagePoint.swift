/// A place on the screen in points, free of any framework's geometry so that a page can be made anywhere.
public struct PagePoint: Sendable, Equatable {
    /// To the right of the screen's left edge.
    public var x: Double
    /// Below the screen's top edge.
    public var y: Double

    /// Describes a place.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
