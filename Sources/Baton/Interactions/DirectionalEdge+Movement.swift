import UIKit

extension DirectionalEdge {
    /// Whether this is the right or the lower edge, towards which coordinates grow.
    func isAtEnd(in direction: UIUserInterfaceLayoutDirection) -> Bool {
        switch self {
        case .top: false
        case .bottom: true
        case .leading: direction == .rightToLeft
        case .trailing: direction != .rightToLeft
        }
    }

    /// Returns the part of a movement that leads towards this edge.
    @MainActor
    func way(of movement: CGPoint, in view: UIView) -> CGFloat {
        let way = isVertical ? movement.y : movement.x
        return isAtEnd(in: view.effectiveUserInterfaceLayoutDirection) ? way : -way
    }

    /// Returns the movement that leads towards this edge by a number of points.
    @MainActor
    func movement(of way: CGFloat, in view: UIView) -> CGPoint {
        let shift = isAtEnd(in: view.effectiveUserInterfaceLayoutDirection) ? way : -way
        return isVertical ? CGPoint(x: 0, y: shift) : CGPoint(x: shift, y: 0)
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
