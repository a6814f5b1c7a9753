import Foundation

extension CALayer {
    /// Whether a running animation of the layer keeps touches from its view (B6.10).
    final var blocksTouches: Bool {
        for entry in node.animations.entries where entry.animation.blocksTouches { return true }
        return false
    }

    /// Whether an animation moves or transforms the layer.
    final var isMoving: Bool {
        node.animations.entries.contains { [.position, .transform].contains($0.animation.effect?.keyPath.property) }
    }

    /// Adds a view animation. Its key is the name of the property, with a number if several run together (B6.12).
    final func add(_ animation: LayerAnimation, of property: LayerProperty) {
        add(animation, key: node.animations.unusedKey(property.rawValue), client: nil)
    }

    final func addStrayAnimation() {
        add(StrayAnimation(layer: self, begin: localNow, owners: []), of: .position)
    }

    final func remove(_ animation: LayerAnimation) {
        node.animations.remove(animation)
    }

    /// Ends the animations that a replacing view animation supersedes: view animations of the property, and any
    /// animation whose key is the property's name (B6.14).
    final func removeViewAnimations(of property: LayerProperty) {
        endAnimations { $0.key == property.rawValue || $0.animation.effect?.keyPath.property == property }
    }

    /// Whether an animation replaces the value of the property, so that a difference cannot be added to it (B6.13).
    final func hasReplacingAnimation(of property: LayerProperty) -> Bool {
        for entry in node.animations.entries where entry.animation.replaces(property) { return true }
        return false
    }

    /// - Parameter model: The model values before the change that causes the animation; nil for the current values.
    final func add(_ client: CAAnimation, forKey key: String?, model: LayerValues?) {
        let shown = presented(from: model ?? values)
        guard let effect = client.effect(on: self, shown: shown, begin: localNow) else { return }
        let key = key ?? node.animations.unusedKey("animation")
        if node.animations.contains(key: key) { endAnimations { $0.key == key } }
        let animation = MediaAnimation(
            effect, of: self, staysAtEnd: !client.isRemovedOnCompletion, owners: [ExplicitAnimationOwner(client)])
        add(animation, key: key, client: client)
        client.delegate?.animationDidStart(client)
    }

    final func endAnimations(where matches: (LayerAnimationList.Entry) -> Bool) {
        endEarly(node.animations.take(where: matches))
    }

    /// Reports animations that ended early as unfinished. Their owners are notified together with the other animation
    /// callbacks, never during the call (B6.17).
    final func endEarly(_ ended: [LayerAnimation]) {
        guard !ended.isEmpty else { return }
        nonisolated(unsafe) let ended = ended
        TurnLoop.main.animations.callback { ended.forEach { $0.tellEnd(finished: false) } }
    }

    private func add(_ animation: LayerAnimation, key: String, client: CAAnimation?) {
        node.animations.append(LayerAnimationList.Entry(key: key, animation: animation, client: client))
        CATransaction.note(animation)
        TurnLoop.main.animations.add(self)
    }
}
