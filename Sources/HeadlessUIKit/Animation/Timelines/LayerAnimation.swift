import Foundation

/// Whoever wants to know when an animation of a layer has ended.
@MainActor
protocol LayerAnimationOwner: AnyObject {
    func animationDidEnd(_ animation: LayerAnimation, finished: Bool)
}

/// One running animation of one layer: a view's own, or one of a client's making.
@MainActor
class LayerAnimation {
    let serial: Int
    /// In the layer's time; set anew whenever the timeline changes its motion.
    final var begin: TimeInterval
    /// Whether its end has passed.
    final var isOver = false
    private(set) final weak var layer: CALayer?
    /// Held until the end: nobody else keeps a block whose animations still run.
    private var owners: [any LayerAnimationOwner]

    private static var lastSerial = 0

    init(layer: CALayer, begin: TimeInterval, owners: [any LayerAnimationOwner]) {
        Self.lastSerial += 1
        serial = Self.lastSerial
        self.layer = layer
        self.begin = begin
        self.owners = owners
    }

    /// The layer's time at which it ends, or nil if it will not end by itself.
    var end: TimeInterval? { nil }

    /// Whether it is kept after its end, as clients can wish for their own.
    var staysAtEnd: Bool { false }

    /// Whether the view that it moves hears of no touches meanwhile (B6.10).
    var blocksTouches: Bool { false }

    /// What a view's animation changes; nil for a client's own.
    var effect: LayerEffect? { nil }

    func apply(to values: inout LayerValues, at time: TimeInterval) {}

    /// Whether it sets a property outright, so that nothing can be added to what ran before it (B6.13).
    func replaces(_ property: LayerProperty) -> Bool { false }

    final func ends(by time: TimeInterval) -> Bool {
        guard !isOver, let end else { return false }
        return end <= time
    }

    final func add(_ owner: any LayerAnimationOwner) {
        owners.append(owner)
    }

    /// Tells the owners once, however many ways there are to end.
    final func tellEnd(finished: Bool) {
        let listeners = owners
        owners = []
        listeners.forEach { $0.animationDidEnd(self, finished: finished) }
    }
}
