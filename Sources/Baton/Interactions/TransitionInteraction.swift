public import UIKit

/// Drives a push, pop, presentation or dismissal by a finger.
///
/// Begin it with the call that changes screens, move it, and release it; the rule decides whether it finishes:
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
/// Order and repetition do no harm: a late update is ignored, a release before UIKit has started the transition is
/// honoured after the start, and a second release is nothing.
open class TransitionInteraction: UIPercentDrivenInteractiveTransition {
    /// Decides at the release.
    public var rule: ReleaseRule
    /// The last decision, which reads as a line of a log: "cancelled: projected 0.31 < 0.5".
    public private(set) var verdict: ReleaseRule.Verdict?
    /// Called with each decision.
    public var onVerdict: ((ReleaseRule.Verdict) -> Void)?
    /// The same for whoever brought the interaction.
    var log: ((ReleaseRule.Verdict) -> Void)?

    private var state = InteractionState.idle
    private var ask: () -> (any UIViewControllerTransitionCoordinator)? = { nil }
    private var velocity = 0.0
    /// Whether there was a transition after the call that asks for one.
    private var hasTransition = false

    /// An interaction that is decided by a rule.
    public init(rule: ReleaseRule = ReleaseRule()) {
        self.rule = rule
        super.init()
    }

    /// Whether a transition that is asked for now is to be driven by this interaction: what a delegate returns it for.
    public var isBeginning: Bool {
        if case .beginning = state { return true }
        return false
    }

    /// Whether a transition is under way by this interaction, driven or settling.
    public var isActive: Bool {
        state != .idle
    }

    // MARK: The finger

    /// Starts a transition by calling for it: a push, pop, present or dismiss with `animated: true`.
    ///
    /// - Parameter transition: makes the call and returns the coordinator that there is on the next line, by which the
    ///   interaction hears of the end, whoever is the transition's delegate. With nil it was refused: nothing begins. It
    ///   is not called while a transition is under way by this interaction.
    public func begin(_ transition: @escaping () -> (any UIViewControllerTransitionCoordinator)?) {
        ask = transition
        send(.begin)
        ask = { nil }
    }

    /// Moves the transition to a part of its way, 0 to 1.
    open override func update(_ percentComplete: CGFloat) {
        guard percentComplete.isFinite else {
            return Advice.give(
                about: type(of: self), "It was updated with \(percentComplete), which is ignored.",
                "Divide by a size that is not 0.")
        }
        send(.update(min(1, max(0, Double(percentComplete)))))
    }

    /// Lets go; the rule decides by where the finger would have come to rest.
    ///
    /// - Parameters:
    ///   - progress: the part of the way at the release.
    ///   - velocity: the finger's, in points a second, forward positive.
    ///   - distance: the points that make the whole way.
    public func release(progress: CGFloat, velocity: CGFloat, distance: CGFloat) {
        guard state.canBeReleased else { return }
        let decided = rule.verdict(progress: progress, velocity: velocity, distance: distance)
        verdict = decided
        log?(decided)
        onVerdict?(decided)
        self.velocity = distance > 0 && velocity.isFinite ? Double(velocity / distance) : 0
        send(.release(decided.outcome))
    }

    /// Ends the transition forward, whatever the rule would say.
    open override func finish() {
        send(.release(.finish))
    }

    /// Ends the transition back where it began, whatever the rule would say.
    open override func cancel() {
        send(.release(.cancel))
    }

    /// Takes hold of a transition again after its release. It stands still until it is updated or released once more.
    open override func pause() {
        send(.pause)
    }

    // MARK: UIKit

    /// UIKit starts the transition: from here on updates reach it.
    open override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        if state == .idle {
            Advice.give(
                about: type(of: self),
                "A delegate returned it for a transition that it had not begun, which therefore runs by itself.",
                "Return it from the delegate only while its isBeginning is true.")
        }
        send(.start)
    }

    private func send(_ event: InteractionState.Event) {
        if event == .complete, isBeginning, hasTransition { adviseToReturnIt() }
        let next = state.after(event)
        state = next.state
        next.actions.forEach(carryOut)
        if event == .complete { velocity = 0 }
    }

    private func carryOut(_ action: InteractionState.Action) {
        switch action {
        case .askForTransition: askForTransition()
        case .update(let progress): super.update(progress)
        case .finish: settle(isFinishing: true)
        case .cancel: settle(isFinishing: false)
        case .pause: super.pause()
        }
    }

    private func askForTransition() {
        let isQueued = ask()?.animate(alongsideTransition: nil) { [weak self] _ in self?.send(.complete) }
        hasTransition = isQueued == true
        if !hasTransition { send(.complete) }
    }

    private func adviseToReturnIt() {
        Advice.give(
            about: type(of: self),
            "It began a transition that UIKit did not hand to it, so the transition ran by itself and the finger did nothing.",
            "Return it from the delegate's query for an interaction controller while isBeginning is true, and an animator from "
                + "the query before that.")
    }

    private func settle(isFinishing: Bool) {
        let remaining = isFinishing ? 1 - percentComplete : percentComplete
        let settling = SettlingTiming(
            progress: Double(percentComplete), velocity: velocity, isFinishing: isFinishing,
            duration: Double(remaining * duration))
        timingCurve = settling.parameters
        isFinishing ? super.finish() : super.cancel()
    }
}
