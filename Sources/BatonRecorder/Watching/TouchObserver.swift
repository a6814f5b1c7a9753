import UIKit

/// Sees the touches of a window, and takes none of them.
///
/// It never recognizes, prevents no recognizer, is prevented by none, and delays nothing. It fails when the last finger lifts.
final class TouchObserver: UIGestureRecognizer {
    /// Called with each touch that changes.
    var onTouch: (UITouch, RecordedTouch) -> Void = { _, _ in }
    private var fingers: [ObjectIdentifier: Int] = [:]

    /// Whether a finger is down.
    var isTouched: Bool { !fingers.isEmpty }

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesBegan = false
        delaysTouchesEnded = false
        name = "Baton.recorder"
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            fingers[ObjectIdentifier(touch)] = (0...).first { !fingers.values.contains($0) }
        }
        tell(touches, .began)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        tell(touches, .moved)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        tell(touches, .ended)
        forget(touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        tell(touches, .cancelled)
        forget(touches)
    }

    override func reset() {
        super.reset()
        fingers = [:]
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    private func forget(_ touches: Set<UITouch>) {
        for touch in touches { fingers[ObjectIdentifier(touch)] = nil }
        if fingers.isEmpty { state = .failed }
    }

    private func tell(_ touches: Set<UITouch>, _ phase: RecordedTouch.Phase) {
        let known = touches.compactMap { touch in fingers[ObjectIdentifier(touch)].map { (finger: $0, touch: touch) } }
        for (finger, touch) in known.sorted(by: { $0.finger < $1.finger }) {
            let place = touch.location(in: nil)
            onTouch(
                touch,
                RecordedTouch(
                    finger: finger, phase: phase, x: RecordedSize.rounded(place.x), y: RecordedSize.rounded(place.y)))
        }
    }
}
