import Foundation

/// A running transition. It connects the context, the coordinator, the animator and the interaction controller.
@MainActor
final class Transition {
    let context: TransitionContext
    let coordinator: TransitionCoordinator
    private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
    /// Retained while the transition runs, because the object that provided the interaction controller may not retain
    /// it.
    private var interaction: (any UIViewControllerInteractiveTransitioning)?
    /// The percent-driven interactive transition. It sets itself when it starts, because the app's own interaction
    /// controller may merely forward calls to it.
    var percentDriven: UIPercentDrivenInteractiveTransition?
    private var propertyAnimator: (any UIViewImplicitlyAnimating)?
    /// The animation blocks that a percent-driven interaction scrubs.
    var scrubbedBlocks: ScrubbedBlocks?
    /// What runs the alongside animations if they follow the context.
    private(set) var following: FollowingAnimation?
    private var hasAskedForInterruptible = false
    private var hasStarted = false
    /// Whether the transition ends without motion, because it was ended inside the start of its interaction (B27.41).
    private(set) var hasLostMotion = false
    /// Whether the animation runs. It does not while the app is called at the start and at the end of the transition, or
    /// adds animations.
    private(set) var isRunning = false
    /// The window that receives no touches while the transition runs.
    private weak var deafWindow: UIWindow?
    private var editing: SuspendedEditing?
    private let whenComplete: (Bool) -> Void
    /// Lets the completion blocks of the transactions run in which the transition was asked for.
    private var releases: [() -> Void]
    /// A reference to this object until the transition completes, because no other object must retain a running
    /// transition.
    private var keepAlive: Transition?

    init(context: TransitionContext, whenComplete: @escaping (Bool) -> Void) {
        self.context = context
        self.whenComplete = whenComplete
        coordinator = TransitionCoordinator(context: context)
        releases = [CATransaction.hold()]
        context.transition = self
        keepAlive = self
    }

    /// Queries the duration, then starts the interaction controller or the animator (B2.2).
    func start(
        _ animator: any UIViewControllerAnimatedTransitioning,
        drivenBy interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        guard keepAlive != nil else { return }
        self.animator = animator
        UncalledMethods.check(animator, for: "UIViewControllerAnimatedTransitioning") {
            $0 is any UIViewControllerAnimatedTransitioning.Type
        }
        self.interaction = interaction
        coordinator.transitionDuration = animator.transitionDuration(using: context)
        coordinator.completionCurve = interaction?.completionCurve ?? .easeInOut
        let isInteractive = context.isAnimated && interaction?.wantsInteractiveStart == true
        coordinator.begin(interactively: isInteractive)
        if isInteractive { context.beginInteractively() }
        following = FollowingAnimation(beside: animator, in: context, coordinator)
        refuseTouches(for: animator)
        editing = SuspendedEditing(in: context, animatedBy: animator)
        let alongside = TransitionAlongside { [unowned self] in
            if following != nil, follows { return false }
            coordinator.runAnimations()
            return true
        }
        alongside.whileCalling {
            let isSkipped = HeadlessQuirks.idleInteractionsAreSkipped && !isInteractive && isCustom
            if let interaction, !isSkipped {
                interaction.startInteractiveTransition(context)
            } else {
                animator.animateTransition(using: context)
            }
        }
        hasStarted = true
        // If the transition has already completed, the animator is not called again.
        guard keepAlive != nil else { return }
        if alongside.isWaiting { runAlongside() }
        AccessibilityFocus.transitionRuns(context, isCustom: isCustom)
        percentDriven?.transitionDidStart()
        if hasLostMotion { context.containerView.layer.endAnimationsOfSubtree() }
        isRunning = keepAlive != nil
    }

    /// Whether the app's own animator runs the transition.
    var isCustom: Bool { animator != nil && !(animator is BuiltInAnimator) }

    /// Called when the interaction controller finishes or cancels the transition.
    func interactionDidEnd() {
        if !hasStarted, HeadlessQuirks.endsInsideTheStartGlitch { hasLostMotion = true }
        coordinator.interactionDidChange()
    }

    private func refuseTouches(for animator: any UIViewControllerAnimatedTransitioning) {
        let container = context.containerView
        if let builtIn = animator as? BuiltInAnimator {
            container.refusesTouches = !builtIn.leavesTouches
            return
        }
        switch HeadlessQuirks.touchesInCustomTransitions {
        case .reachRecognizers: container.refusesTouches = true
        case .followInteraction where interaction != nil: break
        case .followInteraction:
            container.window?.cancelTouches()
            deafen(container.window)
        case .areRefused:
            container.refusesTouches = true
            deafen(container.window)
        }
    }

