import UIKit

/// The property animator of a transition, and what an interaction corrects of it. A `TransitionInteraction` finds it by
/// the context. UIKit pauses, moves and continues the animator itself (B5.12): each method corrects only what UIKit has
/// done. Where UIKit has done nothing yet, or scrubs layers, its own motion remains.
@MainActor
final class TransitionAnimation {
    private static let key = AssociationKey()
    /// How long after the end of its motion a transition is ended, if the animator does not report the end.
    private static let patience = 0.1
    /// The rest of the way that nobody waits for.
    private static let imperceptible: CGFloat = 0.03

    /// The animator. After the end it is one without animations, for UIKit may ask again.
    lazy var animator = makeAnimator()
    private(set) weak var owner: TransitionAnimator?
    /// The context, until the end. So long it and this object retain each other.
    private var context: (any UIViewControllerContextTransitioning)?
    private var onEnd: (() -> Void)?
    /// Whether UIKit has ended the transition before the motion was over.
    private(set) var isEndedByUIKit = false
    private(set) var state: RunState
    /// Whether the animator has nothing to animate, and may not report its end.
    private var movesNothing = false
    /// How many times the state has changed.
    private var changes = 0
    /// The velocity from which the animation begins, in whole distances per second, if its screens have been on their way before.
    var initialVelocity: Double?
    /// Called with the velocity of the screens, in remaining distances per second, before the transition is ended at once.
    var onInterruption: ((_ rate: Double) -> Void)?
    var companion: (any AnimationCompanion)?
    /// The editing in the screen from which the transition leads away.
    var editing: ScreenEditing?
    /// The interaction by which a finger may hold the transition, if it is Baton's.
    weak var interaction: UIPercentDrivenInteractiveTransition?
    /// How many times an interaction of a stack has let the transition go on.
    private(set) var releases = 0

    /// Creates the animation of a transition. The context retains it.
    init(of context: any UIViewControllerContextTransitioning, by owner: TransitionAnimator) {
        self.context = context
        self.owner = owner
        state = context.isInteractive ? .held : .pending
        Self.key.set(self, on: context)
    }

    private func makeAnimator() -> UIViewPropertyAnimator {
        guard let owner, let context else {
            return UIViewPropertyAnimator(duration: 0, timingParameters: SystemSpring.parameters())
        }
        return owner.makeAnimator(for: context, from: initialVelocity)
    }

    /// Returns the animation of a transition, or nil if Baton does not animate it.
    static func of(_ context: any UIViewControllerContextTransitioning) -> TransitionAnimation? {
        key.get(from: context) as? TransitionAnimation
    }

    /// Notes when an interaction holds the transition, and counts the times that one lets it go on. It need not be Baton's.
    func followInteractions(of coordinator: any UIViewControllerTransitionCoordinator) {
        coordinator.notifyWhenInteractionChanges { [weak self] in
            $0.isInteractive ? self?.send(.isHeld) : self?.noteRelease(cancels: $0.isCancelled)
        }
    }

    private func noteRelease(cancels: Bool) {
        releases += 1
        send(.isLetGo(cancels: cancels))
        if movesNothing { endWhenOver(after: Self.patience) }
    }

    private func send(_ event: RunState.Event) {
        guard let next = state.after(event) else { return }
        state = next
        changes += 1
    }

    // MARK: The end

    var hasEnded: Bool { state.hasEnded }

    /// Whether the transition leads to its end.
    var completes: Bool { !hasEnded && state.end == .entering }

    /// Whether the entering screen takes touches already, when a part of the way is seen. On the iOS 26 design it takes them from the
    /// start where a finger may catch the transition, as in UIKit's own (B16.20, B28.14).
    func acceptsTouches(seen: CGFloat) -> Bool {
        guard completes else { return false }
        return seen > 1 - Self.imperceptible || BarDesign.current == .glass && interaction != nil
    }

    /// Calls a closure once at the end of the animation, whichever way it ends.
    func whenEnded(_ action: @escaping () -> Void) {
        onEnd = action
        // The context retains this object. An animator that never reports its end must not.
        animator.addCompletion { [weak self] _ in self?.end() }
    }

    private func end() {
        send(.ends)
        context = nil
        companion?.end()
        companion = nil
        onInterruption = nil
        let due = onEnd
        onEnd = nil
        due?()
    }

    // MARK: Calls of an interaction

    /// The progress while the animation is paused. While it runs, it is not known what an animator tells.
    var progress: CGFloat { animator.fractionComplete }

    /// Starts the animation, if UIKit has not done so. Then the keyboard leaves: what the app does along with it must not run in the
    /// middle of UIKit's own beginning.
    func start() {
        guard !hasEnded else { return }
        let isOnSpring = owner?.style.isOnSystemSpring == true || initialVelocity != nil
        let spring = isOnSpring ? ReleaseSpring(remaining: 1, towards: initialVelocity ?? 0) : nil
        send(.runs(TransitionRun(spring: spring)))
        noteMotion()
        if !animator.isRunning { animator.startAnimation() }
        editing?.leave()
        if movesNothing, !hasEnded { endWhenOver(after: 0) }
    }

