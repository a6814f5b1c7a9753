import Foundation

/// Whoever wants to know when an animation of a layer has ended.
@MainActor
protocol LayerAnimationOwner: AnyObject {
    func animationDidEnd(_ animation: LayerAnimation, finished: Bool)
}

/// One running animation of one layer.
@MainActor
final class LayerAnimation {
    enum Motion {
        /// Of a view, by a block or an animator. Late and delayed ones share the end with the others, not the start:
        /// `start` is the fraction of the whole at which this one begins.
        case track(LayerEffect, AnimationTimeline, start: Double)
        /// Of a client's own making.
        case media(MediaCourse, staysAtEnd: Bool)
    }

    let serial: Int
    let motion: Motion
    /// In the layer's time; set anew whenever the timeline changes its motion.
    var begin: TimeInterval
    /// Whether the view that it moves hears of no touches meanwhile (B6.10).
    let blocksTouches: Bool
    /// Whether its end has passed.
    var isOver = false
    private(set) weak var layer: CALayer?
    /// Held until the end: nobody else keeps a block whose animations still run.
    private var owners: [any LayerAnimationOwner]

    private static var lastSerial = 0

    init(
        layer: CALayer, motion: Motion, begin: TimeInterval? = nil, blocksTouches: Bool = false,
        owners: [any LayerAnimationOwner]
    ) {
        Self.lastSerial += 1
        serial = Self.lastSerial
        self.layer = layer
        self.motion = motion
        self.begin = begin ?? layer.localNow
        self.blocksTouches = blocksTouches
        self.owners = owners
    }

    /// The layer's time at which it ends, or nil if it will not end by itself.
    var end: TimeInterval? {
        switch motion {
        case .track(_, let timeline, _): timeline.holdsAtEnd ? nil : timeline.length.map { begin + $0 }
        case .media(let course, _): course.timing.end
        }
    }

    /// Whether it is kept after its end, as clients can wish for their own.
    var staysAtEnd: Bool {
        guard case .media(_, let staysAtEnd) = motion else { return false }
        return staysAtEnd
    }

    func ends(by time: TimeInterval) -> Bool {
        guard !isOver, let end else { return false }
        return end <= time
    }

    func apply(to values: inout LayerValues, at time: TimeInterval) {
        switch motion {
        case .track(let effect, let timeline, let start):
            // A delayed block shows its old values until it begins (B6.19).
            effect.apply(timeline.progress(elapsed: max(0, time - begin)).after(start), to: &values)
        case .media(let course, _):
            course.apply(to: &values, at: time)
        }
    }

    /// What a view's animation changes; nil for a client's own.
    var effect: LayerEffect? {
        guard case .track(let effect, _, _) = motion else { return nil }
        return effect
    }

    /// Whether it sets a property outright, so that nothing can be added to what ran before it (B6.13).
    func replaces(_ property: LayerProperty) -> Bool {
        switch motion {
        case .track(let effect, _, _): !effect.isAdditive && effect.keyPath.property == property
        case .media(let course, _): course.replaces(property)
        }
    }

    func add(_ owner: any LayerAnimationOwner) {
        owners.append(owner)
    }

    /// Tells the owners once, however many ways there are to end.
    func tellEnd(finished: Bool) {
        let listeners = owners
        owners = []
        listeners.forEach { $0.animationDidEnd(self, finished: finished) }
    }
}
