import Foundation

extension UIView {
    /// Marks the ancestors and schedules the window for the next commit, because layout is pending in this view.
    func noteLayoutBelow() {
        var ancestor = links.superview
        while let view = ancestor, !view.layout.needsLayoutBelow {
            view.layout.needsLayoutBelow = true
            ancestor = view.links.superview
        }
        if let window = links.window { TurnLoop.main.commits.add(window) }
    }

    /// The topmost view of the unbroken chain of ancestors that need layout. A layout pass starts there, as in Core
    /// Animation. An ancestor that is being laid out ends the chain: it can lay out its subviews meanwhile.
    var layoutRoot: UIView {
        var root = self
        while let parent = root.links.superview, parent.layout.needsLayout, !parent.layout.isRunning { root = parent }
        return root
    }

    /// Performs pending layout in this view and its subtree, parents first.
    func layoutSubtree() {
        guard !layout.isRunning else { return }
        HeadlessVisits.views += 1
        layout.isRunning = true
        defer { layout.isRunning = false }
        if layout.arePropertiesPending { updateOwnProperties() }
        if layout.needsLayout { controller?.notePlace() }
        solveConstraints()
        if layout.needsLayout {
            layout.needsLayout = false
            // A plain layer would only ask its delegate, which is this view.
            type(of: layer) == CALayer.self ? layoutSublayers(of: layer) : layer.layoutSublayers()
            solveConstraints()
        }
        guard layout.needsLayoutBelow else { return }
        layout.needsLayoutBelow = false
        HeadlessVisits.views += links.subviews.count
        for subview in links.subviews where subview.layout.isPending { subview.layoutSubtree() }
    }

    /// Lays out this view. The view controller is notified before and afterwards (B12.7).
    func layOutSubviews() {
        HeadlessVisits.layouts += 1
        observing {
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        } whenChanged: {
            $0.setNeedsLayout()
        }
    }

    /// Called by the layer after one of its properties changed.
    func layerDidChange(_ property: LayerProperty, from old: LayerValues) {
        if constraintState != nil { frameMayHaveChanged(property) }
        switch property {
        case .bounds:
            guard old.bounds != bounds else { return }
            cornersMayHaveMoved()
            setNeedsLayout()
            if old.bounds.size != bounds.size {
                resizeSubviews(from: old.bounds.size)
                updateSafeArea()
                for subview in links.subviews { subview.updateSafeArea() }
            }
            boundsHaveChanged(from: old.bounds)
        case .position where old.position == center: return
        case .position, .transform:
            cornersMayHaveMoved()
            // The view of a view controller keeps nonzero insets when an animation or a transform moves it. A plain view
            // recomputes its insets (B9.5).
            let isPlaced = property == .position && !ViewAnimationContext.isAnimating
            if controller == nil || safeArea == .zero || isPlaced { updateSafeArea() }
            layoutRegionsMayHaveMoved(from: old)
        default:
            break
        }
    }

    /// Updates constraints if they depend on the frame. They do if the frame is set directly, or if the margins of the
    /// superview apply.
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
