import UIKit

/// Calls a closure in the delegate methods of a stack and in the methods of its animators, where apps act too.
///
/// It has no animators itself: with the method that asks for them the system's swipe would not begin (B2.40).
@MainActor
class RandomCallbacks: NSObject, UINavigationControllerDelegate {
    fileprivate let act: (String) -> Void

    init(_ act: @escaping (String) -> Void) {
        self.act = act
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        navigationController.transitionCoordinator?.animate(
            alongsideTransition: { [act] _ in act("alongside") }, completion: { [act] _ in act("completion") })
        act("willShow")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        act("didShow")
    }
}

/// The same with an animator for each transition.
final class RandomAnimatingCallbacks: RandomCallbacks {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        RandomFade(act)
    }
}

/// Fades the incoming view in.
private final class RandomFade: NSObject, UIViewControllerAnimatedTransitioning {
    private let act: (String) -> Void

    init(_ act: @escaping (String) -> Void) {
        self.act = act
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if let to = transitionContext.view(forKey: .to), let screen = transitionContext.viewController(forKey: .to) {
            to.frame = transitionContext.finalFrame(for: screen)
            transitionContext.containerView.addSubview(to)
        }
        transitionContext.view(forKey: .to)?.alpha = 0
        UIView.animate(withDuration: 0.3) { [act] in
            transitionContext.view(forKey: .to)?.alpha = 1
            act("animation")
        } completion: { [act] _ in
            act("animated")
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        act("animationEnded")
    }
}
