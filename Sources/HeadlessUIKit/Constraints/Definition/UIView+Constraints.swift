import Foundation

extension UIView {
    /// The constraints that this view holds, in the order in which they came.
    public var constraints: [NSLayoutConstraint] { constraintState?.held ?? [] }

    public func addConstraint(_ constraint: NSLayoutConstraint) {
        precondition(
            constraint.items.allSatisfy { $0.layoutView?.isDescendant(of: self) == true },
            "\(constraint.words) is about a view outside the tree of \(type(of: self)): set isActive instead.")
        if constraint.holder !== self { constraint.hold(in: self) }
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(addConstraint)
    }

    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.deactivate() }
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(removeConstraint)
    }
}

extension UIView {
    public func setNeedsUpdateConstraints() {
        needConstraintState().needsUpdate = true
        needEngine().needsConstraintUpdates = true
        markConstraintsDirty()
    }

    public func needsUpdateConstraints() -> Bool {
        constraintState?.needsUpdate ?? false
    }

    /// Calls `updateConstraints` where it is due in this view's tree, from the leaves to here.
    public func updateConstraintsIfNeeded() {
        guard layout.usesConstraints else { return }
        subviews.forEach { $0.updateConstraintsIfNeeded() }
        guard let state = constraintState, state.needsUpdate else { return }
        state.needsUpdate = false
        updateConstraints()
    }
}
