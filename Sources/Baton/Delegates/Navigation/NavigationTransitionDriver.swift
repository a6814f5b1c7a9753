public import UIKit

/// The delegate of a navigation controller that has `transitions`.
///
/// The driver exists from the first value of `transitions` until `transitions` becomes nil. Use it for failure
/// requirements with the swipe recognizer, or to drive a transition interactively.
@MainActor
public final class NavigationTransitionDriver: TransitionDriver, StackSubscriber {
    private static let key = AssociationKey()

    package private(set) var transitions: NavigationTransitions
    override var observer: ((TransitionEvent) -> Void)? { transitions.observer }
    package let forwarded = ForwardedDelegate<any UINavigationControllerDelegate>()
    let swipe = SwipePop()
    let pull = PullDismiss()
    let pinch = PinchDismiss()
    let backKey = KeyAction("Baton.back", on: KeyAction.Key(input: "["))
    package private(set) weak var navigationController: UINavigationController?
    private(set) var carrier: BarCarrier?
    private var state = StackDriverState.driving
    let timeline: StackTimeline
    let place = StackPlace.driver
    let tellsOfReturn = false
    /// The animations with which changes were requested, by their upper screens.
    var requests: [ObjectIdentifier: TransitionChoice] = [:]
    /// What causes the change that is requested now, as far as it is known.
    var cause = ScreenChange.Cause.unknown
    /// The operation that UIKit has asked an animator for, and whether the screens slide past each other over the whole width, until
    /// the transition has begun, has ended, or does not happen. UIKit does not ask for its own swipe.
    var asked: (operation: ScreenChange.Operation, slidesAcross: Bool)?
    private lazy var seat = DelegateSeat(
        for: self, forwarding: forwarded,
        read: { [weak navigationController] in navigationController?.installedDelegate },
        write: { [weak navigationController] in
            navigationController?.installedDelegate = $0 as? any UINavigationControllerDelegate
        })

    private init(_ transitions: NavigationTransitions, for navigationController: UINavigationController) {
        self.transitions = transitions
        self.navigationController = navigationController
        timeline = StackTimeline.of(navigationController)
        super.init(interaction: TransitionInteraction())
        setUpSwipes()
        setUpPulls()
    }

    // MARK: For the app

    /// Returns the driver of a navigation controller, or nil if its `transitions` are nil.
    public static func driver(of navigationController: UINavigationController) -> NavigationTransitionDriver? {
        known(of: navigationController).flatMap { $0.seat.isTaken ? $0 : nil }
    }

    /// Returns the driver of a navigation controller until it leaves, also if the app has set another delegate.
    static func known(of navigationController: UINavigationController) -> NavigationTransitionDriver? {
        let known = key.get(from: navigationController) as? NavigationTransitionDriver
        return known?.state == .driving ? known : nil
    }

    /// The recognizer of the swipe back from the edge, for failure requirements with your own recognizers.
    public var edgeSwipeRecognizer: UIScreenEdgePanGestureRecognizer { swipe.edgeRecognizer }

    /// The recognizer of the swipe back in the content, for failure requirements with your own recognizers.
    public var contentSwipeRecognizer: UIPanGestureRecognizer { swipe.contentRecognizer }

    /// The queries for an animator disable UIKit's swipe where they are implemented, whatever they return (B2.40).
    package override func implements(_ selector: String, _ ask: (any NSObjectProtocol) -> Bool) -> Bool? {
        switch selector {
        case "navigationController:animationControllerForOperation:fromViewController:toViewController:",
            "navigationController:interactionControllerForAnimationController:":
            hasAnimatorQuery || forwarded.implements(selector, ask)
        case "navigationControllerSupportedInterfaceOrientations:",
            "navigationControllerPreferredInterfaceOrientationForPresentation:":
            forwarded.implements(selector, ask)
        default: nil
        }
    }

    // MARK: Installation and removal

    /// Sets the transitions of the navigation controller's driver. The first call creates the driver.
    static func drive(_ navigationController: UINavigationController, by transitions: NavigationTransitions) {
        if let known = key.get(from: navigationController) as? NavigationTransitionDriver, known.state != .gone {
            return known.change(to: transitions)
        }
        let driver = NavigationTransitionDriver(transitions, for: navigationController)
        key.set(driver, on: navigationController)
        driver.install(on: navigationController)
    }

    private func install(on navigationController: UINavigationController) {
        takeSeat(of: navigationController)
        let carrier = BarCarrier(for: navigationController, stackState: transitions.barState)
        self.carrier = carrier
        carrier.contentFollowsBar = transitions.contentFollowsBar
        timeline.subscribe(self)
        timeline.look()
        if navigationController.isViewLoaded { attachSwipes(to: navigationController) }
    }

