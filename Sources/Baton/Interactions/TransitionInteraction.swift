public import UIKit

/// Drives a push, pop, presentation or dismissal with a gesture.
///
/// Begin the interaction with the call that starts the transition, update it, and release it. The rule decides whether
/// the transition finishes:
///
/// ```swift
/// interaction.begin {
///     navigationController.popViewController(animated: true)
///     return navigationController.transitionCoordinator
/// }
/// interaction.update(translation / width)
/// interaction.release(progress: translation / width, velocity: velocity, distance: width)
/// ```
///
/// Calls in another order, or repeated calls, do no harm: a late update is ignored, a release before UIKit has started
/// the transition takes effect after the start, and a second release has no effect.
///
/// A delegate may also return an interaction that was not begun. The transition then runs by itself, and `pause()` lets a
/// finger catch it, if a `TransitionAnimator` animates it.
///
/// UIKit drives: each method calls the one of `UIPercentDrivenInteractiveTransition` first. Of a `TransitionAnimator` the interaction
/// then corrects the property animator. The rest after a release runs on UIKit's spring, from the velocity of the finger, which
/// becomes the `timingCurve`. Any other animator is driven by UIKit alone.
///
/// UIKit's class needs a context of UIKit's own. A container of the app's with a context of its own class can use the animators, but
/// no interaction.
open class TransitionInteraction: UIPercentDrivenInteractiveTransition {
    /// The rule that decides on release.
    public var rule: ReleaseRule
    /// The last decision. Its description is a line for a log: "cancelled: projected 0.31 < 0.5".
    package private(set) var verdict: ReleaseRule.Verdict?
    /// Called while a finger drives the transition, with `didChangeOutcome` and `didStretch`. The observer of transitions hears of
    /// its interaction by itself.
    ///
    /// ```swift
    /// interaction.observer = { event in
    ///     if case .didChangeOutcome = event { feedback.selectionChanged() }
    /// }
    /// ```
    public var observer: ((TransitionEvent) -> Void)?
    /// How far the finger is before the start or past the end.
    var stretch: CGFloat = 0
    /// The fingers of the gesture that drives, for a screen that follows them in two dimensions.
    var fingers: GestureFingers?
    weak var listener: (any InteractionListener)?
    /// Called in place of starting the transition. It has to call the closure that starts it.
    var aroundStart: ((() -> Void) -> Void)?

    private var state = InteractionState.idle
    /// The animation that this interaction drives, or nil where UIKit drives.
    private var animation: TransitionAnimation?
    private var velocity = 0.0
    /// Whether the call that requests a transition has led to one.
    private var hasTransition = false
    /// The outcome of a release at this moment.
    var prospect = TransitionOutcome.cancelled
    /// Where the transition runs by itself.
    private var heading = TransitionOutcome.completed

    /// Creates an interaction with a rule.
    public init(rule: ReleaseRule = ReleaseRule()) {
        self.rule = rule
        super.init()
        wantsInteractiveStart = false
    }

    /// Whether the transition that is requested now is to be driven by this interaction. If so, return it from the
    /// delegate.
    public var isBeginning: Bool {
        if case .beginning = state { true } else { false }
    }

    /// Whether a transition with this interaction is in progress: requested, driven or settling.
    public var isActive: Bool {
        state != .idle
    }

    /// Whether a finger moves the transition.
    var isDriving: Bool {
        state == .driving
    }

    /// Whether the transition runs by itself, and a finger may catch it. Where UIKit drives, it is not known how far the
    /// transition is (B27.16).
    var canBeCaught: Bool {
        state == .settling && animation != nil
    }

    // MARK: Driving the transition

    /// Begins a transition by requesting it: a push, pop, present or dismiss with `animated: true`.
    ///
    /// - Parameter transition: Requests the transition and returns the transition coordinator that exists afterwards.
    ///   The interaction uses the coordinator to detect the end, whichever object is the delegate. If the closure
    ///   returns nil, the transition was refused and nothing begins. The closure is not called while a transition with
    ///   this interaction is in progress.
    public func begin(_ transition: () -> (any UIViewControllerTransitionCoordinator)?) {
        guard !isActive else { return }
        send(.begin)
        hasTransition =
            transition()?.animate(alongsideTransition: nil) { [weak self] _ in self?.send(.complete) } == true
        if !hasTransition { send(.complete) }
    }

