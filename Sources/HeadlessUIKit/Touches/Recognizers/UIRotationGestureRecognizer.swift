public import Foundation

/// Recognises two fingers that rotate around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle that the fingers turn before the rotation begins, in radians.
    static let threshold: CGFloat = 0.1

    private var motion = PairMotion(at: 0)
    private var base: CGFloat = 0

    /// The rotation in radians, clockwise. It can be set to continue from another value.
    open var rotation: CGFloat {
        get { motion.turn + base }
        set { base = newValue - motion.turn }
    }

    /// The angular velocity in radians per second.
    open var velocity: CGFloat { motion.turnVelocity }

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
        if abs(motion.turn) >= Self.threshold { enter(.began) }
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
        base = 0
    }

    /// Ends the gesture when the last finger lifts. While a single finger remains, the gesture continues unchanged.
    private func lift(to end: State, _ event: UIEvent) {
        motion.follow(countedTouches)
        guard numberOfTouches == 0 else { return }
        motion.rest(at: event.timestamp)
        enter(state == .possible ? .failed : end)
    }
}
