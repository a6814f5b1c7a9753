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
        key.get(from: tabBarController) as? TabTransitionDriver
    }

    // MARK: Coming and going

    /// Sets what the controller's driver acts by. The first time it makes one.
    static func drive(_ tabBarController: UITabBarController, by transitions: TabTransitions) {
        if let known = driver(of: tabBarController) { return known.change(to: transitions) }
        let driver = TabTransitionDriver(transitions, for: tabBarController)
        key.set(driver, on: tabBarController)
        driver.formerDelegate = tabBarController.delegate
        driver.takeDelegate()
    }

    private func change(to new: TabTransitions) {
        transitions = new
        let known = forwarded.delegate
        forwarded.delegate = new.forwardedDelegate ?? formerDelegate
        guard known !== forwarded.delegate, verifyDelegate() else { return }
        // UIKit learns which methods a delegate has when it is set.
        tabBarController?.delegate = nil
        takeDelegate()
    }

    private func takeDelegate() {
        forwarded.delegate = transitions.forwardedDelegate ?? formerDelegate
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
        let animator = apps ?? ownAnimator(for: change)
        if let known = animator as? TransitionAnimator { observe(change, by: known) }
        return animator
    }

    private func ownAnimator(for change: ScreenChange) -> (any UIViewControllerAnimatedTransitioning)? {
        let chosen = transitions.animation(for: change)
        log("\(chosen.animation)", for: change, by: chosen.author)
        return chosen.animation.makeAnimator(for: change.operation)
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
