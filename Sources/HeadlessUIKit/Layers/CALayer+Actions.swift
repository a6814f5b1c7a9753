import Foundation

extension CALayer {
    /// Runs the implicit action of a change, for a layer that belongs to no view (B6.70).
    final func runAction(for property: LayerProperty, old: LayerValues) {
        guard !CATransaction.disableActions(), wasCommitted, !property.read(old).isSame(as: property.read(values)),
            let action = action(forKey: property.rawValue)
        else { return }
        if let basic = action as? CABasicAnimation, basic.fromValue == nil, basic.toValue == nil {
            // From what was seen before the change; the model has the new value already.
            return add(basic, forKey: property.rawValue, model: old)
        }
        action.run(forKey: property.rawValue, object: self, arguments: nil)
    }

    /// A layer that was not there at the last commit has nothing to be animated from.
    private var wasCommitted: Bool {
        var layer: CALayer = self
        while let parent = layer.superlayer {
            guard layer.node.linkedAt < TurnLoop.main.commits.count else { return false }
            layer = parent
        }
        return layer.view is UIWindow
    }
}
