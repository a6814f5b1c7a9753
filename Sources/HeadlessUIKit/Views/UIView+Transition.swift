public import Foundation
import HeadlessMotion

extension UIView {
    /// Changes what a view shows. The changes are made at once, and how much of the new is seen runs over the duration.
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

    /// Exchanges two views where the first one is (B6.21).
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            HeadlessLog.warn(
                "UIView.transition(from:to:) does nothing: the first view has no superview to put the second one into.")
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
