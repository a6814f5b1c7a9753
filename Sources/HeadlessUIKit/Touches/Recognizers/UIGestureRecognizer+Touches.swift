import Foundation

extension UIGestureRecognizer {
    /// Receives a new touch if the recognizer and its delegate accept it. They are asked in UIKit's order (B7.4).
    func offer(_ touch: UITouch, _ event: UIEvent, in arena: GestureArena) {
        guard isEnabled, !attempt.waitsWithoutTouches,
            allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)), shouldReceive(event)
        else { return }
        if let delegate {
            guard delegate.gestureRecognizer(self, shouldReceive: event),
                delegate.gestureRecognizer(self, shouldReceive: touch)
            else { return }
        }
        attempt.arena = arena
        attempt.touches.append(touch)
        touch.add(self)
    }

    /// Calls the method for the phase that the touches have in common.
    func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        default: break
        }
    }
}
