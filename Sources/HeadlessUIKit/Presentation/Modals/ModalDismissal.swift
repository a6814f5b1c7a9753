import Foundation

/// A dismissal of a presentation and of all presentations above it. Only one animates: the topmost (B4.41), or the lowest
/// (B27.47), by `HeadlessQuirks.chainDismissal`.
@MainActor
final class ModalDismissal {
    /// The presentations to dismiss, from the one that was requested up to the topmost.
    private let chain: [ModalPresentation]
    private let bottom: ModalPresentation
    private let top: ModalPresentation
    /// The presentation that animates.
    private let lead: ModalPresentation
    private let completion: (() -> Void)?
    /// The presentations that were visible when the dismissal began.
    private var leaving: [ModalPresentation] = []
    private var hasBegun = false
    /// Called at the end. The argument says whether the dismissal was completed.
    var whenOver: (Bool) -> Void = { _ in }

    init(of presentation: ModalPresentation, completion: (() -> Void)?) {
        chain = [presentation] + presentation.presented.presentationsAbove
        bottom = presentation
        top = chain.last ?? presentation
        lead = HeadlessQuirks.chainDismissal == .topmost ? top : bottom
        self.completion = completion
    }

    /// The first presentation of the chain that is in a transition. The dismissal can start only when it has ended.
    var obstacle: ModalPresentation? {
        chain.first { $0.isBusy }
    }

    /// Starts the dismissal. The delegate is asked during the call; the transition begins after the next commit
    /// (B4.10).
    func start(animated: Bool) {
        let asked = HeadlessQuirks.chainDismissal == .lowest ? bottom : top
        let presented = asked.presented
        chain.forEach { $0.presented.presentation.isBeingDismissed = true }
        let delegate = presented.transitioningDelegate
        let player = ModalPlayer(
            animated: animated, isCustom: asked.controller.presentationStyle == .custom,
            orElse: lead.controller.builtInAnimator(.dismiss)
        ) {
            delegate?.animationController(forDismissed: presented)
        } askInteraction: {
            delegate?.interactionControllerForDismissal(using: $0)
        }
        if asked.controller.presentationStyle == .custom, delegate != nil, player.animator is BuiltInAnimator {
            HeadlessLog.warn(
                "The transitioning delegate of \(type(of: presented)) gave no animator for the dismissal of a "
                    + "presentation with the style .custom. Return one from animationController(forDismissed:).")
        }
        start(player, animated: animated)
    }

    /// Starts the dismissal with the built-in animation, driven by an interaction. The gestures of a zoom drive the zoom;
    /// a pulled sheet moves down.
    func start(drivenBy interaction: any UIViewControllerInteractiveTransitioning, zooming: Bool) {
        let animator =
            zooming
            ? top.controller.builtInAnimator(.dismiss, underFinger: true)
            : BuiltInModalAnimator(.dismiss, for: top.controller, underFinger: true)
        start(ModalPlayer(animator, drivenBy: interaction), animated: true)
    }

    private func start(_ player: ModalPlayer, animated: Bool) {
        let context = TransitionContext(
            kind: .dismiss(removesPresenter: bottom.removesPresenter), containerView: lead.container,
            isAnimated: animated, style: lead.controller.presentationStyle, from: lead.presented, to: bottom.presenter)
        let transition = Transition(context: context, whenComplete: didEnd)
        let hasCoordinator = animated || HeadlessQuirks.unanimatedCoordinatorsRunNothing
        chain.forEach { $0.beginDismissing(with: hasCoordinator ? transition : nil) }
        begin(transition, player, waiting: animated ? 0 : HeadlessQuirks.turnsBeforeUnanimatedDismissals)
    }

    /// Begins the transition after the next commit, or some turns later.
    private func begin(_ transition: Transition, _ player: ModalPlayer, waiting turns: Int) {
        TurnLoop.main.afterNextCommit {
            turns > 0
                ? self.begin(transition, player, waiting: turns - 1) : self.begin(transition, player)
        }
    }

    private func begin(_ transition: Transition, _ player: ModalPlayer) {
        // The end of a presentation below may have removed the whole chain.
        guard !bottom.isOver else { return transition.complete(true) }
        let animated = transition.context.isAnimated
        if player.interaction?.wantsInteractiveStart != true {
            UIWindow.updateInterfaceOrientation(lasting: animated ? HeadlessDevice.turnDuration : 0)
        }
        tellBeginning(animated: animated)
        hideCovered(true)
        let table = ModalContext(
            controller: lead.controller, presented: lead.presented, presenter: bottom.presenter,
            container: lead.container)
        // A view that was added to the container causes a layout before the animator is asked, and not after it has moved
        // the presented view.
        if lead.container.layout.needsLayout { lead.container.layoutIfNeeded() }
        transition.context.settle(table.dismissingSides(removesPresenter: bottom.removesPresenter))
        player.play(transition) { [lead] in
            lead.controller.presentedView?.removeFromSuperview()
        }
    }

    private func tellBeginning(animated: Bool) {
        hasBegun = true
        leaving = chain.reversed().filter { $0.presented.appearance != .disappeared }
        for presentation in chain.reversed() {
            presentation.hasBegunToLeave = true
            presentation.controller.dismissalTransitionWillBegin()
            presentation.presented.beginAppearanceTransition(false, animated: animated)
        }
        if bottom.removesPresenter { bottom.presenter.beginAppearanceTransition(true, animated: animated) }
    }

    /// Hides or shows the presentations besides the one that animates. They disappear at once.
    private func hideCovered(_ isHidden: Bool) {
        for presentation in chain where !lead.container.isDescendant(of: presentation.container) {
            presentation.container.isHidden = isHidden
        }
    }

    private func didEnd(_ completed: Bool) {
        if !bottom.isOver {
            // The end of a presentation below can remove the chain before the dismissal begins.
            if completed, !hasBegun { tellBeginning(animated: false) }
            completed ? leave() : stay()
            chain.reversed().forEach { $0.close(isOver: completed) }
            chain.reversed().forEach { $0.tellEnd() }
        }
        if completed || HeadlessQuirks.cancelledDismissalsCallCompletion { completion?() }
        whenOver(completed)
        chain.forEach { $0.workOff() }
    }

    private func leave() {
        chain.reversed().forEach { $0.controller.presentedView?.removeFromSuperview() }
        bottom.restorePresenter()
        hideCovered(false)
        chain.reversed().forEach { $0.controller.dismissalTransitionDidEnd(true) }
        if bottom.removesPresenter { bottom.presenter.endAppearanceIfBegun() }
        leaving.forEach { $0.presented.endAppearanceIfBegun() }
    }

    private func stay() {
        hideCovered(false)
        if bottom.removesPresenter { bottom.presenter.viewIfLoaded?.removeFromSuperview() }
        chain.reversed().forEach { $0.controller.dismissalTransitionDidEnd(false) }
        if bottom.removesPresenter { bottom.presenter.reverseAppearance(appears: false) }
        leaving.forEach { $0.presented.reverseAppearance(appears: true) }
    }
}
