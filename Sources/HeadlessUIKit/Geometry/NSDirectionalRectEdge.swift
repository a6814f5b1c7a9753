/// The edges of a rectangle, named by the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt

    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The edges in the set, each as a set of its own.
    var single: [NSDirectionalRectEdge] {
        [.top, .leading, .bottom, .trailing].filter(contains)
    }
}
