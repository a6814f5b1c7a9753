public import Foundation

/// Recognises one or more fingers that stay down for a while. The gesture then continues until a finger lifts.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
    open var numberOfTouchesRequired = 1
    /// The number of taps before the press.
    open var numberOfTapsRequired = 0
    /// The distance that the fingers may move before the press is recognised, in points.
    open var allowableMovement: CGFloat = 10

    private var taps = 0
    private var landings: [UITouch: CGPoint] = [:]
    private let deadline = Deadline()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else { return touches.forEach { ignore($0, for: event) } }
        if numberOfTouches == touches.count { beginTap() }
        touches.forEach { landings[$0] = $0.point }
        guard numberOfTouches <= numberOfTouchesRequired else { return state = .failed }
        if numberOfTouches == numberOfTouchesRequired, taps == numberOfTapsRequired { beginPress() }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible else { return state = .changed }
        if landings.contains(where: { ($0.key.point - $0.value).length > allowableMovement }) { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard state == .possible else { return state = .ended }
        guard taps < numberOfTapsRequired, landings.count == numberOfTouchesRequired else { return state = .failed }
        guard numberOfTouches == 0 else { return }
        taps += 1
        deadline.set(after: TapRule.longestPause) { [weak self] in self?.state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        taps = 0
        landings = [:]
        deadline.callOff()
    }

    private func beginTap() {
        landings = [:]
        guard taps < numberOfTapsRequired else { return deadline.callOff() }
        deadline.set(after: TapRule.longestHold) { [weak self] in self?.state = .failed }
    }

    private func beginPress() {
        guard minimumPressDuration > 0 else { return state = .began }
        deadline.set(after: minimumPressDuration) { [weak self] in self?.state = .began }
    }
}