    private func takeSeat(of navigationController: UINavigationController) {
        seat.noteFormer()
        chooseForwardedDelegate()
        seat.take(hasAnimatorQuery: bringsAnimators)
        // The app may set another delegate on the next line, and nothing else may tell.
        timeline.lookInNextTurn()
    }

    /// Whether the driver implemented the animator query when the delegate was last set.
    var hasAnimatorQuery: Bool { seat.announced.hasAnimatorQuery }

    private func chooseForwardedDelegate() {
        seat.forward(to: transitions.forwardedDelegate)
        guard let former = seat.former, former !== forwarded.delegate else { return }
        Advice.give(
            about: NavigationTransitions.self,
            "The stack already had a delegate, which gets no calls while its transitions forward to another one.",
            "Forward to the delegate that should get the calls, and set no other delegate.")
    }

    /// Applies new transitions. They take effect with the next change.
    private func change(to new: NavigationTransitions) {
        transitions = new
        swipe.options = new.swipe
        guard let navigationController else { return }
        if state != .driving || !seat.isTaken {
            send(.drive)
            takeSeat(of: navigationController)
            // Meanwhile the delegate methods were called elsewhere.
            timeline.join()
            carrier?.stateDidChange(of: nil)
            if navigationController.isViewLoaded { followTop(of: navigationController) }
        } else {
            chooseForwardedDelegate()
        }
        timeline.look()
        // A swipe may be in progress. Its recognizer is not changed.
        if timeline.state.isResting { rest() }
        carrier?.contentFollowsBar = new.contentFollowsBar
        carrier?.stackState = new.barState
    }

    /// Forwards to another delegate of the app, in place of the delegate that was set before.
    func forward(to delegate: (any UINavigationControllerDelegate)?) {
        seat.former = delegate
        transitions.forwardedDelegate = nil
        chooseForwardedDelegate()
        timeline.look()
        if timeline.state.isResting { announceMethods() }
    }

    /// Sets the delegate again if it implements other methods now.
    func announceMethods() {
        checkSeat()
        if isDriving { seat.announce(hasAnimatorQuery: bringsAnimators) }
    }

    /// Restores the delegate, and after the running transition the bar.
    func leave() {
        // What runs may have begun behind a modal transition, or a modal one may hide it now.
        timeline.join()
        send(.leave(isUnderWay: timeline.isUnderWay))
    }

    /// Gives the delegate back, and takes the swipes off. An interactive transition is cancelled, because nothing else would
    /// end it.
    private func detach() {
        seat.giveBack()
        interaction.cancel()
        detachSwipes()
    }

    private func restore() {
        // A delegate that was set later may forward to this driver. The driver then remains, to forward the calls.
        if let navigationController,
            navigationController.installedDelegate === seat.former
                || navigationController.installedDelegate === forwarded.delegate
        {
            Self.key.set(nil, on: navigationController)
        }
        navigationController = nil
        timeline.kept = [:]
        // Restoring the bar can make UIKit lay out its views and begin a change that was waiting.
        carrier?.end()
        carrier = nil
    }

    var isDriving: Bool { state == .driving && navigationController != nil }

    /// Leaves if the app has set another delegate.
    func checkSeat() {
        guard isDriving, !seat.isTaken else { return }
        Advice.give(
            about: NavigationTransitions.self,
            "The delegate of a navigation controller was set after its transitions, so Baton no longer animates it.",
            "Set the delegate first, or pass it to forwardedDelegate(_:) of the transitions.")
        leave()
    }

    // MARK: Transitions

    func receive(_ moment: StackMoment, _ change: StackChange?) {
        switch moment {
        case .begins: change.map(begin)
        case .ended, .rests: send(.rests)
        case .looked:
            checkSeat()
            // The stack may never come back into its window, and then no end is told.
            if state == .leaving, !timeline.isUnderWay { send(.rests) }
        case .announced, .hidden, .uncovered, .leftWindow, .cameBack: break
        }
    }

    private func send(_ event: StackDriverState.Event) {
        let (next, effects) = state.after(event)
        state = next
        for effect in effects {
            switch effect {
            case .rest: rest()
            case .detach: detach()
            case .restore: restore()
            }
        }
    }

    private func rest() {
        (asked, cause) = (nil, .unknown)
        forgetRequests()
        announceMethods()
        // The app may have set another delegate.
        guard isDriving, let navigationController, navigationController.isViewLoaded else { return }
        attachSwipes(to: navigationController)
    }
}
