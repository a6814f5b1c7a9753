public import Foundation

/// Recognises fingers that move quickly in one direction. The gesture is recognised while the fingers are still moving.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe. Several can be allowed at once.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    open var numberOfTouchesRequired = 1
    open var direction = Direction.right
    private var landings: [UITouch: CGPoint] = [:]
    private let deadline = Deadline()

    /// Returns the location at which the swipe began.
    open override func location(in view: UIView?) -> CGPoint {
        guard !landings.isEmpty else { return super.location(in: view) }
        let sum = landings.values.reduce(CGPoint.zero, +)
        return window.located(sum / CGFloat(landings.count), in: view)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if landings.isEmpty {
            deadline.set(after: SwipeRule.longestTime) { [weak self] in self?.enter(.failed) }
        }
        touches.forEach { landings[$0] = $0.point }
        if landings.count > numberOfTouchesRequired { enter(.failed) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let way = landings.reduce(CGPoint.zero) { $0 + $1.key.point - $1.value } / CGFloat(max(1, landings.count))
        switch SwipeRule.verdict(on: way, for: direction) {
        case .undecided: break
        case .recognized: if numberOfTouches == numberOfTouchesRequired { enter(.ended) }
        case .failed: enter(.failed)
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        enter(.failed)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        enter(.failed)
    }

    open override func reset() {
        super.reset()
        landings = [:]
        deadline.callOff()
    }
}
