import Foundation

/// An object that is notified when an animation of a layer ends.
@MainActor
protocol LayerAnimationOwner: AnyObject {
    func animationDidEnd(_ animation: LayerAnimation, finished: Bool)
}

/// A running animation of a layer: a view animation, or an explicit animation added by the app.
class LayerAnimation {
    let serial: Int
    /// The begin time in the layer's local time. It is updated when the timeline changes its motion.
    final var begin: TimeInterval
    /// Whether the end of the animation has passed.
    final var isOver = false
    private(set) final weak var layer: CALayer?
    /// The owners, retained until the end. Nothing else retains a block whose animations are running.
    private var owners: [any LayerAnimationOwner]

    nonisolated(unsafe) private static var lastSerial = 0

    init(layer: CALayer, begin: TimeInterval, owners: [any LayerAnimationOwner]) {
        Self.lastSerial += 1
        serial = Self.lastSerial
        self.layer = layer
        self.begin = begin
        self.owners = owners
    }

    /// The end time in the layer's local time, or nil if the animation does not end by itself.
    var end: TimeInterval? { nil }

    /// Whether the animation repeats for ever, or holds a look at rest. Nobody waits for such an animation.
    var isEndless: Bool { false }

    /// Whether the animation stays on the layer after its end. Only explicit animations can stay.
    var staysAtEnd: Bool { false }

    /// Whether the animated view receives no touches during the animation (B6.10).
    var blocksTouches: Bool { false }

    /// The effect of a view animation. It is nil for an explicit animation.
    var effect: LayerEffect? { nil }

    func apply(to values: inout LayerValues, at time: TimeInterval) {}

    /// Returns whether the animation sets a property to absolute values, so that no later animation can be additive
    /// (B6.13).
    func replaces(_ property: LayerProperty) -> Bool { false }

    final func ends(by time: TimeInterval) -> Bool {
        guard !isOver, let end else { return false }
        return end <= time
    }

    final func add(_ owner: any LayerAnimationOwner) {
        owners.append(owner)
    }

    /// Notifies the owners that the animation ended. Each owner is notified only once.
    @MainActor
    final func tellEnd(finished: Bool) {
        let listeners = owners
        owners = []
        for listener in listeners { listener.animationDidEnd(self, finished: finished) }
    }
}
