import Foundation

/// Changes to the layer tree. These methods do not call methods that a subclass can override.
extension CALayer {
    /// - Parameter place: Returns the index of the layer in the list of the other sublayers. The layer is first removed
    /// from its current superlayer.
    final func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
        layer.leaveSuperlayer()
        var list = node.sublayers ?? []
        list.insert(layer, at: min(place(list), list.count))
        node.sublayers = list
        layer.node.superlayer = self
        if layer.view == nil, isInWindow { layer.queuePostponedWork() }
        markForLayout()
    }

    final func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, old.node.superlayer === self else { return }
        insert(new) { list in list.firstIndex { $0 === old } ?? list.count }
        old.leaveForGood()
    }

    final func setSublayers(_ layers: [CALayer]) {
        let former = node.sublayers ?? []
        let kept = Set(layers.map(ObjectIdentifier.init))
        for layer in former where !kept.contains(ObjectIdentifier(layer)) { layer.leaveForGood() }
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
        // The layer of a view is handled when the view leaves its window (B6.16).
        if view == nil { endAnimationsOfSubtree() }
    }

    private func leaveSuperlayer() {
        guard let parent = node.superlayer else { return }
        if parent.node.mask === self { parent.node.mask = nil }
        parent.node.sublayers?.remove(self)
        if parent.node.sublayers?.isEmpty == true { parent.node.sublayers = nil }
        node.superlayer = nil
    }

    /// Ends the animations of this layer and of all layers below it as unfinished.
    ///
    /// - Parameter onlyRemovable: Whether animations stay that are not removed on completion.
    final func endAnimationsOfSubtree(onlyRemovable: Bool = false) {
        endAnimations { !onlyRemovable || !$0.animation.staysAtEnd }
        for layer in node.sublayers ?? [] { layer.endAnimationsOfSubtree(onlyRemovable: onlyRemovable) }
    }
}
