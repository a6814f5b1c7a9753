import Foundation

/// The changes added to an animator, and the tracks created from them.
extension UIViewPropertyAnimator {
    /// Changes to animate, beginning at a fraction of the whole duration.
    struct Addition {
        let changes: () -> Void
        let delayFactor: Double
    }

    final func add(_ addition: Addition) {
        precondition(phase != .stopped, "Animations were added to a stopped animator; finish it first.")
        guard phase == .active else { return pending.append(addition) }
        capture(addition)
        guard waitsForAnimations else { return }
        waitsForAnimations = false
        begin()
    }

    final func activate() {
        guard phase == .inactive else { return }
        phase = .active
        timeline.motion = .waiting
        resumedAt = TurnLoop.main.now
        capturePending()
    }

    final func capturePending() {
        let due = pending
        pending = []
        due.forEach { capture($0) }
    }

    final func begin() {
        let isBack = reversed
        move(isBack ? timeline.continuing(from: AnimationProgress(1), reversed: true) : .playing(delay: startDelay))
    }

    /// Starts the animator as a part of an enclosing block, with the timing of that block (B6.65).
    final func start(inside outer: ViewAnimationContext) {
        isInterruptible = false
        timeline = outer.timeline
        phase = .active
        runs = true
        let due = pending
        pending = []
        due.forEach { capture($0, inside: outer) }
        endIfNothingMoves()
    }

    final func capture(_ addition: Addition, inside outer: ViewAnimationContext? = nil) {
        let flushes = flushUpdates && HeadlessDevice.current.systemVersion >= 26
        if flushes { TurnLoop.main.commits.flush() }
        let delayed = addition.delayFactor > 0 ? pace.progress(at: addition.delayFactor, duration: length).x : 0
        let context = ViewAnimationContext(
            timeline: timeline, beginsFromCurrentState: true, allowsTouches: isUserInteractionEnabled,
            start: outer?.start ?? min(1, max(current.x, delayed)), parent: outer, owner: PropertyAnimatorTracks(self))
        context.run {
            addition.changes()
            if flushes { TurnLoop.main.commits.flush() }
        }
        tracks += context.captured
        originals += context.originals
        guard outer == nil else { return }
        // Animations captured while the animator runs must count their time from the same moment as the others.
        if let first = tracks.first, runs {
            let elapsed = first.layer.map { $0.localNow - first.begin } ?? 0
            context.captured.forEach { $0.begin -= elapsed }
        }
    }

    /// Starts an animator immediately. It becomes part of an enclosing block unless it has a delay or overrides
    /// inherited timing (B6.65).
    final func startAtOnce(delay: TimeInterval, options: UIView.AnimationOptions) {
        let ownTime: UIView.AnimationOptions = [
            .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
        ]
        if let outer = ViewAnimationContext.current, delay <= 0, options.isDisjoint(with: ownTime) {
            start(inside: outer)
        } else {
            startAnimation(afterDelay: delay)
        }
    }
}