    /// Moves the transition to a progress from 0 to 1. For the observer the finger counts as resting.
    open override func update(_ percentComplete: CGFloat) {
        update(percentComplete, velocity: 0, distance: 1)
    }

    /// Releases the transition. The rule decides by where the movement would come to rest.
    ///
    /// - Parameters:
    ///   - progress: The progress at the release, as a fraction of the distance.
    ///   - velocity: The velocity of the finger in points per second. Forward is positive.
    ///   - distance: The whole distance in points.
    public func release(progress: CGFloat, velocity: CGFloat, distance: CGFloat) {
        guard state.canBeReleased else { return }
        let decided = rule.verdict(progress: progress, velocity: velocity, distance: distance)
        verdict = decided
        listener?.log("\(decided)")
        self.velocity = distance > 0 && velocity.isFinite ? Double(velocity / distance) : 0
        send(.release(decided.outcome))
    }

    /// Finishes the transition, whatever the rule would decide.
    open override func finish() {
        send(.release(.completed))
    }

    /// Cancels the transition, whatever the rule would decide.
    open override func cancel() {
        send(.release(.cancelled))
    }

    /// Pauses a transition that runs by itself. It does not move until it is updated or released again.
    open override func pause() {
        send(.pause)
    }

    /// Lets a paused transition run on in the direction in which it ran.
    func resume() {
        send(.release(heading))
    }

    // MARK: Calls from UIKit

    /// Starts the transition. From then on updates have an effect.
    open override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        let isInteractive = isBeginning
        let start = {
            super.startInteractiveTransition(transitionContext)
            if !isInteractive { TransitionAnimation.of(transitionContext)?.start() }
        }
        aroundStart.map { $0(start) } ?? start()
        guard isBeginning || waitsForEnd(of: transitionContext) else { return }
        animation = TransitionAnimation.of(transitionContext)
        animation?.interaction = self
        send(.start)
    }

    /// Waits for the end of a transition that this interaction did not request. Returns false if the end is not reported.
    private func waitsForEnd(of context: any UIViewControllerContextTransitioning) -> Bool {
        context.coordinator?.animate(alongsideTransition: nil) { [weak self] _ in self?.send(.complete) } == true
    }

    func send(_ event: InteractionState.Event) {
        if event == .complete, isBeginning, hasTransition { adviseToReturnIt() }
        let next = state.after(event)
        if next.state != state { enter(next.state) }
        if let action = next.action { carryOut(action) }
        guard event == .complete else { return }
        animation = nil
        fingers = nil
        velocity = 0
        heading = .completed
        prospect = .cancelled
    }

    private func enter(_ new: InteractionState) {
        state = new
        // UIKit starts a transition interactively only if a gesture has begun it (B2.20).
        wantsInteractiveStart = isBeginning
        if new != .driving { setStretch(0) }
    }

    private func carryOut(_ action: InteractionState.Action) {
        switch action {
        case .update(let progress): move(to: progress)
        case .awaitNextTurn:
            DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.send(.nextTurn) } }
        case .settle(let outcome): settle(to: outcome)
        case .pause: catchTransition()
        }
    }

    private func move(to progress: CGFloat) {
        super.update(progress)
        animation?.didUpdate(progress, by: fingers)
    }

    private func catchTransition() {
        super.pause()
        animation?.didPause()
        // UIKit's object learns where the transition is seen.
        if let seen = animation?.pausedProgress { super.update(seen) }
        velocity = 0
        prospect = rule.verdict(progress: percentComplete, velocity: 0, distance: 1).outcome
    }

    private func adviseToReturnIt() {
        Advice.give(
            about: type(of: self),
            "It began a transition, but UIKit did not receive it from the delegate, so the gesture had no effect.",
            "Return it from the delegate's interaction controller method while isBeginning is true, and an animator "
                + "from the animation controller method.")
    }

    private func settle(to outcome: TransitionOutcome) {
        heading = outcome
        // While the animator runs it is not known what it tells.
        let release = TransitionRelease.onSpring(
            to: outcome == .completed ? .entering : .leaving, from: animation?.pausedProgress ?? percentComplete,
            velocity: velocity, fingers: fingers)
        // UIKit continues the animator with it (B5.12), and with it what runs along.
        if animation != nil { timingCurve = release.timing }
        outcome == .completed ? super.finish() : super.cancel()
        animation?.didLetGo(release)
    }
}
