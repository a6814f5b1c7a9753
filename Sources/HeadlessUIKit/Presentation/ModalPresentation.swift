import Foundation

/// One presentation from the call of `present` to the end of the dismissal, as UIKit runs it.
@MainActor
final class ModalPresentation {
    private let presented: UIViewController
    private let presenter: UIViewController
    private let source: UIViewController
    private let controller: UIPresentationController
    private var container: PresentationContainerView?
    /// nil where the presenter keeps its place: a view that somebody else moved is not put back (B3.8).
    private var presenterPlace: PresenterPlace?

    init(presented: UIViewController, presenter: UIViewController, source: UIViewController) {
        self.presented = presented
        self.presenter = presenter
        self.source = source
        let custom =
            presented.modalPresentationStyle == .custom
            ? presented.transitioningDelegate?.presentationController(
                forPresented: presented, presenting: presenter, source: source) : nil
        controller = custom ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
        controller.settle(presenting: presenter)
    }

    // MARK: Presenting

    /// Asks the delegates inside the call; the transition itself starts after the commit that follows (B4.10).
    func present(animated: Bool, completion: (() -> Void)?) {
        controller.run = self
        presented.presentation.controller = controller
        presented.presentation.presenter = presenter
        presented.presentation.isBeingPresented = true
        presenter.presentation.presented = presented
        let asks = animated || presented.modalPresentationStyle == .custom
        let animator = asks ? animatorForPresenting : nil
        let interaction =
            animated
            ? animator.flatMap { presented.transitioningDelegate?.interactionControllerForPresentation(using: $0) }
            : nil
        let container = makeContainer()
        let kind = TransitionKind.present(removesPresenter: controller.shouldRemovePresentersView)
        let transition = makeTransition(kind, in: container, animated: animated) { self.presentDidEnd($0, completion) }
        if animated { presented.presentation.transition = transition }
        let player = ModalPlayer(animator: animator ?? builtIn(.present, if: animated), interaction: interaction)
        TurnLoop.main.afterNextCommit { self.beginPresenting(transition, container, animated, player) }
    }

    private var animatorForPresenting: (any UIViewControllerAnimatedTransitioning)? {
        presented.transitioningDelegate?.animationController(
            forPresented: presented, presenting: presenter, source: source)
    }

    private func makeContainer() -> PresentationContainerView {
        let host = presenter.view.window ?? presenter.view
        let container = PresentationContainerView(frame: host?.bounds ?? .zero)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.presentationController = controller
        self.container = container
        return container
    }

    private func beginPresenting(
        _ transition: Transition, _ container: UIView, _ animated: Bool, _ player: ModalPlayer
    ) {
        guard let window = presenter.view.window else {
            HeadlessLog.warn("The presenter's view left the window before the presentation could begin.")
            return transition.complete(false)
        }
        container.frame = window.bounds
        controller.containerView = container
        window.addSubview(container)
        let removes = controller.shouldRemovePresentersView
        if removes {
            presenterPlace = PresenterPlace(of: presenter.view)
            container.addSubview(presenter.view)
        }
        controller.presentationTransitionWillBegin()
        if removes { presenter.beginAppearanceTransition(false, animated: animated) }
        presented.beginAppearanceTransition(true, animated: animated)
        run(transition, player) { [presented, controller] in
            guard let view = controller.presentedView else { return }
            view.frame = transition.context.finalFrame(for: presented)
            container.addSubview(view)
        }
    }

    private func presentDidEnd(_ completed: Bool, _ completion: (() -> Void)?) {
        let removes = controller.shouldRemovePresentersView
        if completed {
            if removes { presenter.viewIfLoaded?.removeFromSuperview() }
            controller.presentationTransitionDidEnd(true)
            endAppearance(presented)
            if removes { endAppearance(presenter) }
            settle()
            completion?()
        } else {
            controller.presentedView?.removeFromSuperview()
            restorePresenter()
            controller.presentationTransitionDidEnd(false)
            reverse(presented, appears: false)
            if removes { reverse(presenter, appears: true) }
            settle(isOver: true)
        }
    }

    // MARK: Dismissing

