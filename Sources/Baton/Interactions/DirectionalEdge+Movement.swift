import UIKit

extension DirectionalEdge {
    /// Returns the part of a movement that leads towards this edge.
    @MainActor
    func way(of movement: CGPoint, in view: UIView) -> CGFloat {
        let sign = view.effectiveUserInterfaceLayoutDirection.sign
        return switch self {
        case .top: -movement.y
        case .bottom: movement.y
        case .leading: -movement.x * sign
        case .trailing: movement.x * sign
        }
    }

    /// Returns the extent of a size in the direction of this edge.
    func extent(of size: CGSize) -> CGFloat {
        isVertical ? size.height : size.width
    }
}
