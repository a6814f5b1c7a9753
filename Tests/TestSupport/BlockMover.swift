package import UIKit

/// An animator for a navigation stack that is not Baton's and uses an animation block.
package final class BlockMover: NSObject, UIViewControllerAnimatedTransitioning {
    private let operation: UINavigationController.Operation

    package init(_ operation: UINavigationController.Operation) {
        self.operation = operation
    }

    package func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        0.4
    }

    package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let move = ScreenMove(transitionContext, operation)
        UIView.animate(withDuration: 0.4) {
            move.perform()
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
