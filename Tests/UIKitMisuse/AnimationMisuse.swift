import UIKit

/// Mistakes with property animators for which UIKit raises an exception.
@MainActor
public enum AnimationMisuse {
    /// Releases an animator that is paused in the middle.
    public static func releaseAPausedAnimator() {
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.startAnimation()
        animator.pauseAnimation()
    }

    /// Releases an animator that is stopped and not finished.
    public static func releaseAStoppedAnimator() {
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.startAnimation()
        animator.stopAnimation(false)
    }

    /// Releases animators that may be released: a new one, a running one, and one that was finished.
    public static func releaseAnimatorsThatHaveNothingLeftToDo() {
        let view = UIView()
        _ = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
        UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }.startAnimation()
        let stopped = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 9 }
        stopped.startAnimation()
        stopped.stopAnimation(false)
        stopped.finishAnimation(at: .current)
        TurnLoop.main.advance(by: 2)
    }

    /// Starts an animator that is stopped and not finished.
    public static func startAStoppedAnimator() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.startAnimation()
    }

    /// Changes `isInterruptible` of a running animator.
    public static func changeInterruptibilityOnTheWay() {
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.startAnimation()
        animator.isInterruptible = false
    }

    /// Changes `isUserInteractionEnabled` of a running animator.
    public static func changeTouchesOnTheWay() {
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.startAnimation()
        animator.isUserInteractionEnabled = false
    }
}
