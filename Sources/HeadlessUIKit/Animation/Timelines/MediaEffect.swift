import Foundation

/// The effect of an explicit animation, copied when the animation is added: a single effect or a group.
///
/// This type is a class for the same reason as `LayerEffect`.
final class MediaEffect {
    enum Content {
        case effect(LayerEffect)
        case group([MediaEffect])
    }

    let timing: MediaTiming
    let pace: AnimationPace
    let content: Content

    init(timing: MediaTiming, pace: AnimationPace, content: Content) {
        self.timing = timing
        self.pace = pace
        self.content = content
    }

    /// Applies the effect at a time of the layer, or of the enclosing group.
    func apply(to values: inout LayerValues, at time: TimeInterval) {
        guard let place = timing.place(at: time) else { return }
        let progress = pace.progress(at: place, duration: timing.duration)
        switch content {
        case .effect(let effect):
            effect.apply(progress, to: &values)
        case .group(let effects):
            let inner = progress.x * timing.duration
            for effect in effects { effect.apply(to: &values, at: inner) }
        }
    }

    /// Returns whether the effect sets a property to absolute values, so that no later animation can be additive.
    func replaces(_ property: LayerProperty) -> Bool {
        switch content {
        case .effect(let effect): !effect.isAdditive && effect.keyPath.property == property
        case .group(let effects): effects.contains { $0.replaces(property) }
        }
    }
}
