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

    /// Returns an extent, or one that can be seen in place of one that makes no sense.
    static func usable(_ extent: Extent, at edge: DirectionalEdge?) -> Extent {
        switch extent {
        case .fill(let margin): margin.isFinite && margin >= 0 ? extent : .fill(margin: 0)
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
    var usableRadius: CGFloat { cornerRadius.isFinite ? max(0, cornerRadius) : 0 }

    /// What is wrong with the layout, if anything.
    var problem: String? {
        if case .fraction(let part) = extent, part > 1 {
            return "The fraction \(part) of the container is more than 1."
        }
        if case .detents(let detents) = extent {
            if edge == nil { return "A layout in the centre has detents, which need an edge." }
            if let problem = SheetDetent.problem(of: detents) { return problem }
        }
        if usableExtent != extent { return "The extent \(extent) of a layout makes no sense." }
        if let maximumWidth, !(maximumWidth > 0) { return "The maximum width \(maximumWidth) makes no sense." }
        return usableRadius == cornerRadius ? nil : "The corner radius \(cornerRadius) makes no sense."
    }
}
