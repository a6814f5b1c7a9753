public import UIKit

/// The navigation delegate of a stack that has `transitions`.
///
/// It is there from the first value of `transitions` until that becomes nil. Find it to relate recognizers of your own to the
/// swipe, to drive a transition yourself, or to follow what happens:
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
        /// It waits for the end of the running transition.
        case leaving
        case gone
    }

    private static let key = AssociationKey()

    /// What the driver acts by.
    private(set) var transitions: NavigationTransitions
    let forwarded = ForwardedNavigationDelegate()
    /// Whether Baton brings animators, as UIKit knows it: it asks which methods there are when the delegate is set (B2.40).
    private(set) var hasAnimatorQuery = false
    let swipe = EdgeSwipePop()

    weak var navigationController: UINavigationController?
    /// The delegate that was there before.
    private weak var formerDelegate: (any UINavigationControllerDelegate)?
    let systemSwipe = SystemSwipe()
    var carrier: BarCarrier?
    private var state = State.driving
    /// The operation that UIKit has asked an animator for, until the transition begins.
    var askedOperation: ScreenChange.Operation?
    /// Whether the screens of the transition that is about to begin slide past each other. UIKit asks for the animator
    /// before it tells of the screen, and under its own swipe it does not ask.
    var slidesAcross = true
    /// The transition whose end is awaited.
    weak var running: (any UIViewControllerTransitionCoordinator)?
    /// The transition that began last, and the one that ended last.
    weak var begun: (any UIViewControllerTransitionCoordinator)?
    private weak var ended: (any UIViewControllerTransitionCoordinator)?
    /// Whether UIKit still has to learn which methods there are.
    private var hasNewMethods = false

    private init(_ transitions: NavigationTransitions) {
        self.transitions = transitions
        super.init(interaction: TransitionInteraction())
        follow(swipe.interaction)
        swipe.onRefusal = { [weak self] in self?.log("the swipe did not begin: \($0)") }
        swipe.refuse = { [weak self] in self?.refusal }
        swipe.options = transitions.swipe ?? swipe.options
        systemSwipe.isInstalled = { [weak self] in self?.verifyDelegate() ?? false }
        systemSwipe.isSystems = { [weak self] in self?.leavesToUIKit(popOf: $0) ?? false }
    }

    // MARK: For apps

    /// The driver of a navigation controller, or nil if that has no `transitions`.
    public static func driver(of navigationController: UINavigationController) -> NavigationTransitionDriver? {
        let known = key.get(from: navigationController) as? NavigationTransitionDriver
        return known?.state == .driving ? known : nil
    }

    /// The recognizer of the swipe back, for failure relations with your own.
    public var edgeSwipeRecognizer: UIScreenEdgePanGestureRecognizer { swipe.recognizer }

    // MARK: Coming and going

    /// Sets what the stack's driver acts by. The first time it makes one.
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
        carrier.isInstalled = { [weak self] in self?.verifyDelegate() ?? false }
        carrier.slidesAcross = { [weak self] in self?.slidesAcross ?? false }
        waitForRunningTransition()
        if navigationController.isViewLoaded { attachSwipes(to: navigationController) }
    }

    private func takeDelegate(of navigationController: UINavigationController) {
        if navigationController.installedDelegate !== self { formerDelegate = navigationController.installedDelegate }
        chooseForwardedDelegate()
        hasAnimatorQuery = transitions.bringsAnimators
        hasNewMethods = false
        navigationController.installedDelegate = self
    }

    private func chooseForwardedDelegate() {
        let handed = transitions.forwardedDelegate
        forwarded.replace(by: handed === self ? formerDelegate : handed ?? formerDelegate)
        guard let formerDelegate, formerDelegate !== forwarded.delegate else { return }
        Advice.give(
            about: NavigationTransitions.self,
            "A stack had a delegate when its transitions came with another one, so the first gets no calls until they go.",
            "Hand over the delegate that is to get the calls, and set no other.")
    }

    /// Acts by other transitions from the next change on.
    private func change(to new: NavigationTransitions) {
        transitions = new
        swipe.options = new.swipe ?? swipe.options
        guard let navigationController else { return }
        if state == .leaving || navigationController.installedDelegate !== self {
            state = .driving
            takeDelegate(of: navigationController)
        } else {
            appDelegateMayHaveChanged()
        }
        waitForRunningTransition()
        // A swipe may be under way, whose recognizer is left alone.
        if running == nil, navigationController.isViewLoaded { attachSwipes(to: navigationController) }
        carrier?.stackState = new.barState
    }

    /// Takes another delegate of the app's, in place of the one that was there before.
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

    /// UIKit learns which methods a delegate has when it is set. So it is set again, but never while screens change.
    private func announceMethods() {
        guard hasNewMethods, verifyDelegate(), let navigationController else { return }
        hasNewMethods = false
        hasAnimatorQuery = transitions.bringsAnimators
        navigationController.installedDelegate = nil
        navigationController.installedDelegate = self
    }

    /// Gives the delegate back, and after the running transition the bar. A transition under the finger goes back, since
    /// nobody else would end it.
    func leave() {
        guard state == .driving else { return }
        state = .leaving
        if let navigationController, navigationController.installedDelegate === self {
            navigationController.installedDelegate = formerDelegate ?? forwarded.delegate
        }
        interaction.cancel()
        swipe.detach()
        systemSwipe.detach()
        // A transition that UIKit has not begun yet begins without Baton.
        if running == nil || running !== begun { finishLeaving() }
    }

    private func finishLeaving() {
        state = .gone
        // A delegate that was set later may forward to this one, which therefore stays to pass the calls on.
        if let navigationController,
            navigationController.installedDelegate === formerDelegate
                || navigationController.installedDelegate === forwarded.delegate
        {
            Self.key.set(nil, on: navigationController)
        }
        navigationController = nil
        // What is restored may have UIKit lay out, and begin a change that waited.
        carrier?.end()
        carrier = nil
    }

    /// UIKit has one delegate. When the app has set another one, Baton takes no part any more.
    func verifyDelegate() -> Bool {
        guard state == .driving, let navigationController else { return false }
        if navigationController.installedDelegate === self { return true }
        Advice.give(
            about: NavigationTransitions.self,
            "A delegate was set on a navigation controller after its transitions, so Baton no longer takes part there.",
            "Set the delegate first, or hand it over: NavigationTransitions(_:forwardingTo:).")
        leave()
        return false
    }

    // MARK: Ends

    /// The transition of the stack's own screens that UIKit has recorded or that runs. That of a modal, by which the whole
    /// stack comes or goes, is none of them. UIKit still names one that has ended for a while (B1.61).
    var ownTransition: (any UIViewControllerTransitionCoordinator)? {
        guard let navigationController, let coordinator = navigationController.transitionCoordinator,
            coordinator !== ended
        else { return nil }
        let screens = [UITransitionContextViewControllerKey.from, .to].map { coordinator.viewController(forKey: $0) }
        return screens.contains { $0?.parent === navigationController } ? coordinator : nil
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
        forgetQuestion()
        switch state {
        case .driving:
            announceMethods()
            if let navigationController, navigationController.isViewLoaded { attachSwipes(to: navigationController) }
        case .leaving: finishLeaving()
        case .gone: break
        }
    }
}

extension UINavigationController {
    /// The delegate that UIKit asks, also where a subclass of Baton's tells the app of another.
    fileprivate var installedDelegate: (any UINavigationControllerDelegate)? {
        get { (self as? BatonNavigationController)?.uikitDelegate ?? delegate }
        set {
            if let own = self as? BatonNavigationController {
                own.uikitDelegate = newValue
            } else {
                delegate = newValue
            }
        }
    }
}
