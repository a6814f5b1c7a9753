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

    /// The transitions that the driver applies.
    private(set) var transitions: TabTransitions
    let forwarded = ForwardedTabDelegate()
    private weak var tabBarController: UITabBarController?
    /// The delegate that was set before the driver.
    private weak var formerDelegate: (any UITabBarControllerDelegate)?

    private init(_ transitions: TabTransitions, for tabBarController: UITabBarController) {
        self.transitions = transitions
        self.tabBarController = tabBarController
        super.init(interaction: TransitionInteraction())
    }

    /// Returns the driver of a tab bar controller, or nil if its `transitions` are nil.
    public static func driver(of tabBarController: UITabBarController) -> TabTransitionDriver? {
        known(of: tabBarController).flatMap { $0.isDelegate ? $0 : nil }
    }

    /// Returns the driver of a tab bar controller until it leaves, also if the app has set another delegate.
    static func known(of tabBarController: UITabBarController) -> TabTransitionDriver? {
        key.get(from: tabBarController) as? TabTransitionDriver
    }

    // MARK: Installation and removal

    /// Sets the transitions of the tab bar controller's driver. The first call creates the driver.
    static func drive(_ tabBarController: UITabBarController, by transitions: TabTransitions) {
        if let known = known(of: tabBarController), known.verifyDelegate() { return known.change(to: transitions) }
        let driver = TabTransitionDriver(transitions, for: tabBarController)
        key.set(driver, on: tabBarController)
        driver.formerDelegate = tabBarController.delegate
        driver.chooseForwardedDelegate()
        tabBarController.delegate = driver
    }

    private func change(to new: TabTransitions) {
        transitions = new
        let known = forwarded.delegate
        chooseForwardedDelegate()
        guard known !== forwarded.delegate else { return }
        let waits = tabBarController?.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
            self?.announceMethods()
        }
        if waits != true { announceMethods() }
    }

    private func chooseForwardedDelegate() {
        let handed = transitions.forwardedDelegate
        forwarded.replace(by: handed === self ? formerDelegate : handed ?? formerDelegate)
    }

    /// Sets the delegate again, except during a transition. UIKit determines only then which methods a delegate
    /// implements.
    private func announceMethods() {
        guard verifyDelegate() else { return }
        tabBarController?.delegate = nil
        tabBarController?.delegate = self
    }

    /// Restores the delegate. An interactive transition is cancelled, because nothing else would end it.
    func leave() {
        guard let tabBarController else { return }
        self.tabBarController = nil
        Self.key.set(nil, on: tabBarController)
        interaction.cancel()
        if tabBarController.delegate === self { tabBarController.delegate = formerDelegate ?? forwarded.delegate }
    }

    /// Whether the driver is the delegate.
    private var isDelegate: Bool { tabBarController.map { $0.delegate === self } ?? false }

    /// Returns whether the driver is still the delegate. If the app has set another delegate, the driver leaves.
    func verifyDelegate() -> Bool {
        if isDelegate { return true }
        guard tabBarController != nil else { return false }
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
        _ = verifyDelegate()
        return forwarded.shouldSelect(viewController, in: tabBarController)
    }

    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        _ = verifyDelegate()
        forwarded.didSelect(viewController, in: tabBarController)
    }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let call = ForwardedTabDelegate.Call.animator(from: ObjectIdentifier(fromVC), to: ObjectIdentifier(toVC))
        let drives = !forwarded.isRunning(call) && verifyDelegate()
        let apps = forwarded.animator(from: fromVC, to: toVC, in: tabBarController)
        let order = tabBarController.screensInOrder
        guard drives, let old = order.firstIndex(of: fromVC), let new = order.firstIndex(of: toVC) else { return apps }
        let change = ScreenChange(new > old ? .tabForward : .tabBack, from: fromVC, to: toVC)
        let animator = chooseAnimator(for: change, apps: apps, by: transitions.animation)
        // The transition coordinator is not available until the animation begins (B1.64).
        (animator as? TransitionAnimator)?.onBegin = { [weak self, weak tabBarController] in
            guard let coordinator = tabBarController?.transitionCoordinator else { return }
            self?.observe(change, until: coordinator)
        }
        return animator
    }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        let call = ForwardedTabDelegate.Call.interaction(ObjectIdentifier(animationController))
        let drives = !forwarded.isRunning(call) && verifyDelegate()
        if let apps = forwarded.interaction(for: animationController, in: tabBarController) { return apps }
        return drives && interaction.isBeginning ? interaction : nil
    }
}
