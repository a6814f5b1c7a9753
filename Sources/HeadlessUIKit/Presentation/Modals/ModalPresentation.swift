import Foundation

/// A presentation, from the call of `present` to the end of its dismissal.
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
    /// The presentation controller that the app uses. Its delegate is notified of all events.
    let original: UIPresentationController
    /// The active presentation controller: the original, or the one to which it adapted (B4.54).
    let controller: UIPresentationController
    let container = PresentationContainerView()
    private let source: UIViewController
    /// The place of the presenting view, or nil if the presentation does not remove that view. A view that the app has
    /// moved is not put back (B3.8).
    private var presenterPlace: PresenterPlace?
    private var phase = Phase.presenting
    private var zoomGestures: ZoomGestures?
    /// Actions that were requested during a transition. They run when it has ended (B4.45).
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
    /// Whether the dismissal has begun, and no finger drives it. The next presentation may begin then (B28.2).
    var isLeaving: Bool {
        phase == .dismissing && hasBegunToLeave && presented.presentation.transition?.context.isInteractive != true
    }
    /// Set when the transition of the dismissal begins.
    var hasBegunToLeave = false
    var removesPresenter: Bool { controller.shouldRemovePresentersView }

    /// Runs an action when the running transition has ended and its completion handlers have run.
    func whenAtRest(_ action: @escaping () -> Void) {
        waiting.append(action)
    }

    // MARK: Presenting

    /// Starts the presentation. The delegates are asked during the call; the transition begins after the next commit
    /// (B4.10).
    ///
    /// - Parameter running: A transition that has to end before.
    func present(
        animated: Bool, after running: TransitionCoordinator? = nil, completion: (() -> Void)?
    ) {
        link()
        let player = askForPlayer(animated: animated)
        let context = TransitionContext(
            kind: .present(removesPresenter: removesPresenter), containerView: container, isAnimated: animated,
            style: controller.presentationStyle, from: presenter, to: presented)
        let transition = Transition(context: context) { self.presentDidEnd($0, completion) }
        if animated || HeadlessQuirks.unanimatedCoordinatorsRunNothing {
            presented.presentation.transition = transition
        }
        let begin = { TurnLoop.main.afterNextCommit { self.beginPresenting(transition, player) } }
        running.map { $0.whenOver(begin) } ?? begin()
    }

    private func askForPlayer(animated: Bool) -> ModalPlayer {
        let delegate = presented.transitioningDelegate
        return ModalPlayer(
            animated: animated, isCustom: controller.presentationStyle == .custom,
            orElse: controller.builtInAnimator(.present)
        ) {
            delegate?.animationController(forPresented: presented, presenting: presenter, source: source)
        } askInteraction: {
            delegate?.interactionControllerForPresentation(using: $0)
        }
    }

    private func beginPresenting(_ transition: Transition, _ player: ModalPlayer) {
        presented.presentation.hidesPresenter = false
        let animated = transition.context.isAnimated
        let turnDuration = animated ? HeadlessDevice.turnDuration : 0
        presenter.viewIfLoaded?.window?.turnInterface(for: presented, lasting: turnDuration)
        // The turn may have cancelled the presenter's own presentation.
        guard presenter.viewIfLoaded?.window != nil else {
            HeadlessLog.warn("The presenter's view left the window before the presentation could begin.")
            return transition.complete(false)
        }
        installContainer()
        zoomGestures = makeZoomGestures()
        original.tellAdaptation(to: controller, with: presented.presentation.transition?.coordinator)
        controller.presentationTransitionWillBegin()
        if removesPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
        presented.beginAppearanceTransition(true, animated: animated)
        let table = ModalContext(
            controller: controller, presented: presented, presenter: presenter, container: container)
        transition.context.settle(table.presentingSides(removesPresenter: removesPresenter))
        // A touch that drives the presentation continues. All other touches in the presenting view are cancelled
        // (B7.19).
        if player.interaction?.wantsInteractiveStart != true, !HeadlessQuirks.lostViewsKeepTheirTouches {
            presenter.view.cancelTouches()
        }
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
        if completed || HeadlessQuirks.cancelledPresentationsCallCompletion { completion?() }
        workOff()
    }

    private func arrive() {
        if removesPresenter { presenter.viewIfLoaded?.removeFromSuperview() }
        controller.presentationTransitionDidEnd(true)
        presented.endAppearanceIfBegun()
        if removesPresenter { presenter.endAppearanceIfBegun() }
    }

    /// Undoes a cancelled presentation. Each will callback that was sent is balanced (B2.5); if the transition has not
    /// begun, none was sent.
    private func retreat() {
        guard controller.containerView != nil else { return }
        presented.presentationsAbove.reversed().forEach { $0.removeAtOnce() }
        controller.presentedView?.removeFromSuperview()
        restorePresenter()
        controller.presentationTransitionDidEnd(false)
        presented.presentation.isBeingDismissed = true
        presented.reverseAppearance(appears: false)
        if removesPresenter { presenter.reverseAppearance(appears: true) }
    }

    // MARK: Dismissing

    /// Marks the presentation as being dismissed. All presentations of a chain refer to the same transition.
    func beginDismissing(with transition: Transition?) {
        phase = .dismissing
        presented.presentation.isBeingDismissed = true
        presented.presentation.transition = transition
    }

    func restorePresenter() {
        presenter.viewIfLoaded.map { presenterPlace?.putBack($0) }
    }

    /// Removes a presentation whose presenting view controller is removed. A transition of its own ends first.
    private func removeAtOnce() {
        presented.presentation.transition?.complete(phase == .dismissing)
        // A dismissal without animation may not have begun.
        guard phase == .resting || phase == .dismissing else { return }
        controller.dismissalTransitionWillBegin()
        presented.beginAppearanceTransition(false, animated: false)
        controller.presentedView?.removeFromSuperview()
        restorePresenter()
        controller.dismissalTransitionDidEnd(true)
        presented.endAppearanceIfBegun()
        close(isOver: true)
        tellEnd()
        workOff()
    }

    /// Updates the hierarchy before anything is notified of the end. Completion handlers can then present or dismiss
    /// again (B4.43).
    func close(isOver: Bool) {
        let hasArrived = phase == .presenting && !isOver
        phase = isOver ? .over : .resting
        hasBegunToLeave = false
        presented.presentation.isBeingPresented = false
        presented.presentation.isBeingDismissed = false
        if isOver {
            container.removeFromSuperview()
            controller.container = nil
        } else {
            controller.keepInPlace()
            container.links.window?.updateStatusBar()
        }
        // What has arrived was presented in its preferred orientation.
        if !hasArrived { UIWindow.updateInterfaceOrientation(lasting: HeadlessDevice.turnDuration) }
    }

    /// Runs the completion handlers, then clears the transition (B1.61).
    func tellEnd() {
        let ended = presented.presentation.transition
        ended?.coordinator.runCompletions()
        if presented.presentation.transition === ended { presented.presentation.transition = nil }
        if isOver, presented.presentation.run === self {
            unlink()
            presenter.viewIfLoaded?.window?.updateStatusBar()
        }
    }

    func workOff() {
        let due = waiting
        waiting = []
        due.forEach { $0() }
    }

    // MARK: Links

    private func link() {
        presented.presentation.run = self
        presented.presentation.presenter = presenter
        if HeadlessQuirks.presentersAreSetLater {
            presented.presentation.hidesPresenter = true
            TurnLoop.main.schedule(after: 0) { [presented] in presented.presentation.hidesPresenter = false }
        }
        presented.presentation.isBeingPresented = true
        presenter.presentation.presented = presented
    }

    /// Removes the links of this presentation. Links of a presentation that has begun in the meantime are kept.
    private func unlink() {
        if presenter.presentation.presented === presented { presenter.presentation.presented = nil }
        presented.presentation.presenter = nil
        presented.presentation.run = nil
        original.presentedViewController.presentation.unused = nil
    }

    // MARK: Container view

    /// Installs the container view over the whole window, or over the view of the context to which the presentation is
    /// limited (B4.3).
    private func installContainer() {
        guard let view = presenter.view, let window = view.window else { return }
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if !controller.install(container) { placeContainer(over: view, in: window) }
        controller.container = container
        guard removesPresenter else { return }
        presenterPlace = PresenterPlace(of: view)
        let place = view.superview.map { container.convert(view.frame, from: $0) }
        container.addSubview(view)
        place.map { view.frame = $0 }
    }

    private func placeContainer(over view: UIView, in window: UIWindow) {
        if controller.staysInContext, let host = view.superview, host !== window.rootHost {
            container.frame = view.frame
            host.insertSubview(container, aboveSubview: view)
        } else {
            container.frame = window.bounds
            window.addSubview(container)
        }
    }
}
