public import UIKit

/// The delegate of a navigation controller that has `transitions`.
///
/// The driver exists from the first value of `transitions` until `transitions` becomes nil. Use it for failure
/// requirements with the swipe recognizer, to drive a transition interactively, or to observe transitions:
///
/// ```swift
/// let driver = NavigationTransitionDriver.driver(of: navigationController)
/// driver?.observer = { event in
///     if case .didEnd(let change) = event { report(change.to) }
/// }
/// ```
@MainActor
public final class NavigationTransitionDriver: TransitionDriver {
    /// Whether the driver takes part in the stack's transitions.
    private enum State {
        case driving
        /// The driver leaves at the end of the running transition.
        case leaving
        case gone
    }

    private static let key = AssociationKey()

    /// The transitions that the driver applies.
    private(set) var transitions: NavigationTransitions
    let forwarded = ForwardedNavigationDelegate()
    /// Whether the driver implemented the animator query when the delegate was last set. UIKit determines at that
    /// moment which methods a delegate implements (B2.40).
    private(set) var hasAnimatorQuery = false
    let swipe = SwipePop()

    weak var navigationController: UINavigationController?
    /// The delegate that was set before the driver.
    private weak var formerDelegate: (any UINavigationControllerDelegate)?
    let escape = EscapeInterception()
    let interceptors = InterceptorWatch()
    var carrier: BarCarrier?
    private var state = State.driving
    /// What UIKit has asked about the transition that is about to begin.
    var question = AnimatorQuestion()
    /// The transition whose end the driver waits for.
    weak var running: (any UIViewControllerTransitionCoordinator)?
    /// The transition that began last.
    weak var begun: (any UIViewControllerTransitionCoordinator)?
    /// Whether UIKit animates the transition that began last.
    var isBegunByUIKit = false
    /// Whether the navigation controller has no delegate for a moment.
    private var isAway = false
    /// The transition that ended last.
    private weak var ended: (any UIViewControllerTransitionCoordinator)?
    /// Whether the delegate must be set again, so that UIKit notices which methods are implemented now.
    private var hasNewMethods = false

    private init(_ transitions: NavigationTransitions) {
        self.transitions = transitions
        super.init(interaction: TransitionInteraction())
        setUpSwipes()
    }

    // MARK: For the app

