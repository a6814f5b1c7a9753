import Foundation

extension UIView {
    /// Tells the ancestors, and through the window the next commit, that there is something to lay out.
    func noteLayoutBelow() {
        var ancestor = links.superview
        while let view = ancestor, !view.layout.needsLayoutBelow {
            view.layout.needsLayoutBelow = true
            ancestor = view.links.superview
        }
        if let window = links.window { TurnLoop.main.commits.add(window) }
    }

    /// The highest view of the unbroken line of ancestors that need layout: a pass starts there, as Core Animation's does.
    var layoutRoot: UIView {
        var root = self
        while let parent = root.links.superview, parent.layout.needsLayout { root = parent }
        return root
    }

    /// Lays out what is pending in this view and below, parents first.
    func layoutSubtree() {
        guard !layout.isRunning else { return }
        HeadlessVisits.views += 1
        layout.isRunning = true
        defer { layout.isRunning = false }
        solveConstraints()
        if layout.needsLayout {
            layout.needsLayout = false
            layOutSelf()
            solveConstraints()
        }
        guard layout.needsLayoutBelow else { return }
        layout.needsLayoutBelow = false
        HeadlessVisits.views += links.subviews.count
        for subview in links.subviews where subview.layout.isPending { subview.layoutSubtree() }
    }

    /// The controller's callbacks stand around the view's own layout (B12.7).
    private func layOutSelf() {
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
    }

    /// Called by the layer after one of its properties changed.
    func layerDidChange(_ property: LayerProperty, from old: LayerValues) {
        if constraintState != nil { frameMayHaveChanged(property) }
        switch property {
        case .bounds:
            guard old.bounds != bounds else { return }
            setNeedsLayout()
            if old.bounds.size != bounds.size {
                resizeSubviews(from: old.bounds.size)
                updateSafeArea()
                links.subviews.forEach { $0.updateSafeArea() }
            }
            boundsHaveChanged(from: old.bounds)
        case .position where old.position == center: return
        case .position, .transform:
            // A controller's view that is moved keeps the insets it got; a plain view finds its own anew (B9.5).
            if controller == nil || safeArea == .zero { updateSafeArea() }
        default:
            break
        }
    }

    /// Constraints count on frames that are given, and on where the margins of a superview reach.
    private func frameMayHaveChanged(_ property: LayerProperty) {
        guard property == .bounds || property == .position else { return }
        if translatesAutoresizingMaskIntoConstraints || margins.preservesSuperview { markConstraintsDirty() }
    }

    private func resizeSubviews(from oldSize: CGSize) {
        guard autoresizesSubviews else { return }
        for subview in links.subviews
        where !subview.autoresizingMask.isEmpty && subview.translatesAutoresizingMaskIntoConstraints {
            subview.frame = subview.autoresizingMask.resized(subview.frame, from: oldSize, to: bounds.size)
        }
    }
}
