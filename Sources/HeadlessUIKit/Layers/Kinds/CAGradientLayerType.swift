/// The kind of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The gradient follows the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// The gradient spreads from the start point to the end point.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// The gradient turns around the start point, beginning in the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
