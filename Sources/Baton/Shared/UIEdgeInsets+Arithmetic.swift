import UIKit

extension UIEdgeInsets {
    func plus(_ other: UIEdgeInsets) -> UIEdgeInsets { combined(with: other, by: +) }

    func minus(_ other: UIEdgeInsets) -> UIEdgeInsets { combined(with: other, by: -) }

    /// Returns by how much these insets exceed others, edge by edge, or 0 where they do not.
    func excess(over other: UIEdgeInsets) -> UIEdgeInsets { combined(with: other) { max(0, $0 - $1) } }

    private func combined(with other: UIEdgeInsets, by rule: (CGFloat, CGFloat) -> CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(
            top: rule(top, other.top), left: rule(left, other.left), bottom: rule(bottom, other.bottom),
            right: rule(right, other.right))
    }
}

extension CGRect {
    /// Returns the insets of a rectangle that extends into the unsafe edges of the enclosing bounds (B9.1).
    func insets(in bounds: CGRect, safeArea: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: min(height, max(0, bounds.minY + safeArea.top - minY)),
            left: min(width, max(0, bounds.minX + safeArea.left - minX)),
            bottom: min(height, max(0, maxY - (bounds.maxY - safeArea.bottom))),
            right: min(width, max(0, maxX - (bounds.maxX - safeArea.right))))
    }
}
