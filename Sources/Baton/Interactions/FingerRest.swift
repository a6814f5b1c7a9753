import UIKit

/// Tells whether the fingers of a gesture rested before they were lifted. A rest sends no event. The velocity of a
/// recognizer is therefore still that of the last movement when a finger stops and lifts (B27.53). The time stamps of
/// the touches tell how long ago that was.
@MainActor
final class FingerRest {
    /// The time from the last movement to the lift after which the velocity no longer counts: three frames.
    private static let shortestRest = 0.05

    /// The finger that landed last, and the one before it. A pinch has two.
    private weak var finger: UITouch?
    private weak var other: UITouch?
    private var lastMovement: TimeInterval?

    /// Notes a finger that has landed. Call this method from the delegate's `shouldReceive`.
    func lands(_ touch: UITouch) {
        guard touch !== finger else { return }
        let isSecond = finger?.isOver == false
        if !isSecond { lastMovement = nil }
        other = isSecond ? finger : nil
        finger = touch
    }

    /// Notes that a gesture has no fingers, but scrolls by a trackpad.
    func scrolls() {
        (finger, other, lastMovement) = (nil, nil, nil)
    }

    /// Notes a movement. Call this method when the recognizer begins or changes.
    func moves() {
        lastMovement = newest
    }

    /// Whether the fingers rested before the lift that has ended the gesture. Of two fingers the first to lift counts, since the
    /// other one may follow late.
    var isRest: Bool {
        lastMovement.map { lift - $0 > Self.shortestRest } ?? false
    }

    private var lift: TimeInterval {
        [finger, other].compactMap { $0?.isOver == true ? $0?.timestamp : nil }.min() ?? newest
    }

    /// The time of the last event. A scroll has no touches.
    private var newest: TimeInterval {
        guard let time = finger?.timestamp else { return CACurrentMediaTime() }
        return other.map { max($0.timestamp, time) } ?? time
    }
}

extension UITouch {
    fileprivate var isOver: Bool { phase == .ended || phase == .cancelled }
}
