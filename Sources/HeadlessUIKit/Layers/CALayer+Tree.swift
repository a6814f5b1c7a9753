import Foundation

extension CALayer {
    public func addSublayer(_ layer: CALayer) {
        insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
    }

    public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.leaveSuperlayer()
        var list = sublayers ?? []
        list.insert(layer, at: min(Int(idx), list.count))
        sublayers = list
        layer.superlayer = self
    }

    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.leaveSuperlayer()
        let index = sublayers?.firstIndex { $0 === sibling } ?? 0
        insertSublayer(layer, at: UInt32(index))
    }

    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.leaveSuperlayer()
        let index = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers?.count ?? 0
        insertSublayer(layer, at: UInt32(index))
    }

    public func removeFromSuperlayer() {
        leaveSuperlayer()
        // A view that leaves its window sees to its own layer (B6.16).
        if view == nil { endAnimationsOfSubtree() }
    }

    /// The layer whose presentation this one is, or itself.
    public func model() -> Self {
        node.model as? Self ?? self
    }

    private func leaveSuperlayer() {
        guard let parent = node.superlayer else { return }
        if parent.node.mask === self { parent.node.mask = nil }
        parent.node.sublayers?.removeAll { $0 === self }
        if parent.node.sublayers?.isEmpty == true { parent.node.sublayers = nil }
        node.superlayer = nil
    }

    /// Ends what animates here and below, as unfinished.
    final func endAnimationsOfSubtree() {
        removeAllAnimations()
        node.sublayers?.forEach { $0.endAnimationsOfSubtree() }
    }
}

extension CALayer {
    /// Removes and returns the animations in this layer and below that began at or before a local time.
    final func takeAnimationsOfSubtree(begunUpTo time: TimeInterval) -> [LayerAnimation] {
        node.animations.take { $0.animation.begin <= time }
            + (node.sublayers ?? []).flatMap { $0.takeAnimationsOfSubtree(begunUpTo: time) }
    }
}
