public import Foundation
import HeadlessMotion

/// What is common to explicit animations: their timing, and who hears of their end.
@preconcurrency @MainActor
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

    /// Progress over the duration; a spring has its own.
    var pace: AnimationPace {
        .curve(timingFunction?.curve ?? .linear)
    }

    /// What the animation does to a layer; nil, with a warning, where it can do nothing.
    func content(on layer: CALayer, shown: LayerValues, duration: TimeInterval) -> MediaEffect.Content? {
        HeadlessLog.warn("A \(type(of: self)) has no effect: add a property animation, or a group of them.")
        return nil
    }

    /// A copy of everything that counts, for a layer that shows certain values.
    ///
    /// - Parameters:
    ///   - begin: when it begins if the client did not say.
    ///   - duration: what it lasts if the client did not say; nil for the transaction's duration.
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
