import UIKit

/// Mistakes with property animators that UIKit answers with an exception.
@MainActor
public enum AnimationMisuse {
    /// Lets go of an animator that is paused in the middle.
    public static func releaseAPausedAnimator() {
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.startAnimation()
        animator.pauseAnimation()
    }

    /// Lets go of an animator that is stopped and not finished.
    public static func releaseAStoppedAnimator() {
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.startAnimation()
        animator.stopAnimation(false)
    }

    /// Lets go of animators that may be let go of: a new one, a running one, and one that was finished.
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

    /// Changes, on the way, whether an animator can be interrupted.
    public static func changeInterruptibilityOnTheWay() {
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.startAnimation()
        animator.isInterruptible = false
    }

    /// Changes, on the way, whether an animator's views hear of touches.
    public static func changeTouchesOnTheWay() {
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.startAnimation()
        animator.isUserInteractionEnabled = false
    }
}
