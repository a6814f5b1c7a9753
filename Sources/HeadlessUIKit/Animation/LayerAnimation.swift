import Foundation

/// Whoever wants to know when an animation of a layer has ended.
@MainActor
protocol LayerAnimationOwner: AnyObject {
    func animationDidEnd(_ animation: LayerAnimation, finished: Bool)
}

/// One running animation of one property of one layer.
@MainActor
final class LayerAnimation {
    let serial: Int
    let property: LayerProperty
    let from: LayerValue
    let to: LayerValue
    let isAdditive: Bool
    let timeline: AnimationTimeline
    /// Whether the first value is shown before the begin: a delayed block shows its old values (B6.19).
    let fillsBackwards: Bool
    /// Whether the last value stays after the end, and the animation with it.
    let fillsForwards: Bool
    /// The fraction of the whole at which this one starts: late and delayed animations share the end, not the start.
    let start: Double
    /// In the layer's time; set anew whenever the timeline changes its motion.
    var begin: TimeInterval
    private(set) weak var layer: CALayer?
    /// Held until the end: nobody else keeps a block whose animations still run.
    private var owners: [any LayerAnimationOwner]

    private static var lastSerial = 0

    init(
        layer: CALayer, property: LayerProperty, from: LayerValue, to: LayerValue, isAdditive: Bool,
        timeline: AnimationTimeline, start: Double = 0, begin: TimeInterval? = nil, fillsBackwards: Bool = true,
        fillsForwards: Bool = false, owners: [any LayerAnimationOwner]
    ) {
        Self.lastSerial += 1
        serial = Self.lastSerial
        self.layer = layer
        self.property = property
        self.from = from
        self.to = to
        self.isAdditive = isAdditive
        self.timeline = timeline
        self.start = start
        self.begin = begin ?? layer.localNow
        self.fillsBackwards = fillsBackwards
        self.fillsForwards = fillsForwards
        self.owners = owners
    }

    /// The layer's time at which it ends, or nil if it will not end by itself.
    var end: TimeInterval? {
        timeline.holdsAtEnd ? nil : timeline.length.map { begin + $0 }
    }

    func apply(to values: inout LayerValues, at time: TimeInterval) {
        let elapsed = time - begin
        if elapsed < 0 && !fillsBackwards { return }
        let value = from.mixed(with: to, by: ownProgress(timeline.progress(elapsed: max(0, elapsed))))
        if isAdditive {
            guard let sum = value.added(to: property.read(values)) else { return }
            property.write(sum, to: &values)
        } else {
            property.write(value, to: &values)
        }
    }

    private func ownProgress(_ whole: Double) -> Double {
        start == 0 ? whole : start >= 1 ? (whole >= 1 ? 1 : 0) : max(0, (whole - start) / (1 - start))
    }

    /// Tells the owner once, however many ways there are to end.
    func tellEnd(finished: Bool) {
        let listeners = owners
        owners = []
        listeners.forEach { $0.animationDidEnd(self, finished: finished) }
    }
}
