import UIKit

/// Somebody else's animator for a navigation stack, of the kind that opens an animation block.
final class BlockMover: NSObject, UIViewControllerAnimatedTransitioning {
    private let operation: UINavigationController.Operation

    init(_ operation: UINavigationController.Operation) {
        self.operation = operation
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let move = ScreenMove(transitionContext, operation)
        UIView.animate(withDuration: 0.4) {
            move.perform()
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// Somebody else's animator, of the kind that brings a property animator.
final class PropertyMover: NSObject, UIViewControllerAnimatedTransitioning {
    private let operation: UINavigationController.Operation
    private var running: UIViewPropertyAnimator?

    init(_ operation: UINavigationController.Operation) {
        self.operation = operation
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let running { return running }
        let move = ScreenMove(transitionContext, operation)
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeOut) { move.perform() }
        animator.addCompletion { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        running = animator
        return animator
    }
}

/// The upper of two screens goes the width of the container, by its frame.
@MainActor
private struct ScreenMove {
    private let upper: UIView?
    private let end: CGRect

    init(_ context: any UIViewControllerContextTransitioning, _ operation: UINavigationController.Operation) {
        let from = context.view(forKey: .from)
        let to = context.view(forKey: .to)
        let container = context.containerView
        let outside = CGRect(origin: CGPoint(x: container.bounds.width, y: 0), size: container.bounds.size)
        if operation == .push {
            upper = to
            end = container.bounds
            to.map(container.addSubview)
            to?.frame = outside
        } else {
            upper = from
            end = outside
            to.map { container.insertSubview($0, at: 0) }
            to?.frame = container.bounds
        }
    }

    func perform() {
        upper?.frame = end
    }
}
