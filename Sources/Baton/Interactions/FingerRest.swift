import UIKit

/// Tells whether the fingers of a gesture rested before they were lifted.
///
/// A rest sends no event. The velocity of a recognizer is therefore still that of the last movement when a finger stops and lifts
/// (B27.53). The time stamps of the touches tell how long ago that was.
@MainActor
struct FingerRest {
    private struct Finger {
        weak var touch: UITouch?
    }

    /// The time from the last movement to the lift after which the velocity no longer counts: three frames.
    private static let shortestRest = 0.05

    private var fingers: [Finger] = []
    private var lastMovement: TimeInterval?

    /// Notes a finger that has landed. Call this method from the delegate's `shouldReceive`.
    mutating func lands(_ touch: UITouch) {
        fingers.removeAll { $0.touch == nil || $0.touch === touch || $0.touch?.isOver == true }
        if fingers.isEmpty { lastMovement = nil }
        fingers.append(Finger(touch: touch))
    }

    /// Notes a movement. Call this method when the recognizer begins or changes.
    mutating func moves() {
        lastMovement = newest
    }

    /// Whether the fingers rested before the lift that has ended the gesture.
    var isRest: Bool {
        lastMovement.map { newest - $0 > Self.shortestRest } ?? false
    }

    /// The time of the last event. A scroll of a trackpad has no touches.
    private var newest: TimeInterval {
        var newest: TimeInterval?
        for finger in fingers {
            if let time = finger.touch?.timestamp { newest = max(newest ?? time, time) }
        }
        return newest ?? CACurrentMediaTime()
    }
}

extension UITouch {
    fileprivate var isOver: Bool { phase == .ended || phase == .cancelled }
}
