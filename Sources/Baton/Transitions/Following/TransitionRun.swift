import UIKit

/// How a transition runs by itself, from one progress to another.
@MainActor
struct TransitionRun {
    var start: CGFloat = 0
    var end: CGFloat = 1
    let timing: any UITimingCurveProvider
    let duration: TimeInterval

    /// Animates something along with the rest of the run. Stop the animator when the transition ends.
    ///
    /// - Parameter show: Shows it at a progress. It may have to extrapolate to the start of the run.
    func follow(from progress: CGFloat, _ show: @escaping (CGFloat) -> Void) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
        let (start, end) = (start, end)
        UIView.performWithoutAnimation { show(start) }
        animator.addAnimations { show(end) }
        animator.startAnimation()
        // A fraction counts values and not time, and the curve goes on from there (B6.57, B6.58).
        animator.pauseAnimation()
        animator.fractionComplete = start == end ? 1 : min(1, max(0, (progress - start) / (end - start)))
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        return animator
    }
}
