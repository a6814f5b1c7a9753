import UIKit

extension UIView {
    /// Returns the size of the constraints for an edge, or for the centre.
    ///
    /// At the top or bottom, the result has the available width. At the sides, it has the available height. The other
    /// dimension is as small as the constraints allow. In the centre, both dimensions are as small as the constraints
    /// allow, and the width does not exceed the available width.
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
