/// The edge of the screen at which an iPhone with a vertical bar shows it (B21.4).
///
/// It follows the hardware, and is not mirrored in right-to-left languages.
public enum UIVerticalBarEdge: Int, Sendable {
    /// The bars are horizontal.
    case unspecified = 0
    /// The left edge.
    case leading = 1
    /// The right edge.
    case trailing = 2

    var opposite: UIVerticalBarEdge {
        switch self {
        case .unspecified: .unspecified
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}
