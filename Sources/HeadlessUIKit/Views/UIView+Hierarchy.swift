import Foundation

extension UIView {
    func leaveSuperview() {
        guard let parent = links.superview else { return }
        willMove(toSuperview: nil)
        parent.willRemoveSubview(self)
        let former = links.window
        if former != nil { tellWillMove(to: nil) }
        parent.links.subviews.remove(self)
        layer.removeFromSuperlayer()
        leaveConstraints()
        links.superview = nil
        dropTraits()
        parent.setNeedsLayout()
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
        guard var place = links.subviews.index(of: sibling) else { return insert(view, at: links.subviews.count) }
        // The index counts the other subviews only.
        if view.links.superview === self, let own = links.subviews.index(of: view), own < place { place -= 1 }
        insert(view, at: place + offset)
        if offset > 0 { placeLayer(of: view, above: sibling) }
    }

    /// Moves the layer of a subview directly above that of another one, below the layers that the app has added there.
    private func placeLayer(of view: UIView, above sibling: UIView) {
        guard view.layer.node.superlayer === layer, sibling.layer.node.superlayer === layer else { return }
        layer.node.sublayers?.remove(view.layer)
        let place = layer.node.sublayers?.index(of: sibling.layer) ?? 0
        layer.node.sublayers?.insert(view.layer, at: place + 1)
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
        if view.layout.hasConcentricCorners { noteConcentricCorners() }
        view.dropTraits()
        view.joinConstraints()
        placeLayer(of: view, at: place)
        let former = view.links.window
        view.moveTree(to: links.window)
        // A plain view that moves within a window recomputes its safe area. The view of a view controller keeps its
        // insets (B9.7, B9.5).
        if former === links.window, view.controller == nil { view.updateSafeArea() }
        if former === links.window { view.cornersMayHaveMoved() }
        didAddSubview(view)
        view.didMoveToSuperview()
        if former !== links.window { view.tellDidMove(from: former) }
        setNeedsLayout()
        if view.layout.isPending { view.noteLayoutBelow() }
    }

    /// Removes the view before it is added to another superview. A view that moves within a window does not leave the
    /// window in between.
    private func leaveSuperview(for newWindow: UIWindow?) {
        guard let parent = links.superview else { return }
        guard links.window === newWindow, links.window != nil else { return leaveSuperview() }
        parent.willRemoveSubview(self)
        parent.links.subviews.remove(self)
        layer.removeFromSuperlayer()
        leaveConstraints()
        links.superview = nil
        dropTraits()
        parent.setNeedsLayout()
    }

    /// Moves a subview to another index. Does nothing if the view is not a subview.
    func reorder(_ view: UIView, to index: Int) {
        guard view.links.superview === self else { return }
        links.subviews.remove(view)
        let place = max(0, min(index, links.subviews.count))
        links.subviews.insert(view, at: place)
        placeLayer(of: view, at: place)
    }

    /// Places the layer of a subview: directly below the layer of the next subview, or above all other layers. Layers
    /// that the app has added keep their places.
    private func placeLayer(of view: UIView, at index: Int) {
        if view.layer.node.superlayer === layer { layer.node.sublayers?.remove(view.layer) }
        let next = index + 1 < links.subviews.count ? links.subviews[index + 1].layer : nil
        let place = next.flatMap { layer.node.sublayers?.index(of: $0) } ?? layer.node.sublayers?.count ?? 0
        layer.node.sublayers = layer.node.sublayers ?? []
        layer.node.sublayers?.insert(view.layer, at: place)
        view.layer.node.superlayer = layer
    }

    /// Exchanges the layers of two subviews.
    func exchangeLayers(of one: UIView, and other: UIView) {
        guard let first = layer.node.sublayers?.firstIndex(where: { $0 === one.layer }),
            let second = layer.node.sublayers?.firstIndex(where: { $0 === other.layer })
        else { return }
        layer.node.sublayers?.swapAt(first, second)
    }

    private func tellWillMove(to newWindow: UIWindow?) {
        controller?.viewWillMove(toWindow: newWindow)
        willMove(toWindow: newWindow)
        for subview in links.subviews { subview.tellWillMove(to: newWindow) }
    }

    private func moveTree(to newWindow: UIWindow?) {
        guard links.window !== newWindow else { return }
        links.window = newWindow
        // Core Animation stops the animations of layers that leave the tree (B6.16).
        if newWindow == nil {
            layout.firstPlace = .unknown
            layer.removeAllAnimations()
            // Gesture recognizers of a view that leaves its window are cancelled (B7.19).
            if !HeadlessQuirks.lostViewsKeepTheirTouches {
                for recognizer in recognizers { recognizer.cancelAttempt() }
            }
        }
        // A scroll view that leaves keeps its insets, so it leaves before its superview loses the safe area.
        if newWindow != nil { updateSafeArea() }
        for subview in links.subviews { subview.moveTree(to: newWindow) }
        if newWindow == nil { updateSafeArea() }
    }

    private func tellDidMove(from former: UIWindow?) {
        if links.window != nil {
            tellRegistrations()
            resolveColors()
            if layout.hasCorners { applyCorners() }
            layer.queuePostponedWork()
        }
        didMoveToWindow()
        for subview in links.subviews { subview.tellDidMove(from: former) }
        controller?.viewDidMoveToWindow()
    }
}
