import Foundation

extension UIView {
    /// The solver of the tree that this view is in, if it has one.
    var engine: LayoutEngine? {
        layout.usesConstraints ? treeRoot.constraintState?.engine : nil
    }

    func needEngine() -> LayoutEngine {
        let root = treeRoot
        let state = root.needConstraintState()
        if let engine = state.engine { return engine }
        let engine = LayoutEngine(root: root)
        state.engine = engine
        return engine
    }

    func needConstraintState() -> ViewConstraints {
        if let constraintState { return constraintState }
        let state = ViewConstraints()
        constraintState = state
        noteConstraints()
        engine?.needsConstraintUpdates = true
        return state
    }

    private var treeRoot: UIView {
        var root = window ?? self
        while let parent = root.superview { root = parent }
        return root
    }

    /// Tells this view and its ancestors that constraints are used here, so that passes find the way.
    func noteConstraints() {
        var view: UIView? = self
        while let next = view, !next.layout.usesConstraints {
            next.layout.usesConstraints = true
            view = next.superview
        }
    }

    /// Has the constraints solved before the next layout.
    func markConstraintsDirty() {
        guard layout.usesConstraints, let engine else { return }
        engine.isDirty = true
        if let window { TurnLoop.main.commits.add(window) }
    }
}
