import UIKit

/// Each optional method is first read as a value, to test whether it is implemented.
extension ForwardedDelegate where Delegate == any UITabBarControllerDelegate {
    func shouldSelect(_ controller: UIViewController, in tabs: UITabBarController) -> Bool {
        call(.shouldSelect(ObjectIdentifier(controller))) {
            guard let ask = $0?.tabBarController(_:shouldSelect:) else { return nil }
            return ask(tabs, controller)
        } ?? true
    }

    func didSelect(_ controller: UIViewController, in tabs: UITabBarController) {
        call(.didSelect(ObjectIdentifier(controller))) {
            $0.flatMap { $0.tabBarController(_:didSelect:) }?(tabs, controller)
        }
    }

    func animator(
        from: UIViewController, to: UIViewController, in tabs: UITabBarController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        call(.animator(from: ObjectIdentifier(from), to: ObjectIdentifier(to))) {
            guard let ask = $0?.tabBarController(_:animationControllerForTransitionFrom:to:) else { return nil }
            return ask(tabs, from, to)
        }
    }

    func interaction(
        for animator: any UIViewControllerAnimatedTransitioning, in tabs: UITabBarController
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        call(.interaction(ObjectIdentifier(animator))) {
            guard let ask = $0?.tabBarController(_:interactionControllerFor:) else { return nil }
            return ask(tabs, animator)
        }
    }
}
