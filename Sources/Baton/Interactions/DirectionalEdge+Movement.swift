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

    /// Returns the movement that leads towards this edge by a number of points.
    @MainActor
    func movement(of way: CGFloat, in view: UIView) -> CGPoint {
        let sign = view.effectiveUserInterfaceLayoutDirection.sign
        return switch self {
        case .top: CGPoint(x: 0, y: -way)
        case .bottom: CGPoint(x: 0, y: way)
        case .leading: CGPoint(x: -way * sign, y: 0)
        case .trailing: CGPoint(x: way * sign, y: 0)
        }
    }

    /// Returns whether a movement leads along the axis of this edge, rather than across it.
    func isAxis(of movement: CGPoint) -> Bool {
        isVertical ? abs(movement.y) > abs(movement.x) : abs(movement.x) > abs(movement.y)
    }

    /// Returns the extent of a size in the direction of this edge.
    func extent(of size: CGSize) -> CGFloat {
        isVertical ? size.height : size.width
    }
}
