/// The visible part of a node: the distance from each side of the bounds, and the corner radius.
public struct PageAperture: Sendable, Equatable {
    /// The distance from the top of the bounds.
    public var top: Double
    /// The distance from the right side of the bounds.
    public var right: Double
    /// The distance from the bottom of the bounds.
    public var bottom: Double
    /// The distance from the left side of the bounds.
    public var left: Double
    /// The radius of the corners.
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
