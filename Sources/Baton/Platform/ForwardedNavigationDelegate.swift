import UIKit

/// The app's own navigation delegate, called as UIKit would call it: held weakly, and its methods optional where
/// there is an Objective-C runtime.
@MainActor
struct ForwardedNavigationDelegate {
    weak var delegate: (any UINavigationControllerDelegate)?

    func willShow(_ controller: UIViewController, in navigation: UINavigationController, animated: Bool) {
        #if canImport(ObjectiveC)
            delegate?.navigationController?(navigation, willShow: controller, animated: animated)
        #else
            delegate?.navigationController(navigation, willShow: controller, animated: animated)
        #endif
    }

    func didShow(_ controller: UIViewController, in navigation: UINavigationController, animated: Bool) {
        #if canImport(ObjectiveC)
            delegate?.navigationController?(navigation, didShow: controller, animated: animated)
        #else
            delegate?.navigationController(navigation, didShow: controller, animated: animated)
        #endif
    }

    func animator(
        for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController,
        in navigation: UINavigationController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        #if canImport(ObjectiveC)
            delegate?.navigationController?(navigation, animationControllerFor: operation, from: from, to: to) ?? nil
        #else
            delegate?.navigationController(navigation, animationControllerFor: operation, from: from, to: to)
        #endif
    }

    func interaction(
        for animator: any UIViewControllerAnimatedTransitioning, in navigation: UINavigationController
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        #if canImport(ObjectiveC)
            delegate?.navigationController?(navigation, interactionControllerFor: animator) ?? nil
        #else
            delegate?.navigationController(navigation, interactionControllerFor: animator)
        #endif
    }
}