    /// Ends the transition if there is nothing to animate and nobody holds it. Where an interaction of UIKit's own starts the
    /// animator, `start` is not called.
    func didAddAnimations() {
        noteMotion()
        if movesNothing, case .pending = state { endWhenOver(after: Self.patience) }
    }

    /// The layout of another transition may begin this one where animations are disabled.
    private func noteMotion() {
        movesNothing = animator.duration <= 0 || !UIView.areAnimationsEnabled
    }

    /// Called when UIKit has paused the transition. Afterwards its progress counts from the start, also if it ran back.
    func didPause() {
        guard !hasEnded else { return }
        send(.isHeld)
        if isPaused { animator.isReversed = false }
        companion?.didPause(at: progress)
    }

    /// Called when UIKit has moved the transition, perhaps by fingers.
    func didUpdate(_ progress: CGFloat, by fingers: GestureFingers?) {
        guard !hasEnded else { return }
        if isPaused {
            if animator.isReversed { animator.isReversed = false }
            if self.progress != progress { animator.fractionComplete = progress }
        }
        companion?.didUpdate(progress, by: fingers)
    }

    /// Called when UIKit has let the transition run to its end, or back to its start. It runs on with the timing of the release.
    func didLetGo(_ release: TransitionRelease) {
        // The app's code has been called, and may have ended the transition.
        guard !hasEnded else { return }
        let leadsToEnd = release.end == .entering
        leadsToEnd ? editing?.leave() : editing?.goOn()
        guard !hasEnded else { return }
        // Without a duration there is no motion.
        let whole = animator.duration
        let rest = whole > 0 ? release : TransitionRelease(end: release.end)
        send(.runs(rest.run))
        let waits = companion?.willRun(rest) == true
        let moves = waits || release.progress != (leadsToEnd ? 1 : 0)
        if animator.state == .active, animator.isRunning {
            animator.pauseAnimation()
            animator.isReversed = !leadsToEnd
            // A factor of 0 keeps what is left of the duration.
            animator.continueAnimation(
                withTimingParameters: moves ? rest.timing : nil,
                durationFactor: moves && whole > 0 ? CGFloat(rest.duration / whole) : 0)
        }
        endWhenOver(after: (moves ? rest.duration : 0) + Self.patience)
    }

    /// The progress, if the animation is paused.
    var pausedProgress: CGFloat? { isPaused ? progress : nil }

    /// Whether the animator may be moved. One that is not active would become so, and one that runs is not moved (B6.50).
    private var isPaused: Bool { animator.state == .active && !animator.isRunning }

    // MARK: An end that the animator does not report

    /// Ends the transition if its motion is over and the animator has not reported it, as was seen after a continuation
    /// (B6.59). Without anything to animate it is not known. Slow animations in the simulator may last longer.
    private func endWhenOver(after delay: TimeInterval, at former: CGFloat? = nil) {
        let checked = changes
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, !self.hasEnded, self.changes == checked else { return }
                let place = self.progress
                let isOver = place <= 0 || place >= 1 || place == former
                isOver ? self.stop() : self.endWhenOver(after: Self.patience, at: place)
            }
        }
    }

    enum Interruption {
        /// Another change follows. If it is animated, it goes on from where the screens are visible.
        case change(isAnimated: Bool)
        case resize
        case lostWindow
        /// UIKit has ended the transition by itself. It may do so where another change follows (B10.5).
        case byUIKit(completed: Bool)
    }

    /// Ends the transition at once, where it leads to. One that a finger holds is cancelled. One that has not begun to move is left
    /// alone.
    func end(because reason: Interruption) {
        guard let context else { return }
        switch reason {
        case .byUIKit(let completed):
            isEndedByUIKit = true
            send(.runs(TransitionRun(end: completed ? .entering : .leaving)))
            return stop()
        // One that runs may be over already. One that is paused nobody can continue.
        case .lostWindow where !isPaused: return endWhenOver(after: Self.patience)
        case _ where animator.state != .active: return
        case .change(isAnimated: true): onInterruption?(animator.isRunning ? state.run?.rate ?? 0 : 0)
        case .change, .resize, .lostWindow: break
        }
        if context.isInteractive {
            interaction?.cancel()
            if context.isInteractive { context.cancelInteractiveTransition() }
            send(.runs(TransitionRun(end: .leaving)))
        }
        if !hasEnded { stop() }
    }

    private func stop() {
        // A container without a coordinator reports no release.
        if let context, !context.isInteractive, case .held = state {
            send(.isLetGo(cancels: context.transitionWasCancelled))
        }
        if animator.state == .active { animator.stopAnimation(false) }
        if animator.state == .stopped { animator.finishAnimation(at: state.end == .entering ? .end : .start) }
        end()
    }
}
