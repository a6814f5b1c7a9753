/// An edge of a container. Leading and trailing follow the reading direction.
public enum DirectionalEdge: Hashable, Sendable {
    /// The edge at which a line of text begins.
    case leading
    /// The edge at which a line of text ends.
    case trailing
    /// The upper edge.
    case top
    /// The lower edge.
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
