import UIKit

/// An animator that moves the screen by an animation block of a test's choice, and undoes nothing after a cancel.
@MainActor
final class BlockAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    typealias Animate = (TimeInterval, @escaping () -> Void, @escaping (Bool) -> Void) -> Void

    private let animate: Animate

    init(_ animate: @escaping Animate) {
        self.animate = animate
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let move = ModalMove(transitionContext)
        move.place()
        animate(0.4, { move.go() }) { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
