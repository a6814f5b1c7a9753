import Foundation

extension CALayer {
    /// Runs the implicit action of a property change on a layer that belongs to no view (B6.70).
    final func runAction(for property: LayerProperty, old: LayerValues) {
        guard !CATransaction.disableActions(), wasCommitted, !property.read(old).isSame(as: property.read(values)),
            let action = action(forKey: property.rawValue)
        else { return }
        if let basic = action as? CABasicAnimation, basic.fromValue == nil, basic.toValue == nil {
            // Animate from the values shown before the change. The model already has the new value.
            return add(basic, forKey: property.rawValue, model: old)
        }
        action.run(forKey: property.rawValue, object: self, arguments: nil)
    }

    /// Whether the layer was in a window's layer tree at the last commit. A new layer has no previous state to animate
    /// from.
    final var wasCommitted: Bool {
        var layer: CALayer = self
        while let parent = layer.node.superlayer {
            guard layer.node.linkedAt < TurnLoop.main.commits.count else { return false }
            layer = parent
        }
        return layer.view is UIWindow
    }
}
