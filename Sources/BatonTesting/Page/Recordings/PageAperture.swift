/// The visible part of a node: the distance from each side of the bounds, and the corner radius.
public struct PageAperture: Sendable, Equatable {
    public var top: Double
    public var right: Double
    public var bottom: Double
    public var left: Double
    public var radius: Double

    /// Creates an aperture. A distance is negative where the aperture extends beyond the bounds.
    public init(top: Double, right: Double, bottom: Double, left: Double, radius: Double = 0) {
        self.top = top
        self.right = right
        self.bottom = bottom
        self.left = left
        self.radius = radius
    }
}
