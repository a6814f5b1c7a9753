import Foundation

extension UIView {
    func leaveSuperview() {
        guard let parent = links.superview else { return }
        willMove(toSuperview: nil)
        parent.willRemoveSubview(self)
        let former = links.window
        if former != nil { tellWillMove(to: nil) }
        parent.links.subviews.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        leaveConstraints()
        links.superview = nil
        if former != nil { moveTree(to: nil) }
        didMoveToSuperview()
        if former != nil { tellDidMove(from: former) }
    }

    func stands(below view: UIView) -> Bool {
        var next: UIView? = self
        while let own = next {
            if own === view { return true }
            next = own.links.superview
        }
        return false
    }

    func insert(_ view: UIView, relativeTo sibling: UIView, offset: Int) {
        guard view !== sibling else { return }
        let place = links.subviews.filter { $0 !== view }.firstIndex(of: sibling)
        insert(view, at: place.map { $0 + offset } ?? links.subviews.count)
    }

    func insert(_ view: UIView, at index: Int) {
        precondition(view !== self, "A view cannot be added to itself as a subview.")
        precondition(!stands(below: view), "A view cannot be added to its own descendant.")
        if view.links.superview === self { return reorder(view, to: min(index, links.subviews.count - 1)) }
        view.leaveSuperview(for: links.window)
        view.willMove(toSuperview: self)
        if view.links.window !== links.window { view.tellWillMove(to: links.window) }
        let place = min(max(0, index), links.subviews.count)
        links.subviews.insert(view, at: place)
        view.links.superview = self
        view.joinConstraints()
        insertLayer(of: view, at: place)
        let former = view.links.window
        view.moveTree(to: links.window)
        // Within a window it loses what its former place gave it; a screen's own view keeps it (B9.7, B9.5).
        if former === links.window, view.controller == nil { view.updateSafeArea() }
        didAddSubview(view)
        view.didMoveToSuperview()
        if former !== links.window { view.tellDidMove(from: former) }
        setNeedsLayout()
        if view.layout.isPending { view.noteLayoutBelow() }
    }

    /// A view that changes its superview within a window does not leave the window in between.
    private func leaveSuperview(for newWindow: UIWindow?) {
        guard let parent = links.superview else { return }
        guard links.window === newWindow, links.window != nil else { return leaveSuperview() }
        parent.willRemoveSubview(self)
        parent.links.subviews.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        leaveConstraints()
        links.superview = nil
    }

    /// Gives a subview another place; a view that is none has no place.
    func reorder(_ view: UIView, to index: Int) {
        guard view.links.superview === self else { return }
        links.subviews.removeAll { $0 === view }
        links.subviews.insert(view, at: max(0, min(index, links.subviews.count)))
        matchLayers()
    }

    /// Where no client has added layers by hand, the new one's place is that of its view, and the others stay.
    private func insertLayer(of view: UIView, at index: Int) {
        guard (layer.sublayers?.count ?? 0) == links.subviews.count - 1 else { return matchLayers() }
        view.layer.node.superlayer = layer
        layer.node.sublayers = layer.node.sublayers ?? []
        layer.node.sublayers?.insert(view.layer, at: index)
    }

    /// The layers of the subviews stand in their order, above layers that a client added by hand.
    func matchLayers() {
        let own = links.subviews.map(\.layer)
        let others = (layer.sublayers ?? []).filter { $0.view == nil }
        layer.node.sublayers = (others + own).isEmpty ? nil : others + own
        own.forEach { $0.node.superlayer = layer }
    }

    private func tellWillMove(to newWindow: UIWindow?) {
        controller?.viewWillMove(toWindow: newWindow)
        willMove(toWindow: newWindow)
        links.subviews.forEach { $0.tellWillMove(to: newWindow) }
    }

    private func moveTree(to newWindow: UIWindow?) {
        guard links.window !== newWindow else { return }
        links.window = newWindow
        // Core Animation stops the animations of layers that leave the tree (B6.16).
        if newWindow == nil {
            layer.removeAllAnimations()
            // A finger on a view that is gone no longer counts (B7.19).
            recognizers.forEach { $0.cancelAttempt() }
        }
        updateSafeArea()
        links.subviews.forEach { $0.moveTree(to: newWindow) }
    }

    private func tellDidMove(from former: UIWindow?) {
        if links.window != nil { resolveColors() }
        didMoveToWindow()
        links.subviews.forEach { $0.tellDidMove(from: former) }
        controller?.viewDidMoveToWindow()
    }
}