    /// Returns the driver of a navigation controller, or nil if its `transitions` are nil.
    public static func driver(of navigationController: UINavigationController) -> NavigationTransitionDriver? {
        known(of: navigationController).flatMap { $0.isDelegate ? $0 : nil }
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

    // MARK: Installation and removal

    /// Sets the transitions of the navigation controller's driver. The first call creates the driver.
    static func drive(_ navigationController: UINavigationController, by transitions: NavigationTransitions) {
        if let known = key.get(from: navigationController) as? NavigationTransitionDriver, known.state != .gone {
            return known.change(to: transitions)
        }
        let driver = NavigationTransitionDriver(transitions)
        key.set(driver, on: navigationController)
        driver.install(on: navigationController)
    }

    private func install(on navigationController: UINavigationController) {
        self.navigationController = navigationController
        takeDelegate(of: navigationController)
        let carrier = BarCarrier(for: navigationController, stackState: transitions.barState)
        self.carrier = carrier
        carrier.contentFollowsBar = transitions.contentFollowsBar
        carrier.verifyDelegate = { [weak self] in self?.verifyDelegate() ?? false }
        carrier.slidesAcross = { [weak self] in self?.question.slidesAcross ?? false }
        waitForRunningTransition()
        if navigationController.isViewLoaded { attachSwipes(to: navigationController) }
    }

    private func takeDelegate(of navigationController: UINavigationController) {
        if navigationController.installedDelegate !== self { formerDelegate = navigationController.installedDelegate }
        chooseForwardedDelegate()
        hasAnimatorQuery = transitions.bringsAnimators
        hasNewMethods = false
        SwipePermission.of(navigationController).keepingDelegates { navigationController.installedDelegate = self }
    }

    private func chooseForwardedDelegate() {
        let handed = transitions.forwardedDelegate
        forwarded.replace(by: handed === self ? formerDelegate : handed ?? formerDelegate)
        guard let formerDelegate, formerDelegate !== forwarded.delegate else { return }
        Advice.give(
            about: NavigationTransitions.self,
            "The stack already had a delegate, which gets no calls while its transitions forward to another one.",
            "Forward to the delegate that should get the calls, and set no other delegate.")
    }

    /// Applies new transitions. They take effect with the next change.
    private func change(to new: NavigationTransitions) {
        transitions = new
        swipe.options = new.swipe ?? swipe.options
        guard let navigationController else { return }
        if state == .leaving || navigationController.installedDelegate !== self {
            state = .driving
            takeDelegate(of: navigationController)
            if navigationController.isViewLoaded { followTop(of: navigationController) }
        } else {
            appDelegateMayHaveChanged()
        }
        waitForRunningTransition()
        // A swipe may be in progress. Its recognizer is not changed.
        if running == nil, navigationController.isViewLoaded { attachSwipes(to: navigationController) }
        carrier?.contentFollowsBar = new.contentFollowsBar
        carrier?.stackState = new.barState
    }

    /// Forwards to another delegate of the app, in place of the delegate that was set before.
    func forward(to delegate: (any UINavigationControllerDelegate)?) {
        formerDelegate = delegate
        transitions.forwardedDelegate = nil
        appDelegateMayHaveChanged()
    }

    private func appDelegateMayHaveChanged() {
        let known = forwarded.delegate
        chooseForwardedDelegate()
        guard known !== forwarded.delegate || hasAnimatorQuery != transitions.bringsAnimators else { return }
        hasNewMethods = true
        waitForRunningTransition()
        if running == nil { announceMethods() }
    }

    /// Sets the delegate again, except during a transition. UIKit determines only then which methods a delegate
    /// implements.
    private func announceMethods() {
        guard hasNewMethods, verifyDelegate() else { return }
        hasNewMethods = false
        hasAnimatorQuery = transitions.bringsAnimators
        withoutDelegate {}
    }

    /// Calls a closure while the navigation controller has no delegate, and sets this one again.
    func withoutDelegate<Result>(_ body: () -> Result) -> Result {
        guard let navigationController else { return body() }
        return SwipePermission.of(navigationController).keepingDelegates {
            isAway = true
            navigationController.installedDelegate = nil
            defer {
                navigationController.installedDelegate = self
                isAway = false
            }
            return body()
        }
    }

    /// Restores the delegate, and after the running transition the bar. An interactive transition is cancelled, because
    /// nothing else would end it.
    func leave() {
        guard state == .driving else { return }
        state = .leaving
        if let navigationController, navigationController.installedDelegate === self {
            navigationController.installedDelegate = formerDelegate ?? forwarded.delegate
        }
        interaction.cancel()
        detachSwipes()
        // A transition that UIKit has not begun yet begins without Baton.
        if running == nil || running !== begun { finishLeaving() }
    }

    private func finishLeaving() {
        state = .gone
        // A delegate that was set later may forward to this driver. The driver then remains, to forward the calls.
        if let navigationController,
            navigationController.installedDelegate === formerDelegate
                || navigationController.installedDelegate === forwarded.delegate
        {
            Self.key.set(nil, on: navigationController)
        }
        navigationController = nil
        // Restoring the bar can make UIKit lay out its views and begin a change that was waiting.
        carrier?.end()
        carrier = nil
    }

    /// Whether the driver is the delegate, or has set the delegate to nil itself for a moment.
    private var isDelegate: Bool {
        guard state == .driving, let navigationController else { return false }
        return isAway || navigationController.installedDelegate === self
    }

    /// Returns whether the driver is still the delegate. If the app has set another delegate, the driver leaves.
    func verifyDelegate() -> Bool {
        guard state == .driving, navigationController != nil else { return false }
        if isDelegate { return true }
        Advice.give(
            about: NavigationTransitions.self,
            "The delegate of a navigation controller was set after its transitions, so Baton no longer animates it.",
            "Set the delegate first, or pass it to forwardedDelegate(_:) of the transitions.")
        leave()
        return false
    }

    // MARK: End of a transition

    /// The pending or running transition between view controllers of this stack. A modal transition that shows or hides
    /// the whole stack is not included. For a while, UIKit still returns a transition that has ended (B1.61), which is
    /// not included either.
    var ownTransition: (any UIViewControllerTransitionCoordinator)? {
        guard let navigationController, let coordinator = navigationController.transitionCoordinator,
            coordinator !== ended
        else { return nil }
        return navigationController.isOwn(coordinator) ? coordinator : nil
    }

    func waitForRunningTransition() {
        guard let coordinator = ownTransition, coordinator !== running else { return }
        running = coordinator
        let waits = coordinator.animate(alongsideTransition: nil) { [self] _ in
            ended = coordinator
            if running === coordinator { end() }
        }
        if !waits { running = nil }
    }

    private func end() {
        running = nil
        question = AnimatorQuestion()
        switch state {
        case .driving:
            announceMethods()
            if let navigationController, navigationController.isViewLoaded { attachSwipes(to: navigationController) }
        case .leaving: finishLeaving()
        case .gone: break
        }
    }
}
