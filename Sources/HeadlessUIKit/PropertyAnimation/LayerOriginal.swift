import Foundation

/// The model values of a layer's property before and after a change that is animated.
@MainActor
struct LayerOriginal {
    private weak var layer: CALayer?
    private let property: LayerProperty
    private let initial: LayerValue
    private let final: LayerValue

    init(_ property: LayerProperty, of layer: CALayer, initial: LayerValue, final: LayerValue) {
        self.layer = layer
        self.property = property
        self.initial = initial
        self.final = final
    }

    /// Sets the values from before a list of changes. Each change begins at the value of the one before it, so the
    /// last is undone first. The second pass undoes what autoresizing has changed in the first.
    static func putBack(_ originals: [LayerOriginal]) {
        for _ in 0..<2 { originals.reversed().forEach { $0.set($0.initial) } }
    }

    static func putForward(_ originals: [LayerOriginal]) {
        originals.forEach { $0.set($0.final) }
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
