import UIKit

extension UIEdgeInsets {
    func plus(_ other: UIEdgeInsets) -> UIEdgeInsets { combined(with: other, by: +) }

    func minus(_ other: UIEdgeInsets) -> UIEdgeInsets { combined(with: other, by: -) }

    /// The same insets, with 0 in place of what adding and subtracting has left.
    var withoutResidue: UIEdgeInsets { combined(with: self) { inset, _ in abs(inset) < 1e-9 ? 0 : inset } }

    private func combined(with other: UIEdgeInsets, by rule: (CGFloat, CGFloat) -> CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(
            top: rule(top, other.top), left: rule(left, other.left), bottom: rule(bottom, other.bottom),
            right: rule(right, other.right))
    }
}

extension CGRect {
    /// Returns the rectangle without insets at its edges. Where they leave nothing, the result has no size, and is between
    /// them. `insetBy(dx:dy:)` is infinitely far away then.
    func without(_ insets: UIEdgeInsets) -> CGRect {
        let (left, right) = (minX + insets.left, maxX - insets.right)
        let (top, bottom) = (minY + insets.top, maxY - insets.bottom)
        let size = CGSize(width: max(0, right - left), height: max(0, bottom - top))
        return CGRect(
            x: (left + right - size.width) / 2, y: (top + bottom - size.height) / 2, width: size.width,
            height: size.height)
    }

    /// Returns the insets of a rectangle that extends into the unsafe edges of the enclosing bounds (B9.1).
    func insets(in bounds: CGRect, safeArea: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: min(height, max(0, bounds.minY + safeArea.top - minY)),
            left: min(width, max(0, bounds.minX + safeArea.left - minX)),
            bottom: min(height, max(0, maxY - (bounds.maxY - safeArea.bottom))),
            right: min(width, max(0, maxX - (bounds.maxX - safeArea.right))))
    }

    /// Returns the insets by which another rectangle is within this one.
    func insets(of other: CGRect) -> UIEdgeInsets {
        UIEdgeInsets(
            top: other.minY - minY, left: other.minX - minX, bottom: maxY - other.maxY, right: maxX - other.maxX)
    }
}
