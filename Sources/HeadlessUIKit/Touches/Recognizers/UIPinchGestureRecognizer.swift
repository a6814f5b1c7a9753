public import Foundation

/// Recognises two fingers that go apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// By what part of their distance the fingers go before it is a pinch.
    static let threshold: CGFloat = 0.08

    private var motion = PairMotion(at: 0)
    private var base: CGFloat = 1

    /// Settable, to count anew from another value.
    open var scale: CGFloat {
        get { motion.spread * base }
        set { base = newValue / motion.spread }
    }

    /// By how much the scale grows in a second.
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
        guard state == .possible else { return state = .changed }
        if abs(motion.spread - 1) >= Self.threshold { state = .began }
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

    /// The gesture lasts until the last finger lifts; a single one left only keeps it going.
    private func lift(to end: State, _ event: UIEvent) {
        motion.follow(countedTouches)
        guard numberOfTouches == 0 else { return }
        motion.rest(at: event.timestamp)
        state = state == .possible ? .failed : end
    }
}
