import UIKit

/// Constraints of a place to a constant.
@MainActor
public enum ConstraintMisuse {
    /// Multiplies the other place by 0.
    public static func relateAPlaceToNothingOfAnother() {
        let (view, other) = (UIView(), UIView())
        _ = NSLayoutConstraint(
            item: view, attribute: .top, relatedBy: .equal, toItem: other, attribute: .top, multiplier: 0, constant: 5)
    }

    /// Gives no other place.
    public static func relateAPlaceToAConstant() {
        _ = NSLayoutConstraint(
            item: UIView(), attribute: .leading, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 5)
    }
}
