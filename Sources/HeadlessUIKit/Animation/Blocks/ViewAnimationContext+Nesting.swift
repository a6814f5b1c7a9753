import Foundation

extension ViewAnimationContext {
    /// The timing and options that a block requests. An enclosing block may override them.
    struct Wish {
        var duration: TimeInterval
        var delay: TimeInterval = 0
        var pace: AnimationPace
        var options: UIView.AnimationOptions = []
    }

    /// Opens a block.
    ///
    /// A nested block inherits the duration, curve and options of the enclosing block unless its options override them
    /// (B6.5).
    static func opened(for wish: Wish, owner: any LayerAnimationOwner) -> ViewAnimationContext {
        let outer = current
        let timeline = timeline(for: wish, inside: outer)
        let inheritsOptions = outer != nil && !wish.options.contains(.overrideInheritedOptions)
        return ViewAnimationContext(
            timeline: timeline,
            beginsFromCurrentState: wish.options.contains(.beginFromCurrentState)
                || inheritsOptions && outer?.beginsFromCurrentState == true,
            allowsTouches: wish.options.contains(.allowUserInteraction)
                || inheritsOptions && outer?.allowsTouches == true,
            parent: timeline === outer?.timeline ? outer : nil, owner: owner)
    }

    /// Returns the timeline of a block.
    ///
    /// A nested block without a delay or an override shares the enclosing timeline, so that a change of that timeline
    /// also controls the nested block.
    private static func timeline(for wish: Wish, inside outer: ViewAnimationContext?) -> AnimationTimeline {
        let duration = max(0, wish.duration)
        let delay = AnimationTimeline.Motion.playing(delay: max(0, wish.delay))
        guard let outer = outer?.timeline else {
            // A timing function of the transaction replaces the block's curve.
            let pace = CATransaction.animationTimingFunction().map { AnimationPace.curve($0.curve) } ?? wish.pace
            return AnimationTimeline(
                pace: pace, duration: duration, cycles: wish.options.cycles, motion: delay)
        }
        let ownsOptions = wish.options.contains(.overrideInheritedOptions)
        let ownsDuration = wish.options.contains(.overrideInheritedDuration)
        let ownsCurve = ownsOptions || wish.options.contains(.overrideInheritedCurve)
        if wish.delay <= 0, !ownsOptions, !ownsDuration, !ownsCurve { return outer }
        return AnimationTimeline(
            pace: ownsCurve ? wish.pace : outer.pace, duration: ownsDuration ? duration : outer.duration,
            cycles: ownsOptions ? wish.options.cycles : outer.cycles, motion: delay)
    }

    /// Runs code whose animations repeat within the enclosing block (B6.18).
    static func repeating(_ cycles: AnimationCycles, _ body: () -> Void) {
        guard let outer = current, case .playing = outer.timeline.motion, !outer.isAnimators else {
            HeadlessLog.warn(
                "UIView.modifyAnimations was called outside of an animation block, or in a property animator, so "
                    + "nothing repeats. Call it in the animations block of UIView.animate.")
            return body()
        }
        let timeline = AnimationTimeline(
            pace: outer.timeline.pace, duration: outer.timeline.duration, cycles: cycles, motion: outer.timeline.motion)
        ViewAnimationContext(
            timeline: timeline, beginsFromCurrentState: outer.beginsFromCurrentState,
            allowsTouches: outer.allowsTouches, start: outer.start, parent: outer
        ).run(body)
    }
}
