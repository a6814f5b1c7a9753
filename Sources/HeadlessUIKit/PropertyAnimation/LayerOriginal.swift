import Foundation

/// The model values at the start and the end of an animator's track, used to restore either of them.
@MainActor
struct LayerOriginal {
    private weak var layer: CALayer?
    private let property: LayerProperty
    private let initial: LayerValue
    private let final: LayerValue

    /// Returns nil if the animation has no effect on model values, or if its layer no longer exists.
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

    /// Returns the value on screen. It becomes the model value when the animations are removed without finishing
    /// (B6.52).
    func seen() -> LayerValue? {
        layer.map { property.read($0.presentedValues) }
    }

    func set(_ value: LayerValue) {
        guard let layer else { return }
        ViewAnimationContext.withoutBlocks { layer.set(property, to: value) }
    }
}
