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
        guard numberOfTouches <= numberOfTouchesRequired else { return enter(.failed) }
        if numberOfTouches == numberOfTouchesRequired, taps == numberOfTapsRequired { beginPress() }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible else { return enter(.changed) }
        if landings.contains(where: { ($0.key.point - $0.value).length > allowableMovement }) { enter(.failed) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard state == .possible else { return enter(.ended) }
        guard taps < numberOfTapsRequired, landings.count == numberOfTouchesRequired else { return enter(.failed) }
        guard numberOfTouches == 0 else { return }
        taps += 1
        deadline.set(after: TapRule.longestPause) { [weak self] in self?.enter(.failed) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        enter(.cancelled)
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
        deadline.set(after: TapRule.longestHold) { [weak self] in self?.enter(.failed) }
    }

    private func beginPress() {
        guard minimumPressDuration > 0 else { return enter(.began) }
        deadline.set(after: minimumPressDuration) { [weak self] in self?.enter(.began) }
    }
}
