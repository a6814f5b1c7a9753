import Foundation

/// Recognises one or more short taps with one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    private struct Finger {
        let touch: UITouch
        let landing: CGPoint
    }

    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    private var taps = 0
    /// The fingers of the current tap, or of the last one.
    private var fingers: [Finger] = []
    private let deadline = Deadline()

    /// The touches of the tap, including lifted ones, because a tap is recognised when its fingers have lifted.
    override var countedTouches: [UITouch] { fingers.map(\.touch) }
    open override var numberOfTouches: Int { fingers.count }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if !fingers.contains(where: \.touch.isDown) {
            let former = fingers.first?.landing
            fingers = []
            failUnlessOver(after: TapRule.longestHold)
            if let former, let next = touches.first, (next.point - former).length > TapRule.widestSpread {
                enter(.failed)
            }
        }
        fingers += touches.map { Finger(touch: $0, landing: $0.point) }
        if fingers.count > numberOfTouchesRequired { enter(.failed) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if fingers.contains(where: { ($0.touch.point - $0.landing).length > TapRule.slip }) { enter(.failed) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard !fingers.contains(where: \.touch.isDown) else { return }
        guard fingers.count == numberOfTouchesRequired else { return enter(.failed) }
        taps += 1
        if taps < numberOfTapsRequired {
            failUnlessOver(after: TapRule.longestPause)
        } else {
            deadline.callOff()
            enter(.ended)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        enter(.failed)
    }

    open override func reset() {
        super.reset()
        taps = 0
        fingers = []
        deadline.callOff()
    }

    /// Returns whether this recognizer prevents another one. It does not prevent a tap recognizer that requires more
    /// taps, so that both a single tap and a double tap can be recognised.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    private func failUnlessOver(after interval: TimeInterval) {
        deadline.set(after: interval) { [weak self] in self?.enter(.failed) }
    }
}
