import Foundation

extension CALayer {
    public func addSublayer(_ layer: CALayer) {
        insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
    }

    public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        var list = sublayers ?? []
        list.insert(layer, at: min(Int(idx), list.count))
        sublayers = list
        layer.superlayer = self
    }

    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        let index = sublayers?.firstIndex { $0 === sibling } ?? 0
        insertSublayer(layer, at: UInt32(index))
    }

    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        let index = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers?.count ?? 0
        insertSublayer(layer, at: UInt32(index))
    }

    public func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        if superlayer?.sublayers?.isEmpty == true { superlayer?.sublayers = nil }
        superlayer = nil
    }

    /// The layer whose presentation this one is, or itself.
    public func model() -> Self {
        view?.layer as? Self ?? self
    }
}

extension CALayer {
    /// Removes and returns the animations in this layer and below that began at or before a local time.
    final func takeAnimationsOfSubtree(begunUpTo time: TimeInterval) -> [LayerAnimation] {
        animations.take { $0.animation.begin <= time }
            + (sublayers ?? []).flatMap { $0.takeAnimationsOfSubtree(begunUpTo: time) }
    }
}
