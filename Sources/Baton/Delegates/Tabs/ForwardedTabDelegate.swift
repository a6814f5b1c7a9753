import UIKit

/// Calls the app's own tab bar delegate as UIKit would: the reference is weak, and only implemented methods are called.
///
/// Each optional method is first read as a value, to test whether it is implemented.
@MainActor
struct ForwardedTabDelegate {
    weak var delegate: (any UITabBarControllerDelegate)?

    func shouldSelect(_ controller: UIViewController, in tabs: UITabBarController) -> Bool {
        let method: ((UITabBarController, UIViewController) -> Bool)? = delegate?.tabBarController(_:shouldSelect:)
        return method?(tabs, controller) ?? true
    }

    func didSelect(_ controller: UIViewController, in tabs: UITabBarController) {
        let method: ((UITabBarController, UIViewController) -> Void)? = delegate?.tabBarController(_:didSelect:)
        method?(tabs, controller)
    }

    func animator(
        from: UIViewController, to: UIViewController, in tabs: UITabBarController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let ask = delegate?.tabBarController(_:animationControllerForTransitionFrom:to:) else { return nil }
        return ask(tabs, from, to)
    }

    func interaction(
        for animator: any UIViewControllerAnimatedTransitioning, in tabs: UITabBarController
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard let ask = delegate?.tabBarController(_:interactionControllerFor:) else { return nil }
        return ask(tabs, animator)
    }
}
