import Foundation

extension UIView {
    /// Brings this view's constraints into the tree that it was just added to.
    func joinConstraints() {
        guard layout.usesConstraints else { return }
        constraintState?.engine = nil
        superview?.noteConstraints()
        let engine = needEngine()
        constraintsOfTree.forEach(engine.install)
        engine.needsConstraintUpdates = true
        superview?.markConstraintsDirty()
    }

    /// Takes this view's constraints out of the tree that it is about to leave. Those that tie it to views that stay
    /// are deactivated.
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

    /// The active constraints that are held in this tree.
    var constraintsOfTree: [NSLayoutConstraint] {
        guard layout.usesConstraints else { return [] }
        return constraints + subviews.flatMap(\.constraintsOfTree)
    }

    private var participantsOfTree: [UIView] {
        guard layout.usesConstraints else { return [] }
        return (constraintState == nil ? [] : [self]) + subviews.flatMap(\.participantsOfTree)
    }
}
