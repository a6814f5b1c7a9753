import UIKit

extension CACornerMask {
    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

extension DirectionalEdge {
    /// The corners of an overlay on this edge that are inside the container.
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