    private func deafen(_ window: UIWindow?) {
        deafWindow = window
        window?.refusesTouches = true
    }

    /// Runs the alongside animations that have not run yet.
    private func runAlongside() {
        let bars = sharesRequests ? nil : coordinator.takeBarAnimations()
        if coordinator.hasAnimations {
            join(interruptible()) { [coordinator] in coordinator.runAnimations() }
        } else {
            coordinator.runAnimations()
        }
        guard let bars else { return }
        let asks = bars.isSeen || HeadlessQuirks.requestsForBars == .always
        join(asks ? askForBars() : nil, bars.run)
    }

    /// Runs animations. They join the property animator if there is one. Otherwise they run in an animation of their own
    /// just after the animator returned.
    private func join(_ running: (any UIViewImplicitlyAnimating)?, _ block: @escaping () -> Void) {
        if let following, running != nil || follows {
            following.add(block)
        } else if let running, running.state == .active {
            running.addAnimations(block)
        } else if context.isAnimated {
            animateOwn(block)
        } else {
            block()
        }
    }

    /// Whether the bars share the app's request for the property animator. An animator that is driven from the start is
    /// asked only once (C16).
    private var sharesRequests: Bool {
        HeadlessQuirks.requestsForBars == .shared || coordinator.initiallyInteractive || animator is BuiltInAnimator
    }

    /// The property animator that the bars join. The animator is asked once more (B2.21).
    private func askForBars() -> (any UIViewImplicitlyAnimating)? {
        guard hasAskedForInterruptible, let animator else { return interruptible() }
        return OptionalMethod.ask(animator) { animator.interruptibleAnimator(using: context) }.value
    }

    /// Runs an alongside animation that is added while the transition runs. It joins the property animator if there is
    /// one, and otherwise runs for the full duration of the transition.
    func animateLate(_ block: @escaping () -> Void) {
        guard hasStarted else { return block() }
        let wasRunning = isRunning
        isRunning = false
        defer { isRunning = wasRunning && keepAlive != nil }
        if let following, follows {
            following.add(block)
        } else if let running = interruptible(), running.state == .active {
            running.addAnimations(block)
        } else {
            animateOwn(block)
        }
    }

    /// Whether the alongside animations follow the context, if it is asked for that. Percent-driven animation blocks are
    /// scrubbed, and blocks that play have the alongside animations inside them (B3.36).
    private var follows: Bool {
        interruptible() != nil || coordinator.initiallyInteractive && percentDriven == nil
    }

    private func animateOwn(_ block: @escaping () -> Void) {
        whileScrubbing {
            UIView.animate(withDuration: coordinator.transitionDuration, animations: block)
        }
    }

    /// Runs code whose animation blocks belong to the interaction, if an interaction scrubs them.
    func whileScrubbing(_ body: () -> Void) {
        guard let scrubbedBlocks else { return body() }
        scrubbedBlocks.whileOpening(body)
    }

    /// The animator's own property animator, or nil if it has none. The animator is asked once, and only when the
    /// answer is needed: it may make a new object at each call (C16).
    func interruptible() -> (any UIViewImplicitlyAnimating)? {
        guard !hasAskedForInterruptible, let animator else { return propertyAnimator }
        hasAskedForInterruptible = true
        propertyAnimator = OptionalMethod.ask(animator) { animator.interruptibleAnimator(using: context) }.value
        return propertyAnimator
    }

    func pauseAnimation() {
        guard HeadlessQuirks.contextPausesPauseAnimators || animator is BuiltInAnimator else { return }
        interruptible()?.pauseAnimation()
    }

    /// Whether the transition was completed. Its completion handlers may not have run.
    var isOver: Bool { keepAlive == nil }

    /// Completes the transition. Only the first call has an effect. The container updates the view hierarchy before the
    /// animator is notified (C10).
    func complete(_ didComplete: Bool) {
        guard keepAlive != nil else { return }
        let alive = keepAlive
        keepAlive = nil
        isRunning = false
        context.containerView.refusesTouches = false
        deafWindow?.refusesTouches = false
        // If the animator completes the transition while starting, the alongside animations have not run yet.
        if animator != nil, !hasStarted { coordinator.runAnimations() }
        percentDriven?.transitionDidEnd()
        percentDriven = nil
        scrubbedBlocks?.drop()
        following?.end(completed: didComplete)
        following = nil
        editing.map { $0.whileRemoving { whenComplete(didComplete) } } ?? whenComplete(didComplete)
        AccessibilityFocus.transitionEnded(context, isCustom: isCustom, completed: didComplete)
        editing?.end(completed: didComplete)
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
