import Foundation

/// An explicit animation, as it was when the app added it to the layer.
final class MediaAnimation: LayerAnimation {
    private let animated: MediaEffect
    private let stays: Bool

    init(_ animated: MediaEffect, of layer: CALayer, staysAtEnd: Bool, owners: [any LayerAnimationOwner]) {
        self.animated = animated
        stays = staysAtEnd
        super.init(layer: layer, begin: animated.timing.begin, owners: owners)
    }

    override var end: TimeInterval? { animated.timing.end }

    override var isEndless: Bool { !animated.timing.length.isFinite }

    override var staysAtEnd: Bool { stays }

    override func apply(to values: inout LayerValues, at time: TimeInterval) {
        animated.apply(to: &values, at: time)
    }

    override func replaces(_ property: LayerProperty) -> Bool {
        animated.replaces(property)
    }
}
