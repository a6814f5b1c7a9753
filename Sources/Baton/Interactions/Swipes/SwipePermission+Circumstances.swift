import UIKit

extension SwipePermission {
    /// Returns what decides on a swipe of Baton's, with the rules that the app has chosen for it. A swipe that belongs to no driver is
    /// meant for the app's own animators.
    func circumstances(fromEdge: Bool, belongsToDriver: Bool, allowances: SwipeAllowances) -> SwipeCircumstances {
        let counterpart = fromEdge ? nil : navigationController?.contentPopRecognizer
        var found = circumstances(of: counterpart ?? navigationController?.interactivePopGestureRecognizer, allowances)
        found.family = .batons
        found.animator = animator
        if found.animator == .unknown, !belongsToDriver { found.animator = .another }
        return found
    }

    /// Returns what decides on one of UIKit's swipes.
    func circumstances(of delegate: SwipePermissionDelegate) -> SwipeCircumstances {
        var found = circumstances(of: delegate.recognizer, allowances)
        found.animator = animator
        if found.animator == .uikit { found.startsOutside = startsOutside(delegate) }
        if !delegate.isUIKits {
            found.answer = .apps(delegate.formerAllows)
        } else if !isLooser(found), !bringsAnimators {
            found.answer = .uikits(delegate.formerAllows)
        }
        return found
    }

    private func circumstances(
        of recognizer: UIGestureRecognizer?, _ allowances: SwipeAllowances
    ) -> SwipeCircumstances {
        var found = SwipeCircumstances()
        guard let navigationController, let top = navigationController.topViewController else {
            found.hasScreenBelow = false
            return found
        }
        found.hasScreenBelow = navigationController.viewControllers.count > 1
        // A push without animation waits for layout, and has no coordinator (B1.10).
        found.isChanging =
            navigationController.transitionCoordinator != nil
            || top.viewIfLoaded?.window == nil
        found.isEnabled = recognizer?.isEnabled ?? true
        found.prefersSystemTransition = top.prefersSystemTransition
        found.bar = !navigationController.isNavigationBarHidden ? .shown : hidesBar ? .hiddenByBaton : .hiddenByApp
        found.backButton = top.navigationItem.backButton
        found.isIntercepted = top.navigationItem.backInterceptor != nil
        found.isOff = allowances.area.isOff
        found.allowsHiddenBar = allowances.hiddenBar
        found.allowsReplacedBackButton = allowances.replacedBackButton
        return found
    }

    /// Whether UIKit's swipe in the content starts outside of the area that the app has chosen, or in a view that uses drags.
    private func startsOutside(_ delegate: SwipePermissionDelegate) -> Bool {
        guard let recognizer = delegate.recognizer, let navigationController,
            recognizer === navigationController.contentPopRecognizer, let top = navigationController.topViewController,
            let view = top.viewIfLoaded
        else { return false }
        let point = delegate.landing.map { view.convert($0, from: nil) } ?? recognizer.location(in: view)
        guard allowances.area.contains(point, of: top) else { return true }
        guard asksViews else { return false }
        let touched = delegate.touched ?? view.hitTest(point, with: nil)
        return touched.map { sequence(first: $0) { $0 === view ? nil : $0.superview } }?
            .contains(where: \.isSaidToUseDrags) ?? false
    }

    /// Whether UIKit's delegate would refuse because of a bar or a button that does not count.
    private func isLooser(_ found: SwipeCircumstances) -> Bool {
        found.bar == .hiddenByBaton
            || found.allowsHiddenBar && found.bar == .hiddenByApp
            || found.allowsReplacedBackButton && found.backButton == .replaced
    }

    /// Who animates the pop of the top screen. Without transitions, the stack's delegate decides (B2.40).
    private var animator: SwipeCircumstances.Animator {
        if let rules { return rules.animatorOfPop }
        guard let navigationController else { return .unknown }
        return navigationController.bringsAnimators(navigationController.delegate) ? .another : .uikit
    }
}

extension UINavigationItem {
    fileprivate var backButton: SwipeCircumstances.BackButton {
        let isReplaced = leftBarButtonItems?.isEmpty == false && (hidesBackButton || !leftItemsSupplementBackButton)
        return isReplaced ? .replaced : hidesBackButton ? .hidden : .shown
    }
}
