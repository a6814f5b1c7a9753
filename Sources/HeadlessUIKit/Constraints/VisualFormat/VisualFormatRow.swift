import Foundation

/// A visual format with its options, metrics and views. It makes the constraints.
@MainActor
struct VisualFormatRow {
    /// An error for a name that cannot be resolved.
    struct Mistake: Error {
        var advice: String
    }

    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]

    func constraints() throws(Mistake) -> [NSLayoutConstraint] {
        let items = try format.parts.map { (part) throws(Mistake) in try item(named: part.name) }
        var result: [NSLayoutConstraint] = []
        if let gap = format.leadingGap {
            result += try constraints(for: gap, from: superview(of: items[0]), edges.start, to: items[0], edges.start)
        }
        for (index, part) in format.parts.enumerated() {
            result += try part.sizes.map { (size) throws(Mistake) in try constraint(for: size, of: items[index]) }
            guard index > 0 else { continue }
            result += try constraints(
                for: format.gaps[index - 1], from: items[index - 1], edges.end, to: items[index], edges.start)
        }
        if let gap = format.trailingGap, let last = items.last {
            result += try constraints(for: gap, from: last, edges.end, to: superview(of: last), edges.end)
        }
        return result + alignments(of: items)
    }

    // MARK: Sizes and distances

    private typealias Attribute = NSLayoutConstraint.Attribute

    /// The edges of a view at which the row enters and leaves the view.
    private var edges: (start: Attribute, end: Attribute) {
        if format.axis == .vertical { return (.top, .bottom) }
        if options.contains(.directionRightToLeft) { return (.right, .left) }
        return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
    }

    private func constraint(
        for size: VisualFormat.Predicate, of item: any LayoutItem
    ) throws(Mistake) -> NSLayoutConstraint {
        let attribute: Attribute = format.axis == .horizontal ? .width : .height
        var other: (any LayoutItem)?
        if case .name(let name) = size.amount, metrics[name] == nil { other = try self.item(named: name) }
        let constant = other == nil ? try number(size.amount) : 0
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: size.relation, toItem: other,
            attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1, constant: constant)
        return try prioritized(constraint, size)
    }

    private func constraints(
        for gap: VisualFormat.Gap, from: any LayoutItem, _ fromEdge: Attribute, to: any LayoutItem,
        _ toEdge: Attribute
    ) throws(Mistake) -> [NSLayoutConstraint] {
        switch gap {
        case .none:
            return [distance(from, fromEdge, to, toEdge, .equal, 0)]
        case .standard where fromEdge == toEdge:
            // The standard distance to the superview is the superview's margin.
            let isBeginning = fromEdge == edges.start
            return [
                distance(
                    from, isBeginning ? fromEdge.margin : fromEdge, to, isBeginning ? toEdge : toEdge.margin, .equal, 0)
            ]
        case .standard:
            return [distance(from, fromEdge, to, toEdge, .equal, SystemSpacing.standard)]
        case .given(let predicates):
            return try predicates.map { (predicate) throws(Mistake) in
                let length = try number(predicate.amount)
                return try prioritized(distance(from, fromEdge, to, toEdge, predicate.relation, length), predicate)
            }
        }
    }

    /// Returns a constraint for the distance between two edges.
    ///
    /// The items are swapped if the row runs from right to left, so that a positive distance separates them.
    private func distance(
        _ from: any LayoutItem, _ fromEdge: Attribute, _ to: any LayoutItem, _ toEdge: Attribute,
        _ relation: NSLayoutConstraint.Relation, _ length: CGFloat
    ) -> NSLayoutConstraint {
        let isBackward = edges.start == .right
        return NSLayoutConstraint(
            item: isBackward ? from : to, attribute: isBackward ? fromEdge : toEdge, relatedBy: relation,
            toItem: isBackward ? to : from, attribute: isBackward ? toEdge : fromEdge, multiplier: 1, constant: length)
    }

    private func prioritized(
        _ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate
    ) throws(Mistake) -> NSLayoutConstraint {
        if let priority = predicate.priority { constraint.priority = UILayoutPriority(Float(try number(priority))) }
        return constraint
    }

    /// Returns the constraints that align each pair of neighbours across the row.
    private func alignments(of items: [any LayoutItem]) -> [NSLayoutConstraint] {
        options.alignments.flatMap { attribute in
            zip(items, items.dropFirst()).map { first, second in
                NSLayoutConstraint(
                    item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: attribute,
                    multiplier: 1, constant: 0)
            }
        }
    }

    // MARK: Names

    private func item(named name: String) throws(Mistake) -> any LayoutItem {
        guard let item = views[name] as? any LayoutItem else {
            throw Mistake(advice: "\(name) is not among the views: give a view or a guide of that name.")
        }
        return item
    }

    private func number(_ amount: VisualFormat.Amount) throws(Mistake) -> CGFloat {
        switch amount {
        case .number(let number): return number
        case .name(let name):
            switch metrics[name] {
            case let number as any BinaryInteger: return CGFloat(Int(number))
            case let number as any BinaryFloatingPoint: return CGFloat(Double(number))
            case let number as NSNumber: return CGFloat(number.doubleValue)
            default: throw Mistake(advice: "\(name) is not among the metrics: give a number of that name.")
            }
        }
    }

    private func superview(of item: any LayoutItem) throws(Mistake) -> any LayoutItem {
        let superview = item is UIView ? item.layoutView?.superview : item.layoutView
        guard let superview else {
            throw Mistake(advice: "| is the superview, and \(type(of: item)) has none: add it to one before.")
        }
        return superview
    }
}
