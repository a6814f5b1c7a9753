import UIKit

/// An animator that makes a new property animator whenever it is asked for one, as some libraries do.
@MainActor
final class FreshPropertyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let log: CallLog

    init(_ log: CallLog) {
        self.log = log
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log.note("animateTransition")
        make(transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        log.note("interruptibleAnimator")
        return make(transitionContext)
    }

    private func make(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        let move = ModalMove(context)
        move.place()
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { move.go() }
        animator.addCompletion { [log] _ in
            log.note("end")
            context.completeTransition(!context.transitionWasCancelled)
        }
        return animator
    }
}
