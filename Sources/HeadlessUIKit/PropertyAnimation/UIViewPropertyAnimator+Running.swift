import Foundation

extension UIViewPropertyAnimator {
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let parameters = UICubicTimingParameters(animationCurve: options.curve)
        let animator = self.init(duration: duration, timingParameters: parameters)
        animator.addAnimations(animations)
        completion.map(animator.addCompletion)
        let ownWish = options.intersection(overrides) != [] || delay > 0
        if let outer = ViewAnimationContext.current, !ownWish {
            animator.start(inside: outer)
        } else {
            animator.startAnimation(afterDelay: delay)
        }
        return animator
    }

    private class var overrides: UIView.AnimationOptions {
        [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions]
    }
}