    func dismiss(animated: Bool, completion: (() -> Void)?) {
        guard let container else { return }
        presented.presentation.isBeingDismissed = true
        dismissAbove()
        let delegate = presented.transitioningDelegate
        let asks = animated || presented.modalPresentationStyle == .custom
        let animator = asks ? delegate?.animationController(forDismissed: presented) : nil
        let interaction = animated ? animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) } : nil
        let kind = TransitionKind.dismiss(removesPresenter: controller.shouldRemovePresentersView)
        let transition = makeTransition(kind, in: container, animated: animated) { self.dismissDidEnd($0, completion) }
        if animated { presented.presentation.transition = transition }
        let player = ModalPlayer(animator: animator ?? builtIn(.dismiss, if: animated), interaction: interaction)
        TurnLoop.main.afterNextCommit { self.beginDismissing(transition, animated, player) }
    }

    /// What the dismissed controller itself presents goes with it, without an animation of its own (B4.41).
    private func dismissAbove() {
        guard let above = presented.presentation.presented, let run = above.presentation.controller?.run else { return }
        run.dismissAbove()
        run.leaveAtOnce()
    }

    private func leaveAtOnce() {
        presented.presentation.isBeingDismissed = true
        controller.dismissalTransitionWillBegin()
        presented.beginAppearanceTransition(false, animated: false)
        controller.presentedView?.removeFromSuperview()
        controller.dismissalTransitionDidEnd(true)
        endAppearance(presented)
        settle(isOver: true)
    }

    private func beginDismissing(_ transition: Transition, _ animated: Bool, _ player: ModalPlayer) {
        controller.dismissalTransitionWillBegin()
        presented.beginAppearanceTransition(false, animated: animated)
        let removes = controller.shouldRemovePresentersView
        if removes { presenter.beginAppearanceTransition(true, animated: animated) }
        run(transition, player) { [weak self] in
            self?.controller.presentedView?.removeFromSuperview()
        }
    }

    private func dismissDidEnd(_ completed: Bool, _ completion: (() -> Void)?) {
        let removes = controller.shouldRemovePresentersView
        if completed {
            controller.presentedView?.removeFromSuperview()
            restorePresenter()
            controller.dismissalTransitionDidEnd(true)
            if removes { endAppearance(presenter) }
            endAppearance(presented)
            settle(isOver: true)
            completion?()
        } else {
            if removes { presenter.viewIfLoaded?.removeFromSuperview() }
            controller.dismissalTransitionDidEnd(false)
            if removes { reverse(presenter, appears: false) }
            reverse(presented, appears: true)
            settle()
        }
    }

    // MARK: Common

    private func makeTransition(
        _ kind: TransitionKind, in container: UIView, animated: Bool, whenComplete: @escaping (Bool) -> Void
    ) -> Transition {
        let presents = kind.presents
        let context = TransitionContext(
            kind: kind, containerView: container, isAnimated: animated, style: presented.modalPresentationStyle,
            from: presents ? presenter : presented, to: presents ? presented : presenter)
        return Transition(context: context, whenComplete: whenComplete)
    }

    private func builtIn(
        _ direction: BuiltInModalAnimator.Direction, if animated: Bool
    ) -> BuiltInModalAnimator? {
        animated ? BuiltInModalAnimator(presented.modalTransitionStyle, direction) : nil
    }

    /// Without an animation only a custom presentation asks its animator, to place the views (B3.30, B3.31).
    private func run(_ transition: Transition, _ player: ModalPlayer, orElse place: () -> Void) {
        transition.context.settle(sides(of: transition.context))
        if let animator = player.animator { return transition.start(animator, drivenBy: player.interaction) }
        place()
        transition.coordinator.runAnimations()
        transition.complete(true)
    }

    private func sides(of context: TransitionContext) -> (from: TransitionSide, to: TransitionSide) {
        let table = ModalContext(
            controller: controller, presented: presented, presenter: presenter, container: context.containerView)
        return context.kind.presents
            ? table.presentingSides(removesPresenter: controller.shouldRemovePresentersView)
            : table.dismissingSides(removesPresenter: controller.shouldRemovePresentersView)
    }

    private func endAppearance(_ controller: UIViewController) {
        if case .appearing = controller.appearance { return controller.endAppearanceTransition() }
        if case .disappearing = controller.appearance { controller.endAppearanceTransition() }
    }

    /// Every will that was sent is answered (B2.5).
    private func reverse(_ controller: UIViewController, appears: Bool) {
        controller.beginAppearanceTransition(appears, animated: true)
        endAppearance(controller)
    }

    private func restorePresenter() {
        presenter.viewIfLoaded.map { presenterPlace?.putBack($0) }
    }

    /// The transition counts as ended before its completions run, so that they may present or dismiss anew (B4.43).
    private func settle(isOver: Bool = false) {
        let ended = presented.presentation.transition
        presented.presentation.transition = nil
        presented.presentation.isBeingPresented = false
        presented.presentation.isBeingDismissed = false
        if isOver { tearDown() }
        ended?.coordinator.runCompletions()
    }

    private func tearDown() {
        container?.removeFromSuperview()
        container = nil
        controller.containerView = nil
        controller.run = nil
        presenter.presentation.presented = nil
        presented.presentation.presenter = nil
        presented.presentation.controller = nil
    }
}

/// Who moves the views of a presentation or a dismissal, and who drives it; nobody where it is not animated.
@MainActor
private struct ModalPlayer {
    let animator: (any UIViewControllerAnimatedTransitioning)?
    let interaction: (any UIViewControllerInteractiveTransitioning)?
}
