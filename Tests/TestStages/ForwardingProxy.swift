import UIKit

/// Forwards every call to the previous delegate, as analytics libraries do.
@MainActor
final class ForwardingProxy: NSObject, UINavigationControllerDelegate {
    private var next: (any UINavigationControllerDelegate)? { kept ?? known }
    private weak var known: (any UINavigationControllerDelegate)?
    private let kept: (any UINavigationControllerDelegate)?
    private(set) var count = 0

    init(_ next: (any UINavigationControllerDelegate)?, isWeak: Bool = false) {
        known = next
        kept = isWeak ? nil : next
    }

    func navigationController(_ n: UINavigationController, willShow controller: UIViewController, animated: Bool) {
        count += 1
        next?.navigationController(n, willShow: controller, animated: animated)
    }

    func navigationController(_ n: UINavigationController, didShow controller: UIViewController, animated: Bool) {
        count += 1
        next?.navigationController(n, didShow: controller, animated: animated)
    }

    func navigationController(
        _ n: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard operation != .none else { return nil }
        count += 1
        return next?.navigationController(n, animationControllerFor: operation, from: from, to: to)
    }

    func navigationController(
        _ n: UINavigationController, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        count += 1
        return next?.navigationController(n, interactionControllerFor: animator)
    }
}
