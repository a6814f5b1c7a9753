import UIKit

// The page "Moving over" says what replaces this code.

final class PlainCover: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPush: Bool

    init(isPush: Bool) {
        self.isPush = isPush
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let screen = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let container = context.containerView
        to.frame = context.finalFrame(for: screen)
        isPush ? container.addSubview(to) : container.insertSubview(to, at: 0)
        let moving = isPush ? to : from
        let below = CGAffineTransform(translationX: 0, y: container.bounds.height)
        if isPush { moving.transform = below }
        UIView.animate(withDuration: transitionDuration(using: context)) { [isPush] in
            moving.transform = isPush ? .identity : below
        } completion: { _ in
            moving.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

final class PlainStackDelegate: NSObject, UINavigationControllerDelegate {
    private var swipe: UIPercentDrivenInteractiveTransition?
    private weak var navigationController: UINavigationController?

    func attach(to navigationController: UINavigationController) {
        self.navigationController = navigationController
        navigationController.delegate = self
        let pan = UIScreenEdgePanGestureRecognizer(target: self, action: Selector("swiped:"))
        pan.edges = .left
        navigationController.view.addGestureRecognizer(pan)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        PlainCover(isPush: operation == .push)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        swipe
    }

    func swiped(_ pan: UIScreenEdgePanGestureRecognizer) {
        guard let view = navigationController?.view else { return }
        let progress = pan.translation(in: view).x / view.bounds.width
        switch pan.state {
        case .began:
            swipe = UIPercentDrivenInteractiveTransition()
            navigationController?.popViewController(animated: true)
        case .changed:
            swipe?.update(progress)
        case .ended:
            let isQuick = pan.velocity(in: view).x > 500
            isQuick || progress > 0.5 ? swipe?.finish() : swipe?.cancel()
            swipe = nil
        case .cancelled, .failed:
            swipe?.cancel()
            swipe = nil
        default:
            break
        }
    }
}
