import Foundation

/// One presentation from the call of `present` to the end of its dismissal, as UIKit runs it.
@MainActor
final class ModalPresentation {
    private enum Phase {
        case presenting
        case resting
        case dismissing
        case over
    }

    let presented: UIViewController
    let presenter: UIViewController
    /// The one that the app knows; its delegate hears of everything.
    let original: UIPresentationController
    /// The one in charge: the original, or what it adapted to (B4.54).
    let controller: UIPresentationController
    let container = PresentationContainerView()
    private let source: UIViewController
    /// nil where the presenter keeps its place: a view that somebody else moved is not put back (B3.8).
    private var presenterPlace: PresenterPlace?
    private var phase = Phase.presenting
    /// What was asked for during a transition, which comes first (B4.45).
    private var waiting: [() -> Void] = []

    init(_ original: UIPresentationController, presenter: UIViewController, source: UIViewController) {
        self.original = original
        self.presenter = presenter
        self.source = source
        original.settle(presenting: presenter)
        controller = original.adapted(to: presenter.traitCollection)
        presented = controller.presentedViewController
        container.presentationController = controller
    }

    var isOver: Bool { phase == .over }
    var isBusy: Bool { phase == .presenting || phase == .dismissing }
    var removesPresenter: Bool { controller.shouldRemovePresentersView }

    /// Runs an action once the transition that is going on has ended, with everything that belongs to it.
    func whenAtRest(_ action: @escaping () -> Void) {
        waiting.append(action)
    }

    // MARK: Presenting

    /// Asks the delegates inside the call; the transition itself starts after the commit that follows (B4.10).
    func present(animated: Bool, completion: (() -> Void)?) {
        link()
        let player = askForPlayer(animated: animated)
        let context = TransitionContext(
            kind: .present(removesPresenter: removesPresenter), containerView: container, isAnimated: animated,
            style: controller.presentationStyle, from: presenter, to: presented)
        let transition = Transition(context: context) { self.presentDidEnd($0, completion) }
        if animated { presented.presentation.transition = transition }
        TurnLoop.main.afterNextCommit { self.beginPresenting(transition, player) }
    }

    private func askForPlayer(animated: Bool) -> ModalPlayer {
        let delegate = presented.transitioningDelegate
        return ModalPlayer(
            animated: animated, isCustom: controller.presentationStyle == .custom,
            orElse: BuiltInModalAnimator(.present, for: controller)
        ) {
            delegate?.animationController(forPresented: presented, presenting: presenter, source: source)
        } askInteraction: {
            delegate?.interactionControllerForPresentation(using: $0)
        }
    }

    private func beginPresenting(_ transition: Transition, _ player: ModalPlayer) {
        guard presenter.viewIfLoaded?.window != nil else {
            HeadlessLog.warn("The presenter's view left the window before the presentation could begin.")
            return transition.complete(false)
        }
        let animated = transition.context.isAnimated
        installContainer()
        original.tellAdaptation(to: controller, with: presented.presentation.transition?.coordinator)
        controller.presentationTransitionWillBegin()
        if removesPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
        presented.beginAppearanceTransition(true, animated: animated)
        let table = ModalContext(
            controller: controller, presented: presented, presenter: presenter, container: container)
        transition.context.settle(table.presentingSides(removesPresenter: removesPresenter))
        // A finger that drives the presentation goes on; any other one has lost what it touched (B7.19).
        if player.interaction?.wantsInteractiveStart != true { presenter.view.cancelTouches() }
        player.play(transition) {
            guard let view = controller.presentedView else { return }
            view.frame = transition.context.finalFrame(for: presented)
            container.addSubview(view)
        }
    }

    private func presentDidEnd(_ completed: Bool, _ completion: (() -> Void)?) {
        completed ? arrive() : retreat()
        close(isOver: !completed)
        tellEnd()
        if completed { completion?() }
        workOff()
    }

    private func arrive() {
        if removesPresenter { presenter.viewIfLoaded?.removeFromSuperview() }
        controller.presentationTransitionDidEnd(true)
        presented.endAppearanceIfBegun()
        if removesPresenter { presenter.endAppearanceIfBegun() }
    }

    /// Every will that was sent is answered (B2.5); where nothing has begun there is nothing to answer.
    private func retreat() {
        guard controller.containerView != nil else { return }
        controller.presentedView?.removeFromSuperview()
        restorePresenter()
        controller.presentationTransitionDidEnd(false)
        presented.reverseAppearance(appears: false)
        if removesPresenter { presenter.reverseAppearance(appears: true) }
    }

    // MARK: Dismissing

    /// The same for all members of a chain that goes at once: they know of the transition, and ask it.
    func beginDismissing(with transition: Transition?) {
        phase = .dismissing
        presented.presentation.isBeingDismissed = true
        presented.presentation.transition = transition
    }

    func restorePresenter() {
        presenter.viewIfLoaded.map { presenterPlace?.putBack($0) }
    }

    /// First of all the hierarchy is right again, so that whoever hears of the end may present or dismiss anew (B4.43).
    func close(isOver: Bool) {
        phase = isOver ? .over : .resting
        presented.presentation.isBeingPresented = false
        presented.presentation.isBeingDismissed = false
        guard isOver else { return }
        container.removeFromSuperview()
        controller.container = nil
    }

    /// Everybody hears of the end, then nobody knows of the transition any more (B1.61).
    func tellEnd() {
        let ended = presented.presentation.transition
        ended?.coordinator.runCompletions()
        if presented.presentation.transition === ended { presented.presentation.transition = nil }
        if isOver, presented.presentation.run === self { unlink() }
    }

    func workOff() {
        let due = waiting
        waiting = []
        due.forEach { $0() }
    }

    // MARK: Who knows whom

    private func link() {
        presented.presentation.run = self
        presented.presentation.presenter = presenter
        presented.presentation.isBeingPresented = true
        presenter.presentation.presented = presented
    }

    /// A presentation that began meanwhile keeps what it has linked.
    private func unlink() {
        if presenter.presentation.presented === presented { presenter.presentation.presented = nil }
        presented.presentation.presenter = nil
        presented.presentation.run = nil
        original.presentedViewController.presentation.unused = nil
    }

    // MARK: The container

    /// Over the whole window, or over the view of the context that the presentation stays in (B4.3).
    private func installContainer() {
        guard let view = presenter.view, let window = view.window else { return }
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if controller.staysInContext, let host = view.superview, host !== window.rootHost {
            container.frame = view.frame
            host.insertSubview(container, aboveSubview: view)
        } else {
            container.frame = window.bounds
            window.addSubview(container)
        }
        controller.container = container
        guard removesPresenter else { return }
        presenterPlace = PresenterPlace(of: view)
        let place = view.superview.map { container.convert(view.frame, from: $0) }
        container.addSubview(view)
        place.map { view.frame = $0 }
    }
}
