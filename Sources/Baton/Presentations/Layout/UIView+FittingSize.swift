import UIKit

extension UIView {
    /// Returns the size of the constraints for an edge, or for the centre.
    ///
    /// At the top or bottom, the result has the available width. At the sides, it has the available height. The other
    /// dimension is as small as the constraints allow. In the centre, both dimensions are as small as the constraints
    /// allow, and the width does not exceed the available width.
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
