import BatonMotion
public import Foundation

extension UIView {
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(duration, delay, options.curve.pace, options, animations, completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(duration, 0, AnimationCurve.easeInOut.pace, [], animations, completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(dampingRatio: min(1, dampingRatio), duration: duration, initialVelocity: velocity)
        // A spring starts from what is seen, so that motion stays continuous (B6.37).
        animate(duration, delay, .spring(spring), options.union(.beginFromCurrentState), animations, completion)
    }

    /// Runs changes at once and without animation, whatever block is open around it.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let enabled = areAnimationsEnabled
        setAnimationsEnabled(false)
        actionsWithoutAnimation()
        setAnimationsEnabled(enabled)
    }

    public class func setAnimationsEnabled(_ enabled: Bool) {
        ViewAnimationContext.areAnimationsEnabled = enabled
    }

    public class var areAnimationsEnabled: Bool {
        ViewAnimationContext.areAnimationsEnabled
    }

    /// The duration of the enclosing block, 0 outside of any.
    public class var inheritedAnimationDuration: TimeInterval {
        ViewAnimationContext.current?.timeline.duration ?? 0
    }

    private class func animate(
        _ duration: TimeInterval, _ delay: TimeInterval, _ pace: AnimationPace, _ options: AnimationOptions,
        _ animations: @escaping () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let timeline = inherited(duration, pace, delay, options)
        guard timeline.duration > 0 || delay > 0, areAnimationsEnabled else {
            performWithoutAnimation(animations)
            completion?(true)
            return
        }
        let block = ViewAnimationBlock(completion: completion)
        let context = ViewAnimationContext(
            timeline: timeline, beginsFromCurrentState: options.contains(.beginFromCurrentState), owner: block)
        context.run {
            animations()
            TransitionAlongside.current?.runInsideFirstBlock()
        }
        block.begin(with: context.captured)
    }

    /// A block inside another takes that one's duration and curve unless it says otherwise (B6.5).
    private class func inherited(
        _ duration: TimeInterval, _ pace: AnimationPace, _ delay: TimeInterval, _ options: AnimationOptions
    ) -> AnimationTimeline {
        let outer = options.contains(.overrideInheritedOptions) ? nil : ViewAnimationContext.current?.timeline
        let ownsDuration = options.contains(.overrideInheritedDuration)
        let ownsCurve = options.contains(.overrideInheritedCurve)
        // Whoever controls the outer block controls what is nested in it without a wish of its own.
        if let outer, delay == 0, !ownsDuration, !ownsCurve { return outer }
        return AnimationTimeline(
            pace: outer.map { ownsCurve ? pace : $0.pace } ?? pace,
            duration: max(0, outer.map { ownsDuration ? duration : $0.duration } ?? duration),
            motion: .playing(delay: max(0, delay)))
    }
}
