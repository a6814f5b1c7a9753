import UIKit

extension NavigationTransitionDriver {
    /// Attaches the recognizers, and follows the top screen. The view is loaded by the time of the first `willShow`.
    func attachSwipes(to navigationController: UINavigationController) {
        followTop(of: navigationController)
        guard bringsAnimators else { return }
        EditedFields.follow()
        if transitions.interruptible { TransitionGrab.on(navigationController.view) }
        attachPulls(to: navigationController)
        if swipe.edgeRecognizer.view == nil { swipe.attach(to: navigationController) }
    }

    /// Follows the top screen: its interceptor, its swipes, the back key, and whether the tab bar is hidden for it.
    func followTop(of navigationController: UINavigationController) {
        let top = navigationController.topViewController
        if let top, navigationController.tabBarController != nil { navigationController.noteTabBar(for: top) }
        followBackKey(of: navigationController)
        SwipePermission.of(navigationController).follow(self)
    }

    /// Removes the swipe, and restores UIKit's recognizers.
    func detachSwipes() {
        swipe.detach()
        pull.detach()
        pinch.detach()
        if let view = navigationController?.viewIfLoaded { TransitionGrab.remove(from: view) }
        backKey.remove()
        navigationController.map(SwipePermission.of)?.follow(nil)
    }

    /// Connects the swipe to the log and to the rules of this driver.
    func setUpSwipes() {
        swipe.belongsToDriver = true
        follow(swipe.interaction)
        swipe.onRefusal = { [weak self] in self?.logRefusal($0) }
        swipe.refuse = { [weak self] in self?.refuseSwipe() }
        swipe.options = transitions.swipe
    }

    private func refuseSwipe() -> String? {
        timeline.look()
        return isDriving ? nil : "another delegate was set"
    }
}

extension NavigationTransitionDriver: SwipeRules {
    var allowances: SwipeAllowances {
        transitions.swipe.allowances(on: navigationController?.topViewController)
    }

    var escapeView: UIView? {
        navigationController is BatonNavigationController ? nil : navigationController?.viewIfLoaded
    }

    /// Who animates the pop of the top view controller. The app's delegate is not asked, because it would treat the call
    /// as the start of a transition.
    var animatorOfPop: SwipeCircumstances.Animator {
        guard let navigationController, let change = navigationController.popOfTop else { return .unknown }
        guard animation(for: change).animation.isSystem(for: change) else { return .another }
        return navigationController.bringsAnimators(forwarded.delegate) ? .unknown : .uikit
    }

    /// Called with the reason why UIKit's own swipe must not begin, or with nil if it begins.
    func didDecideOnSwipe(_ refusal: SwipeRefusal?) {
        // UIKit may have asked for an animator of a pop that was then refused. UIKit's own swipe does not ask.
        guard let refusal else { return asked = nil }
        if refusal != .anotherAnimates { logRefusal(refusal.rawValue) }
    }
}
