/// The corners of a layer's bounds, named by the coordinates of the layer.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
