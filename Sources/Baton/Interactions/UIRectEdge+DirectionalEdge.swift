import UIKit

extension UIRectEdge {
    /// Creates the physical edge for a layout direction. Edge recognizers use physical edges (B10.31).
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
