import UIKit

extension UIRectEdge {
    /// The physical edge for a reading direction, which recognizers do not know (B10.31).
    init(_ edge: DirectionalEdge, in direction: UIUserInterfaceLayoutDirection) {
        let isMirrored = direction == .rightToLeft
        switch edge {
        case .top: self = .top
        case .bottom: self = .bottom
        case .leading: self = isMirrored ? .right : .left
        case .trailing: self = isMirrored ? .left : .right
        }
    }
}
