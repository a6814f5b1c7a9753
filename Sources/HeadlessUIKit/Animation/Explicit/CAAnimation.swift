public import Foundation
import HeadlessMotion

/// The base class of explicit animations. It holds their timing and their delegate.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    open var beginTime: CFTimeInterval = 0
    open var timeOffset: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode: CAMediaTimingFillMode = .removed
    open var isRemovedOnCompletion = true
    open var timingFunction: CAMediaTimingFunction?
    open var delegate: (any CAAnimationDelegate)?

    public override init() {
        super.init()
    }

    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// The progress over the duration. A spring animation overrides it.
    var pace: AnimationPace {
        .curve(timingFunction?.curve ?? .linear)
    }

    /// Returns the effect of the animation on a layer. Returns nil and logs a warning if there is no effect.
    func content(on layer: CALayer, shown: LayerValues, duration: TimeInterval) -> MediaEffect.Content? {
        HeadlessLog.warn("A \(type(of: self)) has no effect. Use a property animation or an animation group.")
        return nil
    }

    /// Returns a copy of the effect and the timing of the animation, for a layer that shows the given values.
    ///
    /// - Parameters:
    ///   - begin: The begin time if the app did not set `beginTime`.
    ///   - duration: The duration if the app did not set one; nil for the transaction's duration.
    final func effect(
        on layer: CALayer, shown: LayerValues, begin: TimeInterval, lasting duration: TimeInterval? = nil
    ) -> MediaEffect? {
        let length = self.duration > 0 ? self.duration : duration ?? CATransaction.animationDuration()
        guard let content = content(on: layer, shown: shown, duration: length) else { return nil }
        let timing = MediaTiming(
            begin: beginTime != 0 ? beginTime : begin, speed: Double(speed), offset: timeOffset, duration: length,
            cycles: AnimationCycles(count: repeatCount > 0 ? Double(repeatCount) : 1, autoreverses: autoreverses),
            wholeDuration: repeatDuration > 0 ? repeatDuration : nil,
            fillsBackwards: fillMode.fillsBackwards, fillsForwards: fillMode.fillsForwards)
        return MediaEffect(timing: timing, pace: pace, content: content)
    }
}
