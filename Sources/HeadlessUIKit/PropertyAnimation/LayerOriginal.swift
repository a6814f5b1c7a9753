import Foundation

/// The two model values between which an animator's track runs, to put either of them back.
@MainActor
struct LayerOriginal {
    private weak var layer: CALayer?
    private let property: LayerProperty
    private let initial: LayerValue
    private let final: LayerValue

    /// nil for an animation that changed nothing in the model.
    init?(_ animation: LayerAnimation) {
        guard let layer = animation.layer, let effect = animation.effect else { return nil }
        self.layer = layer
        property = effect.keyPath.property
        let model = property.read(layer.values)
        final = model
        switch effect.animated {
        case .straight(let from, _): initial = effect.isAdditive ? from.added(to: model) ?? model : from
        case .frames(let frames): initial = frames.values[0]
        }
    }

    func putBack() {
        set(initial)
    }

    func putForward() {
        set(final)
    }

    /// What is on screen now: the model value once the animations are taken away without finishing (B6.52).
    func seen() -> LayerValue? {
        layer.map { property.read($0.presentedValues) }
    }

    func set(_ value: LayerValue) {
        guard let layer else { return }
        ViewAnimationContext.withoutBlocks { layer.set(property, to: value) }
    }
}
