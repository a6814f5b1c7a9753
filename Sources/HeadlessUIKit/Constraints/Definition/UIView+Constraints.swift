import Foundation

extension UIView {
    func hold(_ constraint: NSLayoutConstraint) {
        precondition(
            constraint.items.allSatisfy { $0.layoutView?.isDescendant(of: self) == true },
            "\(constraint.words) is about a view outside the tree of \(type(of: self)): set isActive instead.")
        if constraint.holder !== self { constraint.hold(in: self) }
    }

    func release(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.deactivate() }
    }

    func markUpdateOfConstraints() {
        needConstraintState().needsUpdate = true
        needEngine().needsConstraintUpdates = true
        markConstraintsDirty()
    }

    func updateConstraintsOfTree() {
        guard layout.usesConstraints else { return }
        subviews.forEach { $0.updateConstraintsOfTree() }
        guard let state = constraintState, state.needsUpdate else { return }
        state.needsUpdate = false
        if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }
}
