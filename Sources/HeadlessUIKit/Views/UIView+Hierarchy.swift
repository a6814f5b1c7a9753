import Foundation

extension UIView {
    public func addSubview(_ view: UIView) {
        insert(view, at: subviews.count)
    }

    public func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, relativeTo: siblingSubview, offset: 0)
    }

    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, relativeTo: siblingSubview, offset: 1)
    }

    public func bringSubviewToFront(_ view: UIView) {
        guard subviews.contains(view) else { return }
        reorder(view, to: subviews.count - 1)
    }

    public func sendSubviewToBack(_ view: UIView) {
        guard subviews.contains(view) else { return }
        reorder(view, to: 0)
    }

    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        subviews.swapAt(index1, index2)
        matchLayers()
    }

    public func removeFromSuperview() {
        guard let parent = superview else { return }
        willMove(toSuperview: nil)
        parent.willRemoveSubview(self)
        let former = window
        if former != nil { tellWillMove(to: nil) }
        parent.subviews.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        leaveConstraints()
        superview = nil
        if former != nil { moveTree(to: nil) }
        didMoveToSuperview()
        if former != nil { tellDidMove(from: former) }
    }

    public func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    private func insert(_ view: UIView, relativeTo sibling: UIView, offset: Int) {
        guard view !== sibling else { return }
        let place = subviews.filter { $0 !== view }.firstIndex(of: sibling)
        insert(view, at: place.map { $0 + offset } ?? subviews.count)
    }

    private func insert(_ view: UIView, at index: Int) {
        precondition(view !== self, "A view cannot be added to itself as a subview.")
        precondition(!isDescendant(of: view), "A view cannot be added to its own descendant.")
        if view.superview === self { return reorder(view, to: min(index, subviews.count - 1)) }
        view.leaveSuperview(for: window)
        view.willMove(toSuperview: self)
        if view.window !== window { view.tellWillMove(to: window) }
        let place = min(max(0, index), subviews.count)
        subviews.insert(view, at: place)
        view.superview = self
        view.joinConstraints()
        insertLayer(of: view, at: place)
        let former = view.window
        view.moveTree(to: window)
        // Within a window it loses what its former place gave it; a screen's own view keeps it (B9.7, B9.5).
        if former === window, view.controller == nil { view.updateSafeArea() }
        didAddSubview(view)
        view.didMoveToSuperview()
        if former !== window { view.tellDidMove(from: former) }
        setNeedsLayout()
        if view.layout.isPending { view.noteLayoutBelow() }
    }

    /// A view that changes its superview within a window does not leave the window in between.
    private func leaveSuperview(for newWindow: UIWindow?) {
        guard let parent = superview else { return }
        guard window === newWindow, window != nil else { return removeFromSuperview() }
        parent.willRemoveSubview(self)
        parent.subviews.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        leaveConstraints()
        superview = nil
    }

    private func reorder(_ view: UIView, to index: Int) {
        subviews.removeAll { $0 === view }
        subviews.insert(view, at: max(0, min(index, subviews.count)))
        matchLayers()
    }

    /// Where no client has added layers by hand, the new one's place is that of its view, and the others stay.
    private func insertLayer(of view: UIView, at index: Int) {
        guard (layer.sublayers?.count ?? 0) == subviews.count - 1 else { return matchLayers() }
        view.layer.superlayer = layer
        layer.sublayers = layer.sublayers ?? []
        layer.sublayers?.insert(view.layer, at: index)
    }

    /// The layers of the subviews stand in their order, above layers that a client added by hand.
    private func matchLayers() {
        let own = subviews.map(\.layer)
        let others = (layer.sublayers ?? []).filter { $0.view == nil }
        layer.sublayers = (others + own).isEmpty ? nil : others + own
        own.forEach { $0.superlayer = layer }
    }

    private func tellWillMove(to newWindow: UIWindow?) {
        controller?.viewWillMove(toWindow: newWindow)
        willMove(toWindow: newWindow)
        subviews.forEach { $0.tellWillMove(to: newWindow) }
    }

    private func moveTree(to newWindow: UIWindow?) {
        guard window !== newWindow else { return }
        window = newWindow
        // Core Animation stops the animations of layers that leave the tree (B6.16).
        if newWindow == nil {
            layer.removeAllAnimations()
            // A finger on a view that is gone no longer counts (B7.19).
            recognizers.forEach { $0.cancelAttempt() }
        }
        updateSafeArea()
        subviews.forEach { $0.moveTree(to: newWindow) }
    }

    private func tellDidMove(from former: UIWindow?) {
        if window != nil { resolveColors() }
        didMoveToWindow()
        subviews.forEach { $0.tellDidMove(from: former) }
        controller?.viewDidMoveToWindow()
    }
}
