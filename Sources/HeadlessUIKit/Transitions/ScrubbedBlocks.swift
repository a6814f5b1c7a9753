import Foundation

/// The animation blocks that an animator opens under a percent-driven interaction.
///
/// They behave as if one property animator had captured them (C17). They run linearly over the whole transition, delays
/// do not count, and after a cancel the model holds the values of the start. Only animations of the given views and of
/// the views in them are scrubbed (B3.36).
@MainActor
final class ScrubbedBlocks {
    private(set) static var current: ScrubbedBlocks?

    private let views: [UIView]
    private let duration: TimeInterval
    /// The time within the transition.
    private var time: TimeInterval = 0
    private var stopped: [StoppedTimeline] = []
    /// The animations that are scrubbed.
    private var animations: [TrackAnimation] = []
    /// The animations of the blocks that were opened just now.
    private var opened: [LayerAnimation] = []
    private var originals: [LayerOriginal] = []

    init(in views: [UIView], duration: TimeInterval) {
        self.views = views
        self.duration = duration
    }

    /// Runs code whose animation blocks are scrubbed.
    func whileOpening(_ body: () -> Void) {
        let outer = Self.current
        Self.current = self
        body()
        Self.current = outer
        stopOpened()
    }

    /// The timing of a block: its own only where it insists on it. A block that is opened later ends with the others
    /// (B6.62).
    func adapted(_ wish: ViewAnimationContext.Wish) -> ViewAnimationContext.Wish {
        var wish = wish
        wish.delay = 0
        guard ViewAnimationContext.current == nil else { return wish }
        wish.pace = .linear
        if !wish.options.contains(.overrideInheritedDuration) { wish.duration = max(0, duration - time) }
        return wish
    }

    /// Keeps what a block has changed.
    func note(_ context: ViewAnimationContext) {
        if ViewAnimationContext.current == nil { originals += context.originals }
        // A block that shares the timeline of an enclosing one is a part of that block.
        guard context.parent == nil else { return }
        opened += context.captured
    }

    /// Stops the animations of the views. Each continues with a timeline that stands still, since animations of other
    /// views may share the one that it has.
    private func stopOpened() {
        let noted = opened
        opened = []
        for case let animation as TrackAnimation in noted where isDriven(animation.layer) {
            animation.timeline = standing(for: animation.timeline)
            animations.append(animation)
        }
    }

    private func isDriven(_ layer: CALayer?) -> Bool {
        var next = layer
        while let layer = next {
            if views.contains(where: { $0.layer === layer }) { return true }
            next = layer.superlayer
        }
        return false
    }

    private func standing(for timeline: AnimationTimeline) -> AnimationTimeline {
        if let known = stopped.first(where: { $0.original === timeline }) { return known.standing }
        let new = StoppedTimeline(timeline, since: time)
        stopped.append(new)
        return new.standing
    }

    /// Moves the animations to a time within the transition.
    func move(to time: TimeInterval) {
        self.time = time
        stopped.forEach { $0.move(to: time) }
    }

    /// Ends the animations, at the end or back at the start. Their completion handlers are called once (B5.9).
    func end(atStart: Bool) {
        let ended = takeAnimations()
        if atStart { LayerOriginal.putBack(originals) }
        originals = []
        ended.forEach { $0.tellEnd(finished: true) }
    }

    /// Ends the animations of a transition that ended before they did.
    func drop() {
        let ended = takeAnimations()
        guard !ended.isEmpty else { return }
        TurnLoop.main.animations.callback { ended.forEach { $0.tellEnd(finished: true) } }
    }

    private func takeAnimations() -> [LayerAnimation] {
        let taken = animations.sorted { $0.serial < $1.serial }
        animations = []
        stopped = []
        for animation in taken { animation.layer?.remove(animation) }
        return taken
    }
}

/// A timeline that stands still until it is moved, in place of one that plays.
@MainActor
private struct StoppedTimeline {
    let original: AnimationTimeline
    let standing: AnimationTimeline
    private let begin: TimeInterval

    init(_ original: AnimationTimeline, since begin: TimeInterval) {
        self.original = original
        self.begin = begin
        standing = AnimationTimeline(
            pace: original.pace, duration: original.duration, cycles: original.cycles,
            motion: .paused(original.progress(playedFor: 0)))
    }

    func move(to time: TimeInterval) {
        standing.motion = .paused(original.progress(playedFor: time - begin))
    }
}
