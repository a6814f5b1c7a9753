import UIKit

/// An interaction controller that does nothing but start the animation.
final class StartsOnly: NSObject, UIViewControllerInteractiveTransitioning {
    private let animator: any UIViewControllerAnimatedTransitioning

    init(_ animator: any UIViewControllerAnimatedTransitioning) {
        self.animator = animator
    }

    var wantsInteractiveStart: Bool { false }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        animator.animateTransition(using: transitionContext)
    }
}
