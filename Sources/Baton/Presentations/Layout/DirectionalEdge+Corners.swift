import UIKit

extension DirectionalEdge {
    /// Returns the corners of an overlay at this edge that are away from the edge.
    func farCorners(in direction: UIUserInterfaceLayoutDirection) -> CACornerMask {
        let right: CACornerMask = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        let left: CACornerMask = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        return switch self {
        case .bottom: [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        case .top: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        case .leading: direction == .rightToLeft ? left : right
        case .trailing: direction == .rightToLeft ? right : left
        }
    }
}
