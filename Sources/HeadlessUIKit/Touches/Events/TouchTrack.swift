import Foundation

/// Tracks the touch of one finger in a window until all its events have been delivered to its view.
@MainActor
final class TouchTrack {
    let finger: Int
    let touch: UITouch
    /// The hit view. It is retained because a removed view keeps its touches until the finger lifts.
    let view: UIView?
    private var delivery: ViewDelivery
    private var hasNews = true

    init(finger: Int, touch: UITouch, isHeard: Bool) {
        self.finger = finger
        self.touch = touch
        view = touch.view
        delivery = isHeard ? .nothing : .over
    }

    var isDown: Bool { touch.isDown }
    var isOver: Bool { !isDown && delivery == .over }

    func enter(_ phase: UITouch.Phase, at point: CGPoint? = nil) {
        touch.enter(phase, at: point ?? touch.point, timestamp: TurnLoop.main.now)
        hasNews = true
    }

    /// Whether a movement to a point is a rest, of which there is no event (B27.53).
    func rests(at point: CGPoint) -> Bool {
        HeadlessQuirks.restingFingersKeepVelocity && touch.isDown && touch.point == point
    }

    /// Marks the touch as stationary for an event that another finger causes.
    func rest() {
        touch.enter(.stationary, at: touch.point, timestamp: touch.timestamp)
    }

    func tellView(_ event: UIEvent) {
        guard delivery != .over else { return }
        let next = delivery.next(touch.phase, isNews: hasNews, hold: hold)
        delivery = next.delivery
        hasNews = false
        for call in next.calls {
            touch.whileIn(call) { view?.receive(touch, event) }
        }
    }

    private var hold: ViewDelivery.Hold {
        var hold = ViewDelivery.Hold.none
        for receiver in touch.receivers {
            guard let recognizer = receiver.object else { continue }
            if recognizer.attempt.hasRecognized, recognizer.cancelsTouchesInView { return .claimed }
            guard recognizer.attempt.isUndecided else { continue }
            if recognizer.delaysTouchesBegan {
                hold = .everything
            } else if recognizer.delaysTouchesEnded, hold == .none {
                hold = .ends
            }
        }
        return hold
    }
}

extension UIResponder {
    /// Calls the method for the phase of a touch.
    fileprivate func receive(_ touch: UITouch, _ event: UIEvent) {
        switch touch.phase {
        case .began: touchesBegan([touch], with: event)
        case .moved: touchesMoved([touch], with: event)
        case .ended: touchesEnded([touch], with: event)
        case .cancelled: touchesCancelled([touch], with: event)
        default: break
        }
    }
}
