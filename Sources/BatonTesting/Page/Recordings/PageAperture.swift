/// The part of a node that is to be seen: how far it is inside each side of the bounds, and how round its corners are.
public struct PageAperture: Sendable, Equatable {
    public var top: Double
    public var right: Double
    public var bottom: Double
    public var left: Double
    public var radius: Double

    /// Distances are negative where it reaches beyond the bounds.
    public init(top: Double, right: Double, bottom: Double, left: Double, radius: Double = 0) {
        self.top = top
        self.right = right
        self.bottom = bottom
        self.left = left
        self.radius = radius
    }
}
