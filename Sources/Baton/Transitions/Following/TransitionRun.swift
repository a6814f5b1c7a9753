import UIKit

/// How a transition runs by itself, from one progress to another.
@MainActor
struct TransitionRun {
    var start: CGFloat = 0
    var end = TransitionEnd.entering
    /// The timing, or nil to be at the end at once.
    let timing: (any UITimingCurveProvider)?
    let duration: TimeInterval
    /// UIKit's spring, if the run is on it and leads to the end of the transition.
    var spring: ReleaseSpring?
    /// When the run began.
    let since = CACurrentMediaTime()

    /// How fast the rest of the distance becomes shorter now, in remaining distances per second. It is 0 without a spring.
    var rate: Double { spring?.rate(after: CACurrentMediaTime() - since) ?? 0 }

    /// Animates something along with the rest of the run. Stop the animator when the transition ends. Returns nil if the run is at
    /// its end at once.
    ///
    /// - Parameter show: Shows it at a progress. It may have to extrapolate to the start of the run.
    func follow(from progress: CGFloat, _ show: @escaping (CGFloat) -> Void) -> UIViewPropertyAnimator? {
        let (start, end) = (start, end.progress)
        guard let timing, duration > 0 else {
            show(end)
            return nil
        }
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
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
