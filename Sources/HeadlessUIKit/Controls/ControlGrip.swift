import Foundation

/// A gesture recognizer that prevents surrounding recognizers from taking over the gesture of a control.
///
/// The gesture of a button is a tap, and that of a slider is a drag along the slider. Other gestures are not prevented.
@preconcurrency @MainActor
final class ControlGrip: UIGestureRecognizer {
    enum Gesture {
        case tap
        case drag
    }

    private let gesture: Gesture
    private(set) var landing = CGPoint.zero

    init(_ gesture: Gesture) {
        self.gesture = gesture
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let control = view as? UIControl, let touch = touches.first, numberOfTouches == 1, control.isEnabled,
            control.holds(touch)
        else { return enter(.failed) }
        landing = touch.location(in: control)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard gesture == .drag, let touch = touches.first else { return }
        let way = touch.location(in: view) - landing
        if state != .possible || abs(way.x) > abs(way.y) { enter(.changed) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        let control = view as? UIControl
        let isInside = touches.contains { control?.counts($0) == true }
        enter(state != .possible || gesture == .tap && isInside ? .ended : .failed)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        enter(.cancelled)
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gesture == .tap else { return true }
        guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }
}
