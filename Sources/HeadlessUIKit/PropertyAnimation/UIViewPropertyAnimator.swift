public import Foundation
import HeadlessMotion

/// An animation of views that can be started, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    final var phase = UIViewAnimatingState.inactive {
        didSet { KeyValueObservations.note(self) }
    }
    final var runs = false {
        didSet {
            runs ? TurnLoop.main.animations.keep(self) : TurnLoop.main.animations.letGo(of: self)
            KeyValueObservations.note(self)
        }
    }
    final let pace: AnimationPace
    final let length: TimeInterval
    private let timing: any UITimingCurveProvider
    final var startDelay: TimeInterval = 0
    final var timeline: AnimationTimeline
    final var pending: [Addition] = []
    final var completions: [(UIViewAnimatingPosition) -> Void] = []
    final var tracks: [LayerAnimation] = []
    final var originals: [LayerOriginal] = []
    final var resumedAt: TimeInterval = 0
    /// The place that was set when the animator was inactive, until it is seen (B27.32).
    final var unseenPlace: AnimationProgress?
    final var reversed = false {
        didSet { KeyValueObservations.note(self) }
    }
    /// Counts the watched runs, so that the scheduled end of an earlier run has no effect.
    final var watchedRuns = 0
    /// Whether the animator was started without animations. It runs as soon as animations are added (B6.61).
    final var waitsForAnimations = false
    /// Whether the present run was begun by `continueAnimation`.
    final var wasContinued = false
    /// The timing parameters with which the animator was continued last.
    final var continuedTiming: (any UITimingCurveProvider)?
    /// Whether the animator is one of UIKit's own, which is not subject to questions about the public class.
    final var belongsToSystem = false

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let resolved = parameters.pace(over: max(0, duration))
        timing = parameters
        pace = resolved.pace
        length = resolved.duration
        timeline = AnimationTimeline(pace: resolved.pace, duration: resolved.duration, motion: .waiting)
        super.init()
    }

    /// Creates an animator without a duration, with Core Animation's default curve.
    public convenience override init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters())
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        animations.map(addAnimations)
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        animations.map(addAnimations)
    }

    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        animations.map(addAnimations)
    }

    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let parameters = UICubicTimingParameters(animationCurve: options.curve)
        let animator = self.created(duration: duration, timingParameters: parameters)
        animator.addAnimations(animations)
        completion.map(animator.addCompletion)
        animator.startAtOnce(delay: delay, options: options)
        return animator
    }

    /// Stops the process if the animator is released while it is paused or stopped. UIKit raises an exception (B6.54).
    isolated deinit {
        precondition(
            phase == .inactive || runs,
            "A property animator was released while it was \(phase == .stopped ? "stopped" : "paused"). "
                + "Keep it, and call stopAnimation(true) or finishAnimation(at:) before you let it go.")
    }

    // MARK: Properties

    open var timingParameters: (any UITimingCurveProvider)? { timing }

    /// The duration given at initialisation, or the duration that follows from a spring's physical values.
    open var duration: TimeInterval { length }

    open var delay: TimeInterval { startDelay }

    open var isUserInteractionEnabled = true {
        willSet { requireInactive("isUserInteractionEnabled") }
    }

    /// Whether the animations can be interrupted. If not, pausing, scrubbing, reversing and stopping have no effect
    /// while they run.
    open var isInterruptible = true {
        willSet { requireInactive("isInterruptible") }
    }

    open var scrubsLinearly = true

    /// Whether pending updates are performed just before the animations, and again at their end. It has an effect from
    /// iOS 26 on.
    open var flushUpdates = false

    open var pausesOnCompletion = false {
        didSet { if runs { watchEnd() } }
    }

    // MARK: State

    open var state: UIViewAnimatingState { phase }

    open var isRunning: Bool { runs }

    open var isReversed: Bool {
        get { reversed }
        set { turn(back: newValue) }
    }

    open var fractionComplete: CGFloat {
        get { phase == .inactive ? 0 : fraction }
        set { scrub(to: newValue) }
    }

    // MARK: Control

    open func addAnimations(_ animation: @escaping () -> Void) {
        add(Addition(changes: animation, delayFactor: 0))
    }

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        add(Addition(changes: animation, delayFactor: min(1, max(0, delayFactor))))
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func startAnimation() {
        start(after: 0)
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        start(after: delay)
    }

    open func pauseAnimation() {
        pause()
    }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        if !runs { wasContinued = true }
        goOn(by: parameters, factor: durationFactor)
    }

    open func stopAnimation(_ withoutFinishing: Bool) {
        stop(withoutFinishing: withoutFinishing)
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        precondition(
            phase == .stopped,
            "finishAnimation(at:) was called in state \(phase); stop the animator with stopAnimation(false) first.")
        finish(at: finalPosition)
    }
}
