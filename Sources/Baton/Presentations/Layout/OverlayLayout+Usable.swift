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

    /// The extent, or one that can be visible in place of one that makes no sense.
    var usableExtent: Extent {
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
        guard case .detents(let detents) = extent else { return nil }
        guard edge != nil else {
            return Problem(
                "A layout in the centre has detents, so it has the size of its content.", "Give the layout an edge.")
        }
        return detents.isEmpty ? SheetDetent.missing : nil
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
