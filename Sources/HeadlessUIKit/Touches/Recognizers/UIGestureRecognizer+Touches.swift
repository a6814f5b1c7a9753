import Foundation

extension UIGestureRecognizer {
    /// Takes a new touch in if the recognizer and its delegate want it, asking in UIKit's order (B7.4).
    func offer(_ touch: UITouch, _ event: UIEvent, in arena: GestureArena) {
        guard isEnabled, !attempt.waitsWithoutTouches, shouldReceive(event) else { return }
        if let delegate {
            guard delegate.gestureRecognizer(self, shouldReceive: event),
                delegate.gestureRecognizer(self, shouldReceive: touch)
            else { return }
        }
        attempt.arena = arena
        attempt.touches.append(touch)
        touch.add(self)
    }

    /// Makes the call that fits the touch's phase.
    func hear(_ touch: UITouch, _ event: UIEvent) {
        switch touch.phase {
        case .began: touchesBegan([touch], with: event)
        case .moved: touchesMoved([touch], with: event)
        case .ended: touchesEnded([touch], with: event)
        case .cancelled: touchesCancelled([touch], with: event)
        default: break
        }
    }
}
