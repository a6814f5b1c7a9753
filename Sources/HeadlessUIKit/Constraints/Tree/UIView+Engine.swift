import Foundation

extension UIView {
    /// The layout engine of the tree that contains this view, if there is one.
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

    /// Marks this view and its ancestors as using constraints, so that layout passes reach this view.
    func noteConstraints() {
        var view: UIView? = self
        while let next = view, !next.layout.usesConstraints {
            next.layout.usesConstraints = true
            view = next.superview
        }
    }

    /// Requests that the constraints are solved before the next layout.
    func markConstraintsDirty() {
        guard layout.usesConstraints, let engine else { return }
        engine.isDirty = true
        if let window { TurnLoop.main.commits.add(window) }
    }
}
