public import UIKit

/// The delegate of a tab bar controller that has `transitions`.
///
/// It is there from the first value of `transitions` until that becomes nil.
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

    /// What the driver acts by.
    private(set) var transitions: TabTransitions
    private(set) var forwarded = ForwardedTabDelegate()
    private weak var tabBarController: UITabBarController?
    /// The delegate that was there before.
    private weak var formerDelegate: (any UITabBarControllerDelegate)?

    private init(_ transitions: TabTransitions, for tabBarController: UITabBarController) {
        self.transitions = transitions
        self.tabBarController = tabBarController
        super.init(interaction: TransitionInteraction())
    }

    /// The driver of a tab bar controller, or nil if that has no `transitions`.
    public static func driver(of tabBarController: UITabBarController) -> TabTransitionDriver? {
        let known = key.get(from: tabBarController) as? TabTransitionDriver
        return known?.verifyDelegate() == true ? known : nil
    }

    // MARK: Coming and going

    /// Sets what the controller's driver acts by. The first time it makes one.
    static func drive(_ tabBarController: UITabBarController, by transitions: TabTransitions) {
        if let known = driver(of: tabBarController) { return known.change(to: transitions) }
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
        forwarded.delegate = handed === self ? formerDelegate : handed ?? formerDelegate
    }

    /// UIKit learns which methods a delegate has when it is set. So it is set again, but never while screens change.
    private func announceMethods() {
        guard verifyDelegate() else { return }
        tabBarController?.delegate = nil
        tabBarController?.delegate = self
    }

    /// Gives the delegate back. A transition under the finger goes back, since nobody else would end it.
    func leave() {
        guard let tabBarController else { return }
        self.tabBarController = nil
        Self.key.set(nil, on: tabBarController)
        interaction.cancel()
        if tabBarController.delegate === self { tabBarController.delegate = formerDelegate ?? forwarded.delegate }
    }

    /// UIKit has one delegate. When the app has set another one, Baton takes no part any more.
    private func verifyDelegate() -> Bool {
        guard let tabBarController else { return false }
        if tabBarController.delegate === self { return true }
        Advice.give(
            about: TabTransitions.self,
            "A delegate was set on a tab bar controller after its transitions, so Baton no longer takes part there.",
            "Set the delegate first, or hand it over: TabTransitions(_:forwardingTo:).")
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
        let drives = verifyDelegate()
        let apps = forwarded.animator(from: fromVC, to: toVC, in: tabBarController)
        let order = tabBarController.viewControllers ?? []
        guard drives, let old = order.firstIndex(of: fromVC), let new = order.firstIndex(of: toVC) else { return apps }
        let change = ScreenChange(new > old ? .tabForward : .tabBack, from: fromVC, to: toVC)
        let animator = chooseAnimator(for: change, apps: apps, by: transitions.animation)
        // There is a coordinator only when the animation begins (B1.64).
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
        let drives = verifyDelegate()
        if let apps = forwarded.interaction(for: animationController, in: tabBarController) { return apps }
        return drives && interaction.isBeginning ? interaction : nil
    }
}
