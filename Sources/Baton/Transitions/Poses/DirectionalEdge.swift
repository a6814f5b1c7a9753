/// An edge of a container. Leading and trailing follow the reading direction.
public enum DirectionalEdge: Hashable, Sendable {
    case leading
    case trailing
    case top
    case bottom

    /// The opposite edge.
    var opposite: DirectionalEdge {
        switch self {
        case .leading: .trailing
        case .trailing: .leading
        case .top: .bottom
        case .bottom: .top
        }
    }

    /// Whether this is the top or the bottom edge.
    var isVertical: Bool { self == .top || self == .bottom }
}
