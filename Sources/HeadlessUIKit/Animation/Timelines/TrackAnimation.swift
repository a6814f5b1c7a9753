import Foundation

/// The animation of one change of a view in a block or a property animator. It shares a timeline with others.
final class TrackAnimation: LayerAnimation {
    private let change: LayerEffect
    // Unchecked for the reason given at `CALayer.values`.
    @exclusivity(unchecked) var timeline: AnimationTimeline
    /// The fraction of the timeline at which the animation begins. An animation that begins late ends with the others.
    private let start: Double
    private let blocks: Bool

    init(
        _ effect: LayerEffect, of layer: CALayer, along timeline: AnimationTimeline, start: Double,
        blocksTouches: Bool, owners: [any LayerAnimationOwner]
    ) {
        change = effect
        self.timeline = timeline
        self.start = start
        blocks = blocksTouches
        super.init(layer: layer, begin: layer.localNow, owners: owners)
    }

    override var end: TimeInterval? {
        timeline.holdsAtEnd ? nil : timeline.length.map { begin + $0 }
    }

    override var isEndless: Bool { !timeline.cycles.length.isFinite || holdsBlur }

    /// Whether a paused animator shows a part of a blur. There is no other way to show one, so that it is at rest.
    private var holdsBlur: Bool {
        guard change.keyPath.property == .backdropBlur, case .paused = timeline.motion else { return false }
        return true
    }

    override var blocksTouches: Bool { blocks }

    override var effect: LayerEffect? { change }

    override func apply(to values: inout LayerValues, at time: TimeInterval) {
        // A delayed block shows its old values until it begins (B6.19).
        change.apply(timeline.progress(elapsed: max(0, time - begin)).after(start), to: &values)
    }

    override func replaces(_ property: LayerProperty) -> Bool {
        !change.isAdditive && change.keyPath.property == property
    }
}
