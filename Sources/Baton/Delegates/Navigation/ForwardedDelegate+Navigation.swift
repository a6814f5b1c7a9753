import UIKit

extension ForwardedDelegate where Delegate == any UINavigationControllerDelegate {
    func willShow(_ controller: UIViewController, in navigation: UINavigationController, animated: Bool) {
        call(.willShow(ObjectIdentifier(controller))) {
            guard let tell = $0?.navigationController(_:willShow:animated:) else { return }
            tell(navigation, controller, animated)
        }
    }

    func didShow(_ controller: UIViewController, in navigation: UINavigationController, animated: Bool) {
        call(.didShow(ObjectIdentifier(controller))) {
            guard let tell = $0?.navigationController(_:didShow:animated:) else { return }
            tell(navigation, controller, animated)
        }
    }

    func animator(
        for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController,
        in navigation: UINavigationController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        call(.animator(from: ObjectIdentifier(from), to: ObjectIdentifier(to))) {
            guard let ask = $0?.navigationController(_:animationControllerFor:from:to:) else { return nil }
            return ask(navigation, operation, from, to)
        }
    }

    func interaction(
        for animator: any UIViewControllerAnimatedTransitioning, in navigation: UINavigationController
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        call(.interaction(ObjectIdentifier(animator))) {
            guard let ask = $0?.navigationController(_:interactionControllerFor:) else { return nil }
            return ask(navigation, animator)
        }
    }
}
