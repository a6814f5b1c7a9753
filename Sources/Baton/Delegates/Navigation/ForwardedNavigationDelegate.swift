import UIKit

/// The app's own navigation delegate, called as UIKit would call it: held weakly, and its methods, which are optional,
/// taken as values first, which says whether they are there.
@MainActor
struct ForwardedNavigationDelegate {
    weak var delegate: (any UINavigationControllerDelegate)?

    func willShow(_ controller: UIViewController, in navigation: UINavigationController, animated: Bool) {
        guard let tell = delegate?.navigationController(_:willShow:animated:) else { return }
        tell(navigation, controller, animated)
    }

    func didShow(_ controller: UIViewController, in navigation: UINavigationController, animated: Bool) {
        guard let tell = delegate?.navigationController(_:didShow:animated:) else { return }
        tell(navigation, controller, animated)
    }

    func animator(
        for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController,
        in navigation: UINavigationController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let ask = delegate?.navigationController(_:animationControllerFor:from:to:) else { return nil }
        return ask(navigation, operation, from, to)
    }

    func interaction(
        for animator: any UIViewControllerAnimatedTransitioning, in navigation: UINavigationController
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard let ask = delegate?.navigationController(_:interactionControllerFor:) else { return nil }
        return ask(navigation, animator)
    }
}
