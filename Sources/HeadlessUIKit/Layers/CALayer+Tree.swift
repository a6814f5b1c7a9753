import Foundation

/// Nothing in here calls what a subclass may have taken into its own hands.
extension CALayer {
    /// - Parameter place: where in the list of the others, which it is taken out of first.
    final func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
        layer.leaveSuperlayer()
        var list = node.sublayers ?? []
        list.insert(layer, at: min(place(list), list.count))
        node.sublayers = list
        layer.node.superlayer = self
    }

    final func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, old.node.superlayer === self else { return }
        insert(new) { list in list.firstIndex { $0 === old } ?? list.count }
        old.leaveForGood()
    }

    final func setSublayers(_ layers: [CALayer]) {
        let former = node.sublayers ?? []
        for layer in former where !layers.contains(where: { $0 === layer }) { layer.leaveForGood() }
        for layer in layers where layer.node.superlayer !== self {
            layer.leaveSuperlayer()
            layer.node.superlayer = self
        }
        node.sublayers = layers.isEmpty ? nil : layers
    }

    final func setMask(_ mask: CALayer?) {
        guard mask !== node.mask else { return }
        node.mask?.node.superlayer = nil
        mask?.leaveForGood()
        node.mask = mask
        mask?.node.superlayer = self
    }

    final func leaveForGood() {
        leaveSuperlayer()
        // A view that leaves its window sees to its own layer (B6.16).
        if view == nil { endAnimationsOfSubtree() }
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
        endAnimations { _ in true }
        node.sublayers?.forEach { $0.endAnimationsOfSubtree() }
    }

    /// Removes and returns the animations in this layer and below that began at or before a local time.
    final func takeAnimationsOfSubtree(begunUpTo time: TimeInterval) -> [LayerAnimation] {
        node.animations.take { $0.animation.begin <= time }
            + (node.sublayers ?? []).flatMap { $0.takeAnimationsOfSubtree(begunUpTo: time) }
    }
}
