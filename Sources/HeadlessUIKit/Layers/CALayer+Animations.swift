import Foundation

extension CALayer {
    /// Adds a copy of an animation; one that runs under the same key is replaced.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        guard let basic = anim as? CABasicAnimation, let running = basic.running(on: self) else { return }
        let key = key ?? uniqueKey("animation")
        removeAnimation(forKey: key)
        add(running, key: key, client: basic)
    }

    public func removeAnimation(forKey key: String) {
        endEarly(animations.take { $0.key == key })
    }

    public func removeAllAnimations() {
        endEarly(animations.take { _ in true })
    }

    public func animationKeys() -> [String]? {
        animations.isEmpty ? nil : animations.entries.map(\.key)
    }

    public func animation(forKey key: String) -> CAAnimation? {
        animations.entries.first { $0.key == key }?.client
    }

    /// The layer as it is on screen at this moment.
    public func presentation() -> Self? {
        guard superlayer != nil || view is UIWindow else { return nil }
        let copy = type(of: self).init(layer: self)
        copy.values = presentedValues
        return copy
    }

    /// The values on screen at this moment, without making a layer of them.
    final var presentedValues: LayerValues {
        presented(from: values)
    }

    /// What the running animations make of given model values.
    final func presented(from model: LayerValues) -> LayerValues {
        guard !animations.isEmpty else { return model }
        var shown = model
        let time = localNow
        for entry in animations.entries { entry.animation.apply(to: &shown, at: time) }
        return shown
    }

    final var hasAnimations: Bool { !animations.isEmpty }

    /// Adds an animation of a view under the property's name, numbered when several run together (B6.12).
    final func add(_ animation: LayerAnimation) {
        add(animation, key: uniqueKey(animation.property.rawValue), client: nil)
    }

    final func remove(_ animation: LayerAnimation) {
        _ = animations.take { $0.animation === animation }
    }

    /// Ends the animations that an absolute one of the same property replaces (B6.14).
    final func removeAnimations(of property: LayerProperty) {
        endEarly(animations.take { $0.animation.property == property })
    }

    /// Whoever waits for the end hears of it with the other callbacks of animations, never inside the call (B6.17).
    private func endEarly(_ ended: [LayerAnimation]) {
        guard !ended.isEmpty else { return }
        TurnLoop.main.animations.callback { ended.forEach { $0.tellEnd(finished: false) } }
    }

    private func add(_ animation: LayerAnimation, key: String, client: CAAnimation?) {
        animations.append(LayerAnimationList.Entry(key: key, animation: animation, client: client))
        TurnLoop.main.animations.add(self)
    }

    private func uniqueKey(_ name: String) -> String {
        guard animations.contains(key: name) else { return name }
        var number = 2
        while animations.contains(key: "\(name)-\(number)") { number += 1 }
        return "\(name)-\(number)"
    }
}
