import Foundation

extension UIView {
    /// Installs the constraints of this view in the tree that the view was just added to.
    func joinConstraints() {
        guard layout.usesConstraints else { return }
        constraintState?.engine = nil
        superview?.noteConstraints()
        let engine = needEngine()
        constraintsOfTree.forEach(engine.install)
        engine.needsConstraintUpdates = true
        superview?.markConstraintsDirty()
    }

    /// Removes the constraints of this view from the tree that the view is about to leave.
    ///
    /// Constraints between this view and views that stay in the tree are deactivated.
    func leaveConstraints() {
        guard layout.usesConstraints, let engine else { return }
        let participants = participantsOfTree
        for constraint in participants.flatMap({ $0.constraintState?.mentions ?? [] })
        where constraint.holder?.isDescendant(of: self) == false {
            constraint.deactivate()
        }
        constraintsOfTree.forEach(engine.uninstall)
        engine.forget(participants.flatMap { [$0] + ($0.constraintState?.allGuides ?? []) as [any LayoutItem] })
    }

    /// The active constraints that this view and the views below it hold.
    var constraintsOfTree: [NSLayoutConstraint] {
        guard layout.usesConstraints else { return [] }
        return constraints + subviews.flatMap(\.constraintsOfTree)
    }

    private var participantsOfTree: [UIView] {
        guard layout.usesConstraints else { return [] }
        return (constraintState == nil ? [] : [self]) + subviews.flatMap(\.participantsOfTree)
    }
}
