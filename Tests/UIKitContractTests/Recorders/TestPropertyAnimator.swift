import UIKit

/// Fades the `to` view in with a property animator that can be paused and reversed.
@MainActor
final class TestPropertyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    static let duration: TimeInterval = 0.4

    private let log: CallLog?
    private(set) var running: UIViewPropertyAnimator?
    private(set) var context: (any UIViewControllerContextTransitioning)?

    init(_ log: CallLog? = nil) {
        self.log = log
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log?.note("animateTransition")
        animator(for: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        log?.note("interruptibleAnimator")
        return animator(for: transitionContext)
    }

    func animationEnded(_ transitionCompleted: Bool) {
        log?.note("animationEnded(\(transitionCompleted))")
        running = nil
        context = nil
    }

    private func animator(for transitionContext: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        if let running { return running }
        context = transitionContext
        let made = UIViewPropertyAnimator(duration: Self.duration, curve: .linear)
        running = made
        if let incoming = transitionContext.viewController(forKey: .to), let view = transitionContext.view(forKey: .to)
        {
            view.frame = transitionContext.finalFrame(for: incoming)
            transitionContext.containerView.addSubview(view)
            view.alpha = 0
            made.addAnimations { view.alpha = 1 }
        }
        made.addCompletion { _ in
            transitionContext.view(forKey: .to)?.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        return made
    }
}
