import Foundation

/// The base class of the system's own animators. It creates one property animator for a transition, however often the
/// animator is requested.
@preconcurrency @MainActor
class BuiltInAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let duration: TimeInterval
    private var running: UIViewPropertyAnimator?

    init(duration: TimeInterval) {
        self.duration = duration
    }

    /// Places the incoming view at its final frame.
    func place(_ context: any UIViewControllerContextTransitioning) {}

    /// Places the views and returns the property animator that moves them. Subclasses must override this method.
    func makeAnimator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        preconditionFailure("\(type(of: self)) has to make the animator of its transition.")
    }

    /// Whether views in the container receive touches while the animation runs.
    var leavesTouches: Bool { false }

    /// Whether the animation ends with its transition, also if that ends early.
    var endsEarly: Bool { false }

    /// Jumps to the end of the animation, or to its start if the transition was cancelled, and completes the transition.
    final func finishNow(cancelled: Bool) {
        running?.stopAnimation(false)
        running?.finishAnimation(at: cancelled ? .start : .end)
    }

    final func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        duration
    }

    final func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    final func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let running { return running }
        let animator = makeAnimator(transitionContext)
        animator.belongsToSystem = true
        running = animator
        return animator
    }

    /// Also ends an animation that a finger holds while the screens below are removed.
    final func animationEnded(_ transitionCompleted: Bool) {
        let ended = running
        running = nil
        guard let ended, ended.state == .active, endsEarly || !ended.isRunning else { return }
        ended.stopAnimation(false)
        ended.finishAnimation(at: transitionCompleted ? .end : .start)
    }
}
