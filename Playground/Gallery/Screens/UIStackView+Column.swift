import UIKit

extension UIStackView {
    /// Creates a stack view of views one below the other, or side by side.
    convenience init(
        _ axis: NSLayoutConstraint.Axis, spacing: CGFloat, alignment: Alignment = .fill, _ views: [UIView]
    ) {
        self.init(arrangedSubviews: views)
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
    }
}
