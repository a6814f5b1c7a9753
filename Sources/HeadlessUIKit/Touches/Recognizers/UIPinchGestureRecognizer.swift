public import Foundation

/// Recognises two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The relative change of the distance between the fingers at which the pinch begins.
    static let threshold: CGFloat = 0.08

    private var motion = PairMotion(at: 0)
    private var base: CGFloat = 1

    /// The scale factor. It can be set to continue from another value.
    open var scale: CGFloat {
        get { motion.spread * base }
        set { base = newValue / motion.spread }
    }

    /// The change of the scale factor per second.
    open var velocity: CGFloat { motion.spreadVelocity * base }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible { motion = PairMotion(at: event.timestamp) }
        motion.follow(countedTouches)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard numberOfTouches >= 2 else { return }
        motion.move(at: event.timestamp)
        guard state == .possible else { return enter(.changed) }
        if abs(motion.spread - 1) >= Self.threshold { enter(.began) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        lift(to: .ended, event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        lift(to: .cancelled, event)
    }

    open override func reset() {
        super.reset()
        motion = PairMotion(at: 0)
        base = 1
    }

    /// Ends the gesture when the last finger lifts. While a single finger remains, the gesture continues unchanged.
    private func lift(to end: State, _ event: UIEvent) {
        motion.follow(countedTouches)
        guard numberOfTouches == 0 else { return }
        motion.rest(at: event.timestamp)
        enter(state == .possible ? .failed : end)
    }
}
