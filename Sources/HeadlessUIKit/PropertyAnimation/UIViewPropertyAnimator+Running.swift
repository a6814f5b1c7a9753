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
        animator.startAnimation(afterDelay: delay)
        return animator
    }
}
