import Foundation

/// The two model values between which an animator's track runs, to put either of them back.
@MainActor
struct LayerOriginal {
    private weak var layer: CALayer?
    private let property: LayerProperty
    private let initial: LayerValue
    private let final: LayerValue

    init(_ animation: LayerAnimation) {
        layer = animation.layer
        property = animation.property
        final = animation.layer.map { animation.property.read($0.values) } ?? animation.to
        initial = animation.isAdditive ? animation.from.added(to: final) ?? final : animation.from
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
