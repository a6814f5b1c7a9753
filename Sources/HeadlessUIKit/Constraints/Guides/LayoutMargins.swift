import Foundation

/// The margins that the app set for a view, and whether the view preserves its superview's margins.
struct LayoutMargins {
    enum Given {
        case standard
        case physical(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }

    var given = Given.standard
    var preservesSuperview = false

    /// The margin of a view for which the app set none (B19.18).
    @MainActor static var standard: CGFloat { HeadlessDevice.current.isAtLeast(27, 1) ? 0 : 8 }

    /// Returns the minimum horizontal margin of a view controller's view.
    static func systemMinimum(width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

    /// Returns the margins of the four sides.
    @MainActor
    func resolved(isMirrored: Bool, minimumOfScreen minimum: CGFloat?) -> UIEdgeInsets {
        var sides: UIEdgeInsets
        switch given {
        case .standard where minimum != nil: sides = .zero
        case .standard:
            let margin = Self.standard
            sides = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
        case .physical(let margins): sides = margins
        case .directional(let margins): sides = UIEdgeInsets(margins, isMirrored: isMirrored)
        }
        sides.left = max(sides.left, minimum ?? sides.left)
        sides.right = max(sides.right, minimum ?? sides.right)
        return sides
    }
}

extension UIEdgeInsets {
    init(_ insets: NSDirectionalEdgeInsets, isMirrored: Bool) {
        self.init(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing)
    }

    func directional(isMirrored: Bool) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top, leading: isMirrored ? right : left, bottom: bottom, trailing: isMirrored ? left : right)
    }
}
