import Foundation

extension LayoutEngine {
    /// Writes a constraint in unknowns. Places count from the holder's edges, in which every path of superviews ends.
    func lowered(_ constraint: NSLayoutConstraint, in holder: UIView, isMirrored: Bool) -> LinearConstraint {
        var terms: [(symbol: SolverSymbol, coefficient: Double)] = []
        for term in constraint.first {
            terms += unknowns(of: term, in: holder, isMirrored, times: 1)
        }
        for term in constraint.second {
            terms += unknowns(of: term, in: holder, isMirrored, times: -constraint.multiplier)
        }
        return LinearConstraint(
            terms: terms, constant: -constraint.constant, relation: constraint.relation.lowered,
            priority: constraint.priority.rawValue)
    }

    private func unknowns(
        of term: AnchorTerm, in holder: UIView, _ isMirrored: Bool, times factor: Double
    ) -> [(symbol: SolverSymbol, coefficient: Double)] {
        guard let item = term.item else { return [] }
        if let inner = term.attribute.withinMargins, let guide = item.layoutView?.layoutMarginsGuide {
            let margin = AnchorTerm(item: guide, attribute: inner, sign: term.sign)
            return unknowns(of: margin, in: holder, isMirrored, times: factor)
        }
        let place = LayoutPlace(term.attribute)
        var result: [(symbol: SolverSymbol, coefficient: Double)] = []
        var factor = factor * term.sign
        var fraction = place.fraction
        if isMirrored, place.origin == .x {
            // In a mirrored layout places count from the holder's right edge to the left, and from an item's too.
            result.append((variable(.width, of: holder), factor))
            factor = -factor
            fraction = 1 - fraction
        }
        if fraction != 0 { result.append((variable(place.size, of: item), factor * fraction)) }
        if let origin = place.origin {
            result += path(of: item, to: holder).map { (variable(origin, of: $0), factor) }
        }
        return result
    }

    /// The items whose origins add up to an item's place in its holder.
    private func path(of item: any LayoutItem, to holder: UIView) -> [any LayoutItem] {
        let views = sequence(first: item.layoutView) { $0?.superview }.prefix { $0 != nil && $0 !== holder }
        let above = views.compactMap { $0 }
        return item is UIView ? above : [item] + above
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var lowered: LinearConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

/// An attribute as an origin and a part of a size. Leading is at the left, as mirroring turns everything round.
private struct LayoutPlace {
    let origin: LayoutComponent?
    let size: LayoutComponent
    let fraction: Double

    init(_ attribute: NSLayoutConstraint.Attribute) {
        (origin, size, fraction) =
            switch attribute {
            case .left, .leading: (.x, .width, 0)
            case .centerX: (.x, .width, 0.5)
            case .right, .trailing: (.x, .width, 1)
            case .top: (.y, .height, 0)
            case .centerY: (.y, .height, 0.5)
            case .bottom: (.y, .height, 1)
            case .height: (nil, .height, 1)
            default: (nil, .width, 1)
            }
    }
}
