import UIKit

extension UIEdgeInsets {
    func plus(_ other: UIEdgeInsets) -> UIEdgeInsets { combined(with: other, by: +) }

    func minus(_ other: UIEdgeInsets) -> UIEdgeInsets { combined(with: other, by: -) }

    /// What these insets have more than others, edge by edge.
    func excess(over other: UIEdgeInsets) -> UIEdgeInsets { combined(with: other) { max(0, $0 - $1) } }

    private func combined(with other: UIEdgeInsets, by rule: (CGFloat, CGFloat) -> CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(
            top: rule(top, other.top), left: rule(left, other.left), bottom: rule(bottom, other.bottom),
            right: rule(right, other.right))
    }
}

extension CGRect {
    /// The insets of a rectangle that reaches into the unsafe edges of the one around it (B9.1).
    func insets(in bounds: CGRect, safeArea: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: min(height, max(0, bounds.minY + safeArea.top - minY)),
            left: min(width, max(0, bounds.minX + safeArea.left - minX)),
            bottom: min(height, max(0, maxY - (bounds.maxY - safeArea.bottom))),
            right: min(width, max(0, maxX - (bounds.maxX - safeArea.right))))
    }
}
