import Foundation

/// UIKit's own animation of what is added alongside a transition. It follows the calls of the transition's context, and not
/// the animator: see `HeadlessQuirks.alongsideAnimations`.
@MainActor
final class FollowingAnimation {
    private let animator: UIViewPropertyAnimator
    /// The animation lasts its time also while nothing else is in it.
    private let clock = UIView()

    /// Begins together with the transition, so that animations that are added late have the progress of the others.
    init?(
        beside animator: any UIViewControllerAnimatedTransitioning, in context: TransitionContext,
        _ coordinator: TransitionCoordinator
    ) {
        guard HeadlessQuirks.alongsideAnimations == .followTheContext, context.isAnimated,
            !(animator is BuiltInAnimator)
        else { return nil }
        self.animator = UIViewPropertyAnimator(
            duration: coordinator.transitionDuration, curve: coordinator.completionCurve)
        self.animator.belongsToSystem = true
        // The context can pause and cancel as long as the transition is not complete.
        self.animator.pausesOnCompletion = true
        self.animator.addAnimations { [clock] in clock.alpha = 0 }
        context.isInteractive ? self.animator.pauseAnimation() : self.animator.startAnimation()
    }

    func add(_ animations: @escaping () -> Void) {
        animator.addAnimations(animations)
    }

    func pause() {
        animator.pauseAnimation()
    }

    func move(to fraction: CGFloat) {
        animator.fractionComplete = fraction
    }

    /// Runs to the end or back to the start, in the remaining part of the duration.
    func goOn(back: Bool) {
        animator.isReversed = back
        let part = animator.fractionComplete
        animator.continueAnimation(withTimingParameters: nil, durationFactor: back ? part : 1 - part)
    }

    /// Ends with the transition, wherever the animation is.
    func end(completed: Bool) {
        animator.endNow(back: !completed)
    }
}
