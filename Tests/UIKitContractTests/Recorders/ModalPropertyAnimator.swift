import UIKit

/// An animator that provides an interruptible property animator, one for each context.
@MainActor
final class ModalPropertyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let duration: TimeInterval
    private let log: CallLog?
    private let curve: UIView.AnimationCurve
    private(set) var context: (any UIViewControllerContextTransitioning)?
    private(set) var running: UIViewPropertyAnimator?
    /// The number of times the property animator's completion was called.
    private(set) var completions = 0

    init(duration: TimeInterval = 0.4, curve: UIView.AnimationCurve = .linear, log: CallLog? = nil) {
        self.duration = duration
        self.curve = curve
        self.log = log
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log?.note("animateTransition")
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        log?.note("interruptibleAnimator")
        if let running { return running }
        context = transitionContext
        let move = ModalMove(transitionContext)
        move.place()
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve) { move.go() }
        animator.addCompletion { _ in
            self.completions += 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        running = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
        running = nil
        log?.note("animationEnded(\(transitionCompleted))")
    }
}
