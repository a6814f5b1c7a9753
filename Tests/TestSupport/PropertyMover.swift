package import UIKit

/// An animator that is not Baton's and uses a property animator.
package final class PropertyMover: NSObject, UIViewControllerAnimatedTransitioning {
    private let operation: UINavigationController.Operation
    private var running: UIViewPropertyAnimator?

    package init(_ operation: UINavigationController.Operation) {
        self.operation = operation
    }

    package func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        0.4
    }

    package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    package func interruptibleAnimator(
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
