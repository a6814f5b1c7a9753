public import UIKit

/// The delegate of a tab bar controller that has `transitions`.
///
/// The driver exists from the first value of `transitions` until `transitions` becomes nil.
///
/// ```swift
/// TabTransitionDriver.driver(of: tabBarController)?.interaction.begin {
///     tabBarController.selectedIndex += 1
///     return tabBarController.transitionCoordinator
/// }
/// ```
@MainActor
public final class TabTransitionDriver: TransitionDriver {
    private static let key = AssociationKey()

    package private(set) var transitions: TabTransitions
    override var observer: ((TransitionEvent) -> Void)? { transitions.observer }
    package let forwarded = ForwardedDelegate<any UITabBarControllerDelegate>()
    let swipe = SwipeTabs()
    /// Whether a tap selects another tab now.
    private var isTapped = false
    package private(set) weak var tabBarController: UITabBarController?
    private lazy var seat = DelegateSeat(
        for: self, forwarding: forwarded, read: { [weak tabBarController] in tabBarController?.delegate },
        write: { [weak tabBarController] in tabBarController?.delegate = $0 as? any UITabBarControllerDelegate })

    private init(_ transitions: TabTransitions, for tabBarController: UITabBarController) {
        self.transitions = transitions
        self.tabBarController = tabBarController
        super.init(interaction: TransitionInteraction())
        follow(swipe.interaction)
        swipe.onRefusal = { [weak self] in self?.logRefusal($0) }
        swipe.refuse = { [weak self] in self?.refuseSwipe(for: $0) }
        EditedFields.follow()
    }

    /// The recognizer of the swipe in the content, for failure requirements with your own recognizers.
    public var swipeRecognizer: UIPanGestureRecognizer { swipe.recognizer }

    /// Returns the driver of a tab bar controller, or nil if its `transitions` are nil.
    public static func driver(of tabBarController: UITabBarController) -> TabTransitionDriver? {
        known(of: tabBarController).flatMap { $0.seat.isTaken ? $0 : nil }
    }

    /// Returns the driver of a tab bar controller until it leaves, also if the app has set another delegate.
    static func known(of tabBarController: UITabBarController) -> TabTransitionDriver? {
        key.get(from: tabBarController) as? TabTransitionDriver
    }

    /// The two queries are always answered. So are taps, because they end a running change; the form with a `UITab` would be asked
    /// in place of the form with a view controller (B28.12).
    package override func implements(_ selector: String, _ ask: (any NSObjectProtocol) -> Bool) -> Bool? {
        switch selector {
        case "tabBarController:animationControllerForTransitionFromViewController:toViewController:",
            "tabBarController:interactionControllerForAnimationController:",
            "tabBarController:shouldSelectViewController:":
            true
        default: selector.hasPrefix("tabBarController") ? forwarded.implements(selector, ask) : nil
        }
    }

    // MARK: Installation and removal

    /// Sets the transitions of the tab bar controller's driver. The first call creates the driver.
    static func drive(_ tabBarController: UITabBarController, by transitions: TabTransitions) {
        if let known = known(of: tabBarController), known.verifyDelegate() { return known.change(to: transitions) }
        let driver = TabTransitionDriver(transitions, for: tabBarController)
        key.set(driver, on: tabBarController)
        driver.seat.noteFormer()
        driver.seat.forward(to: transitions.forwardedDelegate)
        driver.seat.take()
        driver.attachRecognizers(to: tabBarController)
    }

