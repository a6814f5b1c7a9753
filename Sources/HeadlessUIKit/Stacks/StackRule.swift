import Foundation

/// Makes the constraints of a stack view.
///
/// Their identifiers and priorities are those that UIKit prints for its own.
@MainActor
struct StackRule {
    let stack: UIStackView
    let views: [UIView]
    let visible: [UIView]
    /// The stack view, or the guide of its margins.
    let container: any LayoutItem
    let along: StackSide
    let across: StackSide

    /// The priority at which distances of centres are equal. It is below that of content.
    static let centering = UILayoutPriority(149)
    /// The priority at which a stack view is no larger across its axis than its content. It is above that of a fitting
    /// size.
    static let fit = UILayoutPriority(51)
    /// The priority of what decides otherwise ambiguous sizes.
    static let last = UILayoutPriority(25)

    init(of stack: UIStackView) {
        self.stack = stack
        views = stack.arrangedSubviews
        visible = views.filter { !$0.isHidden }
        container = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        along = StackSide(stack.axis)
        across = StackSide(stack.axis.across)
    }

    var constraints: [NSLayoutConstraint] {
        guard !views.isEmpty else { return [] }
        return order + lengths + views.flatMap(placed) + fitting
    }

    // MARK: Along the axis

    /// The edges and the gaps. A hidden view lies without a gap behind the visible view before it.
    private var order: [NSLayoutConstraint] {
        var list = [
            constraint(views[0], along.start, .equal, container, along.start, "UISV-canvas-connection"),
            constraint(container, along.end, .equal, views[views.count - 1], along.end, "UISV-canvas-connection"),
        ]
        let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        var last = views[0].isHidden ? nil : views[0]
        for (view, next) in zip(views, views.dropFirst()) {
            let former = next.isHidden ? nil : last
            let gap = former.map(spacing) ?? 0
            let relation = isLoose && former != nil ? NSLayoutConstraint.Relation.greaterThanOrEqual : .equal
            list.append(constraint(next, along.start, relation, view, along.end, "UISV-spacing", constant: gap))
            if !next.isHidden { last = next }
        }
        return list + distances
    }

    private func spacing(after view: UIView) -> CGFloat {
        let custom = stack.customSpacing(after: view)
        let length = custom == UIStackView.spacingUseDefault ? stack.spacing : custom
        return length == UIStackView.spacingUseSystem ? SystemSpacing.standard : length
    }

    /// Makes the gaps or the distances of the centres equal, if the distribution is such.
    private var distances: [NSLayoutConstraint] {
        guard visible.count > 1 else { return [] }
        switch stack.distribution {
        case .fill, .fillEqually, .fillProportionally: return []
        case .equalSpacing:
            return equal(from: along.end, to: along.start) + [suppressedGap]
        case .equalCentering:
            return equal(from: along.center, to: along.center) + [suppressedGap]
        }
    }

    private func equal(
        from start: NSLayoutConstraint.Attribute, to end: NSLayoutConstraint.Attribute
    ) -> [NSLayoutConstraint] {
        let gaps = zip(visible, visible.dropFirst()).map { view, next in
            [AnchorTerm(item: next, attribute: end), AnchorTerm(item: view, attribute: start, sign: -1)]
        }
        return gaps.dropFirst().map { gap in
            let equal = NSLayoutConstraint(gap, .equal, gaps[0], multiplier: 1, constant: 0)
            equal.identifier = "UISV-distributing"
            equal.priority = Self.centering
            return equal
        }
    }

    /// Keeps gaps at their least length where nothing else decides them.
    private var suppressedGap: NSLayoutConstraint {
        constraint(
            visible[1], along.start, .equal, visible[0], along.end, "UISV-ambiguity-suppression",
            constant: spacing(after: visible[0]), priority: Self.last)
    }

    /// The lengths of the views: equal ones, proportional ones, and none for hidden views.
    private var lengths: [NSLayoutConstraint] {
        let hidden = views.filter(\.isHidden).map { view in
            constraint(view, along.size, .equal, nil, .notAnAttribute, "UISV-hiding")
        }
        // A hidden view takes no room, even if the app requires a length.
        for constraint in hidden { constraint.takesPrecedence = true }
        switch stack.distribution {
        case .fill, .equalSpacing, .equalCentering: return hidden
        case .fillEqually:
            return hidden
                + visible.dropFirst().map {
                    constraint($0, along.size, .equal, visible[0], along.size, "UISV-fill-equally")
                }
        case .fillProportionally: return hidden + proportions
        }
    }

    /// The proportions of the lengths. If no view has a length of its own, all are equal; a view without one beside
    /// others has no proportion.
    private var proportions: [NSLayoutConstraint] {
        let known = visible.map { (view: $0, length: contentLength(of: $0)) }.filter { $0.length > 0 }
        let parts = known.isEmpty ? visible.map { (view: $0, length: 1) } : known
        guard let first = parts.first else { return [] }
        return parts.dropFirst().map { part in
            constraint(
                part.view, along.size, .equal, first.view, along.size, "UISV-fill-proportionally",
                multiplier: part.length / first.length, priority: UILayoutPriority(999))
        }
    }

    private func contentLength(of view: UIView) -> CGFloat {
        let isStack = view is UIStackView
        let size =
            isStack ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.intrinsicContentSize
        return stack.axis == .horizontal ? size.width : size.height
    }
}
