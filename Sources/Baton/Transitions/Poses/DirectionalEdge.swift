import UIKit

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

    /// The middle of the edge in unit coordinates.
    func unitPoint(_ direction: UIUserInterfaceLayoutDirection) -> CGPoint {
        let leading: CGFloat = direction == .rightToLeft ? 1 : 0
        return switch self {
        case .top: CGPoint(x: 0.5, y: 0)
        case .bottom: CGPoint(x: 0.5, y: 1)
        case .leading: CGPoint(x: leading, y: 0.5)
        case .trailing: CGPoint(x: 1 - leading, y: 0.5)
        }
    }

    /// Whether this is the top or the bottom edge.
    var isVertical: Bool { self == .top || self == .bottom }
}
