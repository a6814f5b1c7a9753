import Foundation

/// One dismissal: a presentation with all that stands on it, of which only the topmost is seen to leave (B4.41).
@MainActor
final class ModalDismissal {
    /// The one that was asked to go first, the topmost last.
    private let chain: [ModalPresentation]
    private let bottom: ModalPresentation
    private let top: ModalPresentation
    private let completion: (() -> Void)?
    /// Those that could be seen when it began.
    private var leaving: [ModalPresentation] = []
    /// Called at the end with whether the dismissal took place.
    var whenOver: (Bool) -> Void = { _ in }

    init(of presentation: ModalPresentation, completion: (() -> Void)?) {
        chain = [presentation] + presentation.presented.presentationsAbove
        bottom = presentation
        top = chain.last ?? presentation
        self.completion = completion
    }

    /// What has to come to rest before anything of this chain can go.
    var obstacle: ModalPresentation? {
        chain.first { $0.isBusy }
    }

    /// Asks the delegate inside the call; the transition itself starts after the commit that follows (B4.10).
    func start(animated: Bool) {
        let presented = top.presented
        chain.forEach { $0.presented.presentation.isBeingDismissed = true }
        let delegate = presented.transitioningDelegate
        let player = ModalPlayer(
            animated: animated, isCustom: top.controller.presentationStyle == .custom,
            orElse: BuiltInModalAnimator(.dismiss, for: top.controller)
        ) {
            delegate?.animationController(forDismissed: presented)
        } askInteraction: {
            delegate?.interactionControllerForDismissal(using: $0)
        }
        start(player, animated: animated)
    }

    /// Lets a finger drive the system's own animation.
    func start(drivenBy interaction: any UIViewControllerInteractiveTransitioning) {
        let animator = BuiltInModalAnimator(.dismiss, for: top.controller, underFinger: true)
        start(ModalPlayer(animator, drivenBy: interaction), animated: true)
    }

    private func start(_ player: ModalPlayer, animated: Bool) {
        let context = TransitionContext(
            kind: .dismiss(removesPresenter: bottom.removesPresenter), containerView: top.container,
            isAnimated: animated, style: top.controller.presentationStyle, from: top.presented, to: bottom.presenter)
        let transition = Transition(context: context, whenComplete: didEnd)
        chain.forEach { $0.beginDismissing(with: animated ? transition : nil) }
        TurnLoop.main.afterNextCommit { self.begin(transition, player) }
    }

    private func begin(_ transition: Transition, _ player: ModalPlayer) {
        let animated = transition.context.isAnimated
        leaving = chain.reversed().filter { $0.presented.appearance != .disappeared }
        for presentation in chain.reversed() {
            presentation.controller.dismissalTransitionWillBegin()
            presentation.presented.beginAppearanceTransition(false, animated: animated)
        }
        if bottom.removesPresenter { bottom.presenter.beginAppearanceTransition(true, animated: animated) }
        hideCovered(true)
        let table = ModalContext(
            controller: top.controller, presented: top.presented, presenter: bottom.presenter,
            container: top.container)
        transition.context.settle(table.dismissingSides(removesPresenter: bottom.removesPresenter))
        player.play(transition) { [top] in
            top.controller.presentedView?.removeFromSuperview()
        }
    }

    /// What lies between the topmost and the presenter is gone at once.
    private func hideCovered(_ isHidden: Bool) {
        for presentation in chain where !top.container.isDescendant(of: presentation.container) {
            presentation.container.isHidden = isHidden
        }
    }

    private func didEnd(_ completed: Bool) {
        completed ? leave() : stay()
        chain.reversed().forEach { $0.close(isOver: completed) }
        chain.reversed().forEach { $0.tellEnd() }
        if completed { completion?() }
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
