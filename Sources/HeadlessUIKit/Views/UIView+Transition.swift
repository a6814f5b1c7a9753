public import Foundation
import HeadlessMotion

extension UIView {
    /// Changes the content of a view with a transition. The changes are made at once. The transition from the old to
    /// the new content runs over the duration.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let wish = ViewAnimationContext.Wish(duration: duration, pace: options.curve.pace, options: options)
        animate(
            wish,
            {
                if options.contains(.allowAnimatedContent) {
                    animations?()
                } else {
                    performWithoutAnimation { animations?() }
                }
                if options.hasTransition { ViewAnimationContext.current?.exchangeContent(of: view.layer) }
            }, completion)
    }

    /// Replaces a view with another one in the same superview (B6.21).
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            HeadlessLog.warn(
                "UIView.transition(from:to:) has no effect, because the first view has no superview.")
            return
        }
        let exchange = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                container.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        transition(with: container, duration: duration, options: options, animations: exchange, completion: completion)
    }
}
