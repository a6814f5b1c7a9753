public import Foundation
import HeadlessMotion

extension UIView {
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let timing = options.timing(over: duration)
        let wish = ViewAnimationContext.Wish(
            duration: timing.duration, delay: delay, pace: timing.pace, options: options)
        animate(wish, animations, completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(.init(duration: duration, pace: AnimationCurve.easeInOut.pace), animations, completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = DampedSpring(dampingRatio: min(1, dampingRatio), duration: duration, initialVelocity: velocity)
        animate(spring, over: duration, delay, options, animations, completion)
    }

    /// Animates changes with a spring. The duration is the perceived one. The spring settles later, and the completion
    /// handler is called at that time (B6.36).
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = DampedSpring(duration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
        animate(spring, over: duration > 0 ? spring.settlingTime : 0, delay, options, animations, completion)
    }

    /// Runs changes at once and without animation, even inside an animation block.
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

    /// The duration of the enclosing animation block, or 0 outside of any.
    public class var inheritedAnimationDuration: TimeInterval {
        guard let block = ViewAnimationContext.current else { return 0 }
        return block.isAnimators && !HeadlessQuirks.animatorsHaveAnInheritedDuration ? 0 : block.timeline.duration
    }

    /// Repeats the animations of a block. Every pass takes the duration of the enclosing animation block (B6.18).
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        ViewAnimationContext.repeating(AnimationCycles(count: count, autoreverses: autoreverses), animations)
    }

    /// Runs a spring animation. It starts from the visible state, so that the motion is continuous (B6.37).
    private class func animate(
        _ spring: DampedSpring, over duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let wish = ViewAnimationContext.Wish(
            duration: duration, delay: delay, pace: .spring(spring), options: options.union(.beginFromCurrentState))
        animate(wish, animations, completion)
    }

    /// Runs an animation block, whose animations end together. Without a duration or a delay, or if animations are
    /// disabled, the changes are made at once, and the completion handler is called at the beginning of the next turn
    /// (B6.3, B6.8).
    class func animate(
        _ wish: ViewAnimationContext.Wish, keyframes: KeyframeRecorder? = nil, _ animations: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        let flushes = wish.options.flushes
        if flushes { TurnLoop.main.commits.flush() }
        let scrubbed = ScrubbedBlocks.current
        let wish = scrubbed?.adapted(wish) ?? wish
        let block = ViewAnimationBlock(completion: completion)
        let context = ViewAnimationContext.opened(for: wish, owner: block)
        guard context.timeline.duration > 0 || wish.delay > 0, areAnimationsEnabled else {
            performWithoutAnimation {
                animations()
                if flushes { TurnLoop.main.commits.flush() }
            }
            if let completion { TurnLoop.main.schedule(after: 0) { completion(true) } }
            return
        }
        context.recorder = keyframes
        context.run {
            animations()
            if flushes { TurnLoop.main.commits.flush() }
            TransitionAlongside.current?.runInsideFirstBlock()
            if wish.options.contains(.layoutSubviews) { context.layOutChangedViews() }
        }
        keyframes?.add(to: context)
        scrubbed?.note(context)
        block.begin(with: context.captured)
    }
}
