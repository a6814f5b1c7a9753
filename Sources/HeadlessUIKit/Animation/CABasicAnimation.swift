import BatonMotion
import Foundation

/// An animation of one key path from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAAnimation {
    open var keyPath: String?
    open var fromValue: Any?
    open var toValue: Any?
    open var isAdditive = false

    public override init() {
        super.init()
    }

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// Progress over the duration; a spring has its own.
    var pace: AnimationPace {
        .curve(timingFunction?.curve ?? .linear)
    }

    /// What runs when the animation is added to a layer; nil, with a warning, when the key path cannot be animated.
    func running(on layer: CALayer) -> LayerAnimation? {
        guard let property = keyPath.flatMap(LayerProperty.init(rawValue:)) else {
            HeadlessLog.warn(
                "A CABasicAnimation of \"\(keyPath ?? "nil")\" has no effect: the stand-in has no such key path.")
            return nil
        }
        let shown = property.read(layer.presentedValues)
        // Core Animation's default duration is a quarter of a second.
        let length = (duration > 0 ? duration : 0.25) / Double(speed > 0 ? speed : 1)
        let begin = beginTime > 0 ? beginTime : layer.localNow
        let running = LayerAnimation(
            layer: layer, property: property, from: LayerValue(client: fromValue) ?? shown,
            to: LayerValue(client: toValue) ?? property.read(layer.values), isAdditive: isAdditive,
            timeline: AnimationTimeline(pace: pace, duration: length, motion: .playing(delay: 0)), begin: begin,
            fillsBackwards: fillMode == .backwards || fillMode == .both,
            fillsForwards: !isRemovedOnCompletion, owners: [ExplicitAnimationOwner(self)])
        delegate?.animationDidStart(self)
        return running
    }
}

/// Passes the end of an explicit animation on to its delegate.
@MainActor
private final class ExplicitAnimationOwner: LayerAnimationOwner {
    private let client: CAAnimation

    init(_ client: CAAnimation) {
        self.client = client
    }

    func animationDidEnd(_ animation: LayerAnimation, finished: Bool) {
        client.delegate?.animationDidStop(client, finished: finished)
    }
}
