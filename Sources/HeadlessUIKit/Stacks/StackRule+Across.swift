import Foundation

extension StackRule {
    /// Places a view across the axis.
    ///
    /// A hidden view has its place too, so that it does not move sideways when it is shown, but it does not widen the
    /// stack view.
    func placed(_ view: UIView) -> [NSLayoutConstraint] {
        switch stack.alignment {
        case .fill: [edge(view, across.start), edge(view, across.end)]
        case .leading: [edge(view, across.start)] + within(view, before: false, after: true)
        case .center: [edge(view, across.center)] + within(view, before: true, after: true)
        case .trailing: [edge(view, across.end)] + within(view, before: true, after: false)
        case .firstBaseline: baseline(view, .firstBaseline, pulledTo: across.start)
        case .lastBaseline: baseline(view, .lastBaseline, pulledTo: across.end)
        }
    }

    /// Keeps the stack view as narrow as its content, if the content does not fill it.
    var fitting: [NSLayoutConstraint] {
        guard stack.alignment != .fill else { return [] }
        return [
            constraint(
                container, across.size, .equal, nil, .notAnAttribute, "UISV-spanning-fit", priority: Self.fit)
        ]
    }

    private func edge(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint {
        constraint(view, attribute, .equal, container, attribute, "UISV-alignment")
    }

    /// Keeps a visible view within the edges, and makes a view without content as narrow as possible.
    private func within(_ view: UIView, before: Bool, after: Bool) -> [NSLayoutConstraint] {
        let name = "UISV-spanning-boundary"
        var list = [
            constraint(
                view, across.size, .equal, nil, .notAnAttribute, "UISV-ambiguity-suppression", priority: Self.last)
        ]
        guard !view.isHidden else { return list }
        if before { list.append(constraint(view, across.start, .greaterThanOrEqual, container, across.start, name)) }
        if after { list.append(constraint(container, across.end, .greaterThanOrEqual, view, across.end, name)) }
        return list
    }

    /// Aligns a view with the baseline of the first visible view. In a column, there are no baselines to align.
    private func baseline(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, pulledTo side: NSLayoutConstraint.Attribute
    ) -> [NSLayoutConstraint] {
        guard stack.axis == .horizontal, let first = visible.first else {
            return [edge(view, across.start)] + within(view, before: false, after: true)
        }
        let pull = constraint(
            view, side, .equal, container, side, "UISV-ambiguity-suppression", priority: Self.last)
        let line = constraint(view, attribute, .equal, first, attribute, "UISV-alignment")
        return within(view, before: true, after: true) + (view.isHidden ? [] : [pull]) + (view === first ? [] : [line])
    }

    func constraint(
        _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ other: (any LayoutItem)?, _ otherAttribute: NSLayoutConstraint.Attribute, _ identifier: String,
        multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
            multiplier: multiplier, constant: constant)
        constraint.identifier = identifier
        constraint.priority = priority
        return constraint
    }
}
