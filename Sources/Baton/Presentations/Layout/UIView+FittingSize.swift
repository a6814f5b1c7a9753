import UIKit

extension UIView {
    /// Returns the size of the constraints for an edge, or for the centre. It has the available width at the top and bottom, and the
    /// available height at the sides. Otherwise it is as small as the constraints allow, and in the centre no wider than the room.
    func size(fitting room: CGSize, along edge: DirectionalEdge?) -> CGSize {
        if edge == nil {
            let free = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            if free.width <= room.width { return free }
        }
        let keepsHeight = edge?.isVertical == false
        return systemLayoutSizeFitting(
            keepsHeight ? CGSize(width: 0, height: room.height) : CGSize(width: room.width, height: 0),
            withHorizontalFittingPriority: keepsHeight ? .fittingSizeLevel : .required,
            verticalFittingPriority: keepsHeight ? .required : .fittingSizeLevel)
    }
}
