import UIKit

extension SystemSwipe {
    /// Returns what decides on a swipe of Baton's, with the rules that the app has chosen for it.
    ///
    /// - Parameter fromEdge: Whether the swipe is the one from the edge.
    func circumstances(
        fromEdge: Bool, animator: SwipeCircumstances.Animator, options: SwipePop.Options
    ) -> SwipeCircumstances {
        let counterpart = fromEdge ? nil : navigationController?.contentPopRecognizer
        var found = circumstances(of: counterpart ?? navigationController?.interactivePopGestureRecognizer, options)
        found.family = .batons
        found.animator = animator
        return found
    }

    /// Returns what decides on one of UIKit's swipes.
    func circumstances(of delegate: SystemSwipeDelegate) -> SwipeCircumstances {
        var found = circumstances(of: delegate.recognizer, options)
        found.animator = animator
        let isApps = !delegate.isUIKits
        if isApps || !overridesUIKit(found) {
            found.answer = isApps ? .apps(delegate.formerAllows) : .uikits(delegate.formerAllows)
        }
        return found
    }

    private func circumstances(of recognizer: UIGestureRecognizer?, _ options: SwipePop.Options?) -> SwipeCircumstances
    {
        var found = SwipeCircumstances()
        guard let navigationController, let top = navigationController.topViewController else {
            found.hasScreenBelow = false
            return found
        }
        found.hasScreenBelow = navigationController.viewControllers.count > 1
        found.transition = transition
        found.isEnabled = recognizer?.isEnabled ?? true
        found.prefersSystemTransition = top.prefersSystemTransition
        found.bar = !navigationController.isNavigationBarHidden ? .shown : hidesBar ? .hiddenByBaton : .hiddenByApp
        found.backButton = top.navigationItem.backButton
        found.isIntercepted = top.navigationItem.backInterceptor != nil
        found.allowsHiddenBar = options?.allowsHiddenBar == true
        found.allowsReplacedBackButton = options?.allowsReplacedBackButton == true
        return found
    }

    /// Whether UIKit's delegate would refuse for a reason that does not count.
    private func overridesUIKit(_ found: SwipeCircumstances) -> Bool {
        bringsAnimators || found.bar == .hiddenByBaton
            || found.allowsHiddenBar && found.bar == .hiddenByApp
            || found.allowsReplacedBackButton && found.backButton == .replaced
    }

    /// Who animates the pop of the top screen. Without a driver, the stack's delegate tells (B2.40).
    private var animator: SwipeCircumstances.Animator {
        if let driver { return driver.animatorOfPop }
        guard let navigationController else { return .unknown }
        return navigationController.bringsAnimators(navigationController.delegate) ? .another : .uikit
    }

    private var transition: SwipeCircumstances.Transition {
        guard let coordinator = navigationController?.transitionCoordinator else { return .none }
        let isInterruptible = driver?.isSystems(coordinator) == true && !coordinator.isInteractive
        return isInterruptible && BarDesign.ofSystem == .glass ? .interruptible : .running
    }
}

extension UINavigationItem {
    fileprivate var backButton: SwipeCircumstances.BackButton {
        let isReplaced = leftBarButtonItems?.isEmpty == false && (hidesBackButton || !leftItemsSupplementBackButton)
        return isReplaced ? .replaced : hidesBackButton ? .hidden : .shown
    }
}
