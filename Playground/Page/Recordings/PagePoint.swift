/// A point on the screen. It does not use a framework's geometry, so that a page can be created on any platform.
public struct PagePoint: Sendable, Equatable {
    /// The distance from the left edge of the screen.
    public var x: Double
    /// The distance from the top edge of the screen.
    public var y: Double

    /// Creates a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
