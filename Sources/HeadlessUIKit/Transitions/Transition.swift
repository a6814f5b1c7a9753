import Foundation

/// One running transition: its context, its coordinator, who animates and who drives it, and how it ends.
@MainActor
final class Transition {
    let context: TransitionContext
    let coordinator: TransitionCoordinator
    private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
    /// Kept while the transition lasts, as an animator's delegate need not hold it.
    private var interaction: (any UIViewControllerInteractiveTransitioning)?
    /// Given by itself when it starts: an interaction controller of the app's own may only pass calls on to it.
    var percentDriven: UIPercentDrivenInteractiveTransition?
    private var propertyAnimator: (any UIViewImplicitlyAnimating)?
    /// The animation blocks that a percent-driven interaction scrubs.
    var scrubbedBlocks: ScrubbedBlocks?
    private var hasAskedForInterruptible = false
    private var hasStarted = false
    private let whenComplete: (Bool) -> Void
    /// Lets the completion blocks of the transactions run in which the transition was asked for.
    private var releases: [() -> Void]
    /// Keeps itself alive from the start to the end, as nothing else has to hold a running transition.
    private var keepAlive: Transition?

    init(context: TransitionContext, whenComplete: @escaping (Bool) -> Void) {
        self.context = context
        self.whenComplete = whenComplete
        coordinator = TransitionCoordinator(context: context)
        releases = [CATransaction.hold()]
        context.transition = self
        keepAlive = self
    }

    /// Asks for the duration, then hands over to the interaction controller or to the animator (B2.2).
    func start(
        _ animator: any UIViewControllerAnimatedTransitioning,
        drivenBy interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        guard keepAlive != nil else { return }
        self.animator = animator
        self.interaction = interaction
        coordinator.transitionDuration = animator.transitionDuration(using: context)
        coordinator.completionCurve = interaction?.completionCurve ?? .easeInOut
        let isInteractive = context.isAnimated && interaction?.wantsInteractiveStart == true
        coordinator.begin(interactively: isInteractive)
        if isInteractive { context.beginInteractively() }
        context.containerView.isStageOfTransition = !isInteractive
        let alongside = TransitionAlongside { [coordinator] in coordinator.runAnimations() }
        alongside.whileCalling {
            if let interaction {
                interaction.startInteractiveTransition(context)
            } else {
                animator.animateTransition(using: context)
            }
        }
        hasStarted = true
        // An animator that has ended already is not asked for anything more.
        guard keepAlive != nil else { return }
        if alongside.isWaiting { runAlongside(alongside) }
        percentDriven?.transitionDidStart()
    }

    /// With a property animator the blocks join it; otherwise they run by themselves just after the animator returned.
    private func runAlongside(_ alongside: TransitionAlongside) {
        guard coordinator.hasAnimations else { return alongside.runInsideFirstBlock() }
        if let running = interruptible(), running.state == .active {
            running.addAnimations { alongside.runInsideFirstBlock() }
        } else if context.isAnimated {
            animateOwn { alongside.runInsideFirstBlock() }
        } else {
            alongside.runInsideFirstBlock()
        }
    }

    /// Runs a block queued while the transition already runs, for the time that is left.
    func animateLate(_ block: @escaping () -> Void) {
        guard hasStarted else { return block() }
        if let running = interruptible(), running.state == .active {
            running.addAnimations(block)
        } else {
            animateOwn(block)
        }
    }

    private func animateOwn(_ block: @escaping () -> Void) {
        whileScrubbing {
            UIView.animate(withDuration: coordinator.transitionDuration, animations: block)
        }
    }

    /// Runs code whose animation blocks belong to the interaction, if one scrubs them.
    func whileScrubbing(_ body: () -> Void) {
        guard let scrubbedBlocks else { return body() }
        scrubbedBlocks.whileOpening(body)
    }

    /// The animator's own property animator, or nil where it has none. The animator is asked once, and only when the
    /// answer is needed: it may make a new object at each call (C16).
    func interruptible() -> (any UIViewImplicitlyAnimating)? {
        guard !hasAskedForInterruptible, let animator else { return propertyAnimator }
        hasAskedForInterruptible = true
        propertyAnimator = OptionalMethod.ask(animator) { animator.interruptibleAnimator(using: context) }.value
        return propertyAnimator
    }

    func pauseAnimation() {
        interruptible()?.pauseAnimation()
    }

    /// The end, once, whichever way: the container puts the hierarchy right, then everybody hears of it (C10).
    func complete(_ didComplete: Bool) {
        guard keepAlive != nil else { return }
        let alive = keepAlive
        keepAlive = nil
        context.containerView.isStageOfTransition = false
        // An animator that ends inside its own start has left no moment yet for what goes along with it.
        if animator != nil, !hasStarted { coordinator.runAnimations() }
        percentDriven?.transitionDidEnd()
        percentDriven = nil
        whenComplete(didComplete)
        animator?.animationEnded(didComplete)
        propertyAnimator = nil
        interaction = nil
        let due = releases
        releases = []
        due.forEach { $0() }
        _ = alive
    }

    /// Calls a closure after the end.
    func whenOver(_ action: @escaping () -> Void) {
        releases.append(action)
    }
}
