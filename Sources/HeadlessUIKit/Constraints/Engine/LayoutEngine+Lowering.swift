import Foundation

extension LayoutEngine {
    /// Expresses a constraint in variables. Positions are relative to the holder, where each chain of superviews ends.
    func lowered(_ constraint: NSLayoutConstraint, in holder: UIView, isMirrored: Bool) -> LinearConstraint {
        var result = LinearConstraint(
            terms: [], constant: 0, relation: constraint.relation.lowered, priority: constraint.priority.rawValue)
        for term in constraint.first {
            add(term, times: 1, to: &result, in: holder, isMirrored)
        }
        for term in constraint.second {
            add(term, times: -constraint.multiplier, to: &result, in: holder, isMirrored)
        }
        return result
    }

    private func add(
        _ term: AnchorTerm, times factor: Double, to sum: inout LinearConstraint, in holder: UIView, _ isMirrored: Bool
    ) {
        guard let item = term.item else { return }
        if let (other, offset) = replacement(for: term.attribute, of: item, sign: term.sign) {
            sum.constant += factor * term.sign * Double(offset)
            return add(other, times: factor, to: &sum, in: holder, isMirrored)
        }
        let place = LayoutPlace(term.attribute)
        // Between a scroll view and a view inside it, the edges are those of the content.
        if place.origin != nil, let scroll = item as? UIScrollView, scroll === holder {
            let content = AnchorTerm(item: scroll.contentLayoutGuide, attribute: term.attribute, sign: term.sign)
            return add(content, times: factor, to: &sum, in: holder, isMirrored)
        }
        var factor = factor * term.sign
        var fraction = place.fraction
        if isMirrored, place.origin == .x {
            // In a mirrored layout, positions count to the left from the right edges of the holder and the item.
            sum.terms.append((variable(.width, of: holder), factor))
            sum.constant += factor * (holder.alignmentRectInsets.left + holder.alignmentRectInsets.right)
            factor = -factor
            fraction = 1 - fraction
        }
        if fraction != 0 { sum.terms.append((variable(place.size, of: item), factor * fraction)) }
        if let origin = place.origin { addOrigin(origin, of: item, times: factor, to: &sum, in: holder) }
    }

    /// Returns the term that replaces a margin or a baseline, and the offset from that term.
    private func replacement(
        for attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, sign: Double
    ) -> (term: AnchorTerm, offset: CGFloat)? {
        if let inner = attribute.withinMargins, let guide = item.layoutView?.layoutMarginsGuide {
            return (AnchorTerm(item: guide, attribute: inner, sign: sign), 0)
        }
        guard attribute.isBaseline, let view = item as? UIView else { return nil }
        let (text, offset) = view.baseline(attribute)
        return (AnchorTerm(item: text, attribute: attribute == .firstBaseline ? .top : .bottom, sign: sign), offset)
    }

    /// Adds the origins that together make the position of an item in its holder.
    ///
    /// Variables describe alignment rectangles, but the position of a subview is relative to its superview's frame.
    private func addOrigin(
        _ origin: LayoutComponent, of item: any LayoutItem, times factor: Double, to sum: inout LinearConstraint,
        in holder: UIView
    ) {
        let inset = { (view: UIView) in origin == .x ? view.alignmentRectInsets.left : view.alignmentRectInsets.top }
        if item === holder { sum.constant += factor * inset(holder) }
        if item is UILayoutGuide { sum.terms.append((variable(origin, of: item), factor)) }
        var next = item.layoutView
        while let view = next, view !== holder {
            sum.terms.append((variable(origin, of: view), factor))
            if view !== item {
                sum.constant -= factor * inset(view)
                addScrolling(of: view, times: -factor, origin, to: &sum)
            }
            next = view.superview
        }
    }
}

extension LayoutEngine {
    /// Adds how far a scroll view between an item and its holder has scrolled. Its frame guide moves along with it.
    private func addScrolling(
        of view: UIView, times factor: Double, _ origin: LayoutComponent, to sum: inout LinearConstraint
    ) {
        guard let scroll = view as? UIScrollView else { return }
        sum.terms.append((variable(origin, of: scroll.frameLayoutGuide), factor))
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

/// An attribute as an origin and a fraction of a size. Leading means left, since mirroring reverses the layout.
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
            case .top, .firstBaseline: (.y, .height, 0)
            case .centerY: (.y, .height, 0.5)
            case .bottom, .lastBaseline: (.y, .height, 1)
            case .height: (nil, .height, 1)
            default: (nil, .width, 1)
            }
    }
}
