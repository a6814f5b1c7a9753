import UIKit

extension UIView {
    /// The size that the constraints come to on a side, or in the middle: as long as needed at the width or height that
    /// there is, or as wide as wanted and no wider than the room.
    func size(fitting room: CGSize, along edge: DirectionalEdge?) -> CGSize {
        let wide = CGSize(width: room.width, height: 0)
        switch edge {
        case .top, .bottom: return fitted(to: wide, .required, .fittingSizeLevel)
        case .leading, .trailing:
            return fitted(to: CGSize(width: 0, height: room.height), .fittingSizeLevel, .required)
        case nil:
            let free = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            return free.width > room.width ? fitted(to: wide, .required, .fittingSizeLevel) : free
        }
    }

    private func fitted(
        to target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
}
