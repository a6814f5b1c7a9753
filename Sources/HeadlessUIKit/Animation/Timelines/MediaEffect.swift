import Foundation

/// What a client's explicit animation does, copied from it when it is added: one effect, or a group of them.
///
/// A class for the reason that `LayerEffect` is one.
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

    /// Time is that of the layer, or of the group around this.
    @MainActor
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

    /// Whether it sets a property outright, so that nothing can be added to what ran before it.
    func replaces(_ property: LayerProperty) -> Bool {
        switch content {
        case .effect(let effect): !effect.isAdditive && effect.keyPath.property == property
        case .group(let effects): effects.contains { $0.replaces(property) }
        }
    }
}
