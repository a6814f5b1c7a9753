/// One number for each edge, in reading direction, so that whoever uses it is mirrored for free.
public struct EdgeValues: Hashable, Sendable, Interpolatable {
    /// Nothing at any edge.
    public static let zero = EdgeValues()

    /// At the top.
    public var top: Double
    /// Where reading starts.
    public var leading: Double
    /// At the bottom.
    public var bottom: Double
    /// Where reading ends.
    public var trailing: Double

    /// The values of the edges that are not zero.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The values `fraction` of the way from these to `other`, each edge for itself.
    public func mixed(with other: EdgeValues, by fraction: Double) -> EdgeValues {
        EdgeValues(
            top: top.mixed(with: other.top, by: fraction),
            leading: leading.mixed(with: other.leading, by: fraction),
            bottom: bottom.mixed(with: other.bottom, by: fraction),
            trailing: trailing.mixed(with: other.trailing, by: fraction)
        )
    }
}
