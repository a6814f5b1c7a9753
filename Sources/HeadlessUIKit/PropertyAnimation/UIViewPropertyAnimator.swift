import BatonMotion
public import Foundation

/// An animation of views that can be started, paused, scrubbed, turned round and stopped.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    public private(set) var state = UIViewAnimatingState.inactive
    public private(set) var isRunning = false {
        didSet { isRunning ? TurnLoop.main.animations.keep(self) : TurnLoop.main.animations.letGo(of: self) }
    }
    public let timingParameters: (any UITimingCurveProvider)?
    public private(set) var duration: TimeInterval
    public private(set) var delay: TimeInterval = 0
    open var isUserInteractionEnabled = true {
        willSet { requireInactive("isUserInteractionEnabled") }
    }
    /// Without it nothing stops the animations on their way: pausing, scrubbing, turning and stopping have no effect.
    open var isInterruptible = true {
        willSet { requireInactive("isInterruptible") }
    }
    open var scrubsLinearly = true
    open var pausesOnCompletion = false {
        didSet { if isRunning { watchEnd() } }
    }

    private struct Pending {
        let changes: () -> Void
        let delayFactor: Double
    }

    private let pace: AnimationPace
    private var timeline: AnimationTimeline
    private var pending: [Pending] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var tracks: [LayerAnimation] = []
    private var originals: [LayerOriginal] = []
    private var resumedAt: TimeInterval = 0
    private var reversed = false
    /// Counts the runs whose end is watched, so that an end that was overtaken does nothing.
    private var watchedRuns = 0
    /// Started without animations: it runs as soon as it gets some (B6.61).
    private var waitsForAnimations = false

    public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let resolved = parameters.pace(over: max(0, duration))
        timingParameters = parameters
        pace = resolved.pace
        self.duration = resolved.duration
        timeline = AnimationTimeline(pace: resolved.pace, duration: resolved.duration, motion: .waiting)
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

    /// UIKit raises: whoever lets go of it has forgotten to continue or to finish it (B6.54).
    isolated deinit {
        precondition(
            state == .inactive || isRunning,
            "A property animator was released while it was \(state == .stopped ? "stopped" : "paused"). "
                + "Keep it, and call stopAnimation(true) or finishAnimation(at:) before you let it go.")
    }

    // MARK: Adding

    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        precondition(state != .stopped, "Animations were added to a stopped animator; finish it first.")
        let addition = Pending(changes: animation, delayFactor: min(1, max(0, delayFactor)))
        guard state == .active else { return pending.append(addition) }
        capture(addition)
        guard waitsForAnimations else { return }
        waitsForAnimations = false
        begin()
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
        waitsForAnimations = pending.isEmpty
        activate()
        if !waitsForAnimations { begin() }
    }

    open func pauseAnimation() {
        precondition(state != .stopped, "A stopped animator was paused; call finishAnimation(at:) first.")
        guard mayBeInterrupted else { return }
        activate()
        waitsForAnimations = false
        guard isRunning else { return }
        hold(at: current)
    }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isRunning, !waitsForAnimations, case .paused(let held) = timeline.motion else {
            return
        }
        move(timeline.continuing(from: held, by: parameters, factor: durationFactor, reversed: reversed))
    }

    // MARK: Progress

    open var fractionComplete: CGFloat {
        get {
            guard state != .inactive else { return 0 }
            return min(1, max(0, current.x))
        }
        set {
            precondition(state != .stopped, "A stopped animator was scrubbed; call finishAnimation(at:) first.")
            guard !isRunning, newValue.isFinite else { return }
            activate()
            waitsForAnimations = false
            let part = min(1, max(0, Double(newValue)))
            hold(
                at: scrubsLinearly
                    ? pace.progress(whereFirstIs: part, duration: duration)
                    : pace.progress(at: part, duration: duration))
        }
    }

    open var isReversed: Bool {
        get { reversed }
        set {
            guard newValue != reversed, mayBeInterrupted else { return }
            reversed = newValue
            guard isRunning else { return }
            let place = current
            hold(at: place)
            move(timeline.continuing(from: place, reversed: reversed))
        }
    }

    private var current: AnimationProgress {
        let now = tracks.first?.layer?.localNow ?? TurnLoop.main.now
        return timeline.progress(elapsed: now - (tracks.first?.begin ?? resumedAt))
    }

    // MARK: Ending

    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, mayBeInterrupted else { return }
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
        guard let index = tracks.firstIndex(where: { $0 === animation }) else { return }
        tracks.remove(at: index)
        if tracks.isEmpty && isRunning { end() }
    }

    private func end() {
        isRunning = false
        if pausesOnCompletion { return hold(at: AnimationProgress(reversed ? 0 : 1)) }
        let runsBack = reversed || timeline.runsBack
        if reversed { originals.forEach { $0.putBack() } }
        let due = completions
        deactivate()
        due.forEach { $0(runsBack ? .start : .end) }
    }

    private func deactivate() {
        state = .inactive
        completions = []
        pending = []
        originals = []
        waitsForAnimations = false
        if isInterruptible { timeline.motion = .waiting }
    }

    /// An animation that was started within another one is that one's to interrupt (B6.65).
    private var mayBeInterrupted: Bool {
        if isInterruptible || state == .inactive { return true }
        HeadlessLog.warn("A property animator that is not interruptible goes on; set isInterruptible before it starts.")
        return false
    }

    private func requireInactive(_ property: String) {
        precondition(
            state == .inactive, "\(property) of a property animator was changed in state \(state); set it before.")
    }

    // MARK: Tracks

    private func activate() {
        guard state == .inactive else { return }
        state = .active
        timeline.motion = .waiting
        resumedAt = TurnLoop.main.now
        capturePending()
    }

    private func capturePending() {
        let due = pending
        pending = []
        due.forEach { capture($0) }
    }

    private func begin() {
        let isBack = reversed
        move(isBack ? timeline.continuing(from: AnimationProgress(1), reversed: true) : .playing(delay: delay))
    }

    /// Runs as a part of the block around it, in that one's time (B6.65).
    final func start(inside outer: ViewAnimationContext) {
        isInterruptible = false
        timeline = outer.timeline
        state = .active
        isRunning = true
        let due = pending
        pending = []
        due.forEach { capture($0, inside: outer) }
        endIfNothingMoves()
    }

    private func capture(_ addition: Pending, inside outer: ViewAnimationContext? = nil) {
        let delayed = addition.delayFactor > 0 ? pace.progress(at: addition.delayFactor, duration: duration).x : 0
        let context = ViewAnimationContext(
            timeline: timeline, beginsFromCurrentState: true, allowsTouches: isUserInteractionEnabled,
            start: outer?.start ?? min(1, max(current.x, delayed)), parent: outer, owner: PropertyAnimatorTracks(self))
        context.run(addition.changes)
        tracks += context.captured
        originals += context.captured.compactMap(LayerOriginal.init)
        guard outer == nil else { return }
        // What is captured in mid-flight has to count its time from the same moment as the others.
        if let first = tracks.first, isRunning {
            let elapsed = first.layer.map { $0.localNow - first.begin } ?? 0
            context.captured.forEach { $0.begin -= elapsed }
        }
    }

    private func hold(at place: AnimationProgress) {
        isRunning = false
        timeline.motion = .paused(place)
    }

    private func move(_ motion: AnimationTimeline.Motion) {
        timeline.motion = motion
        resumedAt = TurnLoop.main.now
        for track in tracks { track.begin = track.layer?.localNow ?? resumedAt }
        isRunning = true
        watchEnd()
        endIfNothingMoves()
    }

    private func endIfNothingMoves() {
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
        // Blocks within the animator's wait for them too.
        dropped.first?.layer?.endEarly(dropped)
    }
}