    private func change(to new: TabTransitions) {
        transitions = new
        tabBarController.map(attachRecognizers)
        seat.forward(to: new.forwardedDelegate)
        let waits = tabBarController?.animatedCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
            self?.announceMethods()
        }
        if waits != true { announceMethods() }
    }

    /// Sets the delegate again if it implements other methods now. It is not called during a transition.
    private func announceMethods() {
        if verifyDelegate() { seat.announce() }
    }

    /// Restores the delegate. An interactive transition is cancelled, because nothing else would end it.
    func leave() {
        guard let tabBarController else { return }
        self.tabBarController = nil
        Self.key.set(nil, on: tabBarController)
        interaction.cancel()
        swipe.detach()
        tabBarController.viewIfLoaded.map(TransitionGrab.remove)
        seat.giveBack()
    }

    /// Follows a change that begins. The transition coordinator is not available before (B1.64).
    override func didBegin(_ change: ScreenChange) {
        guard let tabBarController, let coordinator = tabBarController.transitionCoordinator else { return }
        observe(change, until: coordinator)
        guard transitions.interruptible else { return }
        allowGrab(on: tabBarController.view, during: change.operation, backTo: .trailing, until: coordinator)
    }

    private func adviseOfOrder() {
        Advice.give(
            about: TabTransitions.self,
            "A screen is in none of the tabs that the tab bar controller has, so that the direction of a change is not known. "
                + "Baton does not animate it.",
            "Set the screens by viewControllers or tabs. A group may have a managingNavigationController.")
    }

    /// Returns whether the driver is still the delegate. If the app has set another delegate, the driver leaves.
    func verifyDelegate() -> Bool {
        guard tabBarController != nil else { return false }
        if seat.isTaken { return true }
        Advice.give(
            about: TabTransitions.self,
            "The delegate of a tab bar controller was set after its transitions, so Baton no longer animates it.",
            "Set the delegate first, or pass it to forwardedDelegate(_:) of the transitions.")
        leave()
        return false
    }
}

extension TabTransitionDriver: UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        let drives = verifyDelegate()
        let answer = forwarded.call(.other("shouldSelect")) {
            $0.flatMap { $0.tabBarController(_:shouldSelect:) }?(tabBarController, viewController)
        }
        let allowed = answer ?? true
        if drives, allowed { willSelect(another: viewController !== tabBarController.selectedViewController) }
        return allowed
    }

    /// Ends a running change if a tap chooses another tab. UIKit begins the next change from tabs at rest then, whatever it does with
    /// a tap in the middle of one (B10.5).
    func willSelect(another isChange: Bool) {
        if isChange || isRunningBack { endRunningTransition() }
        isTapped = isChange
    }

    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        _ = verifyDelegate()
        NoteListeners.send(.delegate, "didSelect \(ScreenName(of: viewController))")
        forwarded.call(.other("didSelect")) {
            $0.flatMap { $0.tabBarController(_:didSelect:) }?(tabBarController, viewController)
        }
    }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let call = ForwardedCall.animator(from: ObjectIdentifier(fromVC), to: ObjectIdentifier(toVC))
        let drives = !forwarded.isRunning(call) && verifyDelegate()
        let apps = forwarded.call(call) {
            $0.flatMap { $0.tabBarController(_:animationControllerForTransitionFrom:to:) }?(
                tabBarController, fromVC, toVC)
        }
        guard drives else { return apps }
        guard let isForward = tabBarController.isAfter(toVC, fromVC) else {
            adviseOfOrder()
            return apps
        }
        var change = ScreenChange(isForward ? .tabForward : .tabBack, from: fromVC, to: toVC)
        change.cause = swipe.interaction.isBeginning ? .finger : isTapped ? .tap : .unknown
        isTapped = false
        return chooseAnimator(for: change, apps: apps, by: transitions.animation)
    }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        let call = ForwardedCall.interaction(ObjectIdentifier(animationController))
        let drives = !forwarded.isRunning(call) && verifyDelegate()
        let apps = forwarded.call(call) {
            $0.flatMap { $0.tabBarController(_:interactionControllerFor:) }?(tabBarController, animationController)
        }
        guard drives, apps == nil else { return apps }
        return chooseInteraction(
            for: animationController, among: [interaction, swipe.interaction],
            rule: transitions.interruptible ? transitions.swipe?.rule ?? ReleaseRule() : nil)
    }
}
