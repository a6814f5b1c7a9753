import UIKit

extension OverlayLayout {
    /// Whether the overlay covers the whole container.
    var coversAll: Bool {
        guard case .fraction(let part) = usableExtent, edge != nil, part == 1 else { return false }
        return edge?.isVertical == false || usableWidth == .infinity
    }

    /// Whether the overlay moves above the keyboard. One that fills its container stays, and its content makes room.
    var avoidsKeyboard: Bool {
        guard edge != .top, edge?.isVertical != false else { return false }
        return switch usableExtent {
        case .fill: edge == nil
        case .fraction(let part): edge == nil || part < 1
        case .fixed, .fitted, .detents: true
        }
    }

    /// Returns an extent, or one that can be visible in place of one that makes no sense.
    static func usable(_ extent: Extent, at edge: DirectionalEdge?) -> Extent {
        switch extent {
        case .fill(let margin): margin.isUsable && margin >= 0 ? extent : .fill(margin: 0)
        case .fraction(let part): part.isFinite && part > 0 ? .fraction(min(1, part)) : .fraction(0.5)
        case .fixed(let points): points.isFinite && points > 0 ? extent : .fraction(0.5)
        case .fitted: extent
        case .detents(let detents): edge == nil ? .fitted : .detents(SheetDetent.usable(detents))
        }
    }

    /// The maximum width, or infinity.
    var usableWidth: CGFloat {
        guard let maximumWidth, maximumWidth > 0 else { return .infinity }
        return maximumWidth
    }

    /// The radius of the corners, or 0 for one that makes no sense.
    var usableRadius: CGFloat { max(0, cornerRadius.usable(or: 0)) }

    /// What is wrong with the layout, if anything.
    var problem: Problem? {
        extentProblem ?? widthProblem ?? radiusProblem
    }

    private var extentProblem: Problem? {
        switch extent {
        case .detents where edge == nil:
            return Problem(
                "A layout in the centre has detents, so it has the size of its content.", "Give the layout an edge.")
        case .detents(let detents):
            return SheetDetent.problem(of: detents)
        case .fraction(let part) where part > 1:
            return Problem("A layout has the fraction \(part), so it is the whole.", "Pass a fraction up to 1.")
        case .fraction(let part) where usableExtent != extent:
            return Problem(
                "A layout has the fraction \(part), so it is a half.", "Pass a fraction above 0, and up to 1.")
        case .fixed(let points) where usableExtent != extent:
            return Problem(
                "A layout has the length \(points), so it is half of the container.", "Pass a positive, finite length.")
        case .fill(let margin) where usableExtent != extent:
            return Problem("A layout has the margin \(margin), so it has none.", "Pass a finite margin of at least 0.")
        case .fraction, .fixed, .fill, .fitted:
            return nil
        }
    }

    private var widthProblem: Problem? {
        guard let maximumWidth, !(maximumWidth > 0) else { return nil }
        return Problem(
            "A layout has the maximum width \(maximumWidth), so it has none.", "Pass a positive width, or nil for none."
        )
    }

    private var radiusProblem: Problem? {
        guard usableRadius != cornerRadius else { return nil }
        return Problem(
            "A layout has the corner radius \(cornerRadius), so its corners are square.",
            "Pass a finite radius of at least 0.")
    }
}

extension CGSize {
    /// The size without numbers that no view can have. What is not a number, or negative, counts as 0.
    var usable: CGSize {
        CGSize(width: width.usableLength, height: height.usableLength)
    }
}

extension CGFloat {
    /// The length from 0 to one that is longer than any screen.
    fileprivate var usableLength: CGFloat { self > 0 ? Swift.min(self, 1_000_000) : 0 }
}

extension UIEdgeInsets {
    /// The insets, with 0 for numbers that no view can have.
    var usable: UIEdgeInsets {
        UIEdgeInsets(
            top: top.usable(or: 0), left: left.usable(or: 0), bottom: bottom.usable(or: 0), right: right.usable(or: 0))
    }
}

extension CGRect {
    /// The rectangle, or another one if it has numbers that no view can have.
    func usable(or other: CGRect) -> CGRect {
        [origin.x, origin.y, size.width, size.height].allSatisfy(\.isUsable) ? self : other
    }
}
