import UIKit

extension UIView {
    /// Whether the view and another one in the same superview cover nothing together, except for less than a point.
    func isBeside(_ other: UIView) -> Bool {
        let common = frame.intersection(other.frame)
        return common.isNull || min(common.width, common.height) < 1
    }
}
