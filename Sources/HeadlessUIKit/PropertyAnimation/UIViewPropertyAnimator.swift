import BatonMotion
public import Foundation

/// An animation of views that can be started, paused, scrubbed, turned round and stopped.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    public private(set) var state = UIViewAnimatingState.inactive
    public private(set) var isRunning = false
    public let timingParameters: (any UITimingCurveProvider)?
    public private(set) var duration: TimeInterval
    public private(set) var delay: TimeInterval = 0
    open var isUserInteractionEnabled = true
    open var isInterruptible = true
    open var scrubsLinearly = true
    open var pausesOnCompletion = false {
        didSet { if isRunning { watchEnd() } }
    }

    private struct Pending {
        let changes: () -> Void
        let delayFactor: Double
    }

    private let pace: AnimationPace
    private let timeline: AnimationTimeline
    private var pending: [Pending] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var tracks: [LayerAnimation] = []
    private var originals: [LayerOriginal] = []
    private var resumedAt: TimeInterval = 0
    private var reversed = false
    /// Counts the runs whose end is watched, so that an end that was overtaken does nothing.
    private var watchedRuns = 0

    public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let resolved = parameters.pace(over: max(0, duration))
        timingParameters = parameters
        pace = resolved.pace
        self.duration = resolved.duration
        timeline = AnimationTimeline(pace: resolved.pace, duration: resolved.duration, motion: .paused(fraction: 0))
        super.init()
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        animations.map(addAnimations)
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        animations.map(addAnimations)
    }

    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        animations.map(addAnimations)
    }

    // MARK: Adding

    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        precondition(state != .stopped, "Animations were added to a stopped animator; finish it first.")
        let addition = Pending(changes: animation, delayFactor: min(1, max(0, delayFactor)))
        if state == .inactive { pending.append(addition) } else { capture(addition) }
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Running

    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        precondition(state != .stopped, "A stopped animator was started; call finishAnimation(at:) first.")
        guard !isRunning else { return }
        guard state == .inactive else { return continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        self.delay = max(0, delay)
        activate()
        move(reversed ? timeline.continuing(from: 1, reversed: true) : .playing(delay: self.delay))
    }

    open func pauseAnimation() {
        precondition(state != .stopped, "A stopped animator was paused; call finishAnimation(at:) first.")
        activate()
        guard isRunning else { return }
        hold(at: currentFraction)
    }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isRunning, case .paused(let fraction) = timeline.motion else { return }
        move(timeline.continuing(from: fraction, by: parameters, factor: durationFactor, reversed: reversed))
    }

    // MARK: Progress

    open var fractionComplete: CGFloat {
        get {
            guard state != .inactive else { return 0 }
            return min(1, max(0, currentFraction))
        }
        set {
            precondition(state != .stopped, "A stopped animator was scrubbed; call finishAnimation(at:) first.")
            guard !isRunning, newValue.isFinite else { return }
            activate()
            let fraction = min(1, max(0, Double(newValue)))
            hold(at: scrubsLinearly ? fraction : pace.progress(at: fraction, duration: duration))
        }
    }

    open var isReversed: Bool {
        get { reversed }
        set {
            guard newValue != reversed else { return }
            reversed = newValue
            guard isRunning else { return }
            hold(at: currentFraction)
            move(timeline.continuing(from: currentFraction, reversed: reversed))
        }
    }

    private var currentFraction: Double {
        let now = tracks.first?.layer?.localNow ?? TurnLoop.main.now
        return timeline.progress(elapsed: now - (tracks.first?.begin ?? resumedAt))
    }

    // MARK: Ending

    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        // All are read before the first is taken away: several animations of one property add up to what is seen.
        let seen = originals.map { ($0, $0.seen()) }
        dropTracks()
        for (original, value) in seen { value.map(original.set) }
        isRunning = false
        state = .stopped
        if withoutFinishing { deactivate() }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        precondition(
            state == .stopped,
            "finishAnimation(at:) was called in state \(state); stop the animator with stopAnimation(false) first.")
        finish(at: finalPosition)
    }

    private func finish(at position: UIViewAnimatingPosition) {
        switch position {
        case .start: originals.forEach { $0.putBack() }
        case .end: originals.forEach { $0.putForward() }
        case .current: break
        }
        let due = completions
        deactivate()
        due.forEach { $0(position) }
    }

    final func trackDidEnd(_ animation: LayerAnimation) {
        tracks.removeAll { $0 === animation }
        guard tracks.isEmpty, isRunning else { return }
        end()
    }

    private func end() {
        isRunning = false
        if pausesOnCompletion { return hold(at: reversed ? 0 : 1) }
        if reversed { originals.forEach { $0.putBack() } }
        let due = completions
        deactivate()
        due.forEach { $0(reversed ? .start : .end) }
    }

    private func deactivate() {
        state = .inactive
        completions = []
        pending = []
        originals = []
        timeline.motion = .paused(fraction: 0)
    }

    // MARK: Tracks

    private func activate() {
        guard state == .inactive else { return }
        state = .active
        timeline.motion = .paused(fraction: 0)
        resumedAt = TurnLoop.main.now
        let due = pending
        pending = []
        due.forEach(capture)
    }

    private func capture(_ addition: Pending) {
        let late = state == .active ? currentFraction : 0
        let delayed = addition.delayFactor > 0 ? pace.progress(at: addition.delayFactor, duration: duration) : 0
        let context = ViewAnimationContext(
            timeline: timeline, beginsFromCurrentState: true, start: min(1, max(late, delayed)),
            owner: PropertyAnimatorTracks(self))
        context.run(addition.changes)
        tracks += context.captured
        for animation in context.captured { originals.append(LayerOriginal(animation)) }
        // What is captured in mid-flight has to count its time from the same moment as the others.
        if let first = tracks.first, isRunning {
            let elapsed = first.layer.map { $0.localNow - first.begin } ?? 0
            context.captured.forEach { $0.begin -= elapsed }
        }
    }

    private func hold(at fraction: Double) {
        isRunning = false
        timeline.motion = .paused(fraction: fraction)
    }

    private func move(_ motion: AnimationTimeline.Motion) {
        timeline.motion = motion
        resumedAt = TurnLoop.main.now
        for track in tracks { track.begin = track.layer?.localNow ?? resumedAt }
        isRunning = true
        watchEnd()
        guard tracks.isEmpty else { return }
        TurnLoop.main.animations.callback { if self.isRunning && self.tracks.isEmpty { self.end() } }
    }

    /// Animations that stay at their end do not tell of it, so the clock has to (B6.60).
    private func watchEnd() {
        timeline.holdsAtEnd = pausesOnCompletion
        guard pausesOnCompletion, let length = timeline.length else { return }
        watchedRuns += 1
        let run = watchedRuns
        TurnLoop.main.schedule(after: resumedAt + length - TurnLoop.main.now) { [weak self] in
            guard let self, isRunning, pausesOnCompletion, run == watchedRuns else { return }
            end()
        }
    }

    private func dropTracks() {
        let dropped = tracks
        tracks = []
        for track in dropped { track.layer?.remove(track) }
    }
}
