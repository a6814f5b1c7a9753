import UIKit

/// A window with one view that logs its touches, recognizers that log their actions, and fingers.
@MainActor
final class TouchScene {
    let log = CallLog()
    let view: LoggingTouchView
    let window: UIWindow

    init() throws {
        try Device.requireFinger()
        let root = UIViewController()
        window = Device.show(root)
        view = LoggingTouchView(log)
        view.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
        root.view.addSubview(view)
    }

    func putAway() {
        Device.put(away: window)
    }

    func finger(_ number: Int = 0) -> ScriptedFinger {
        ScriptedFinger(number, on: window)
    }

    /// Adds a recognizer to the view and logs each of its actions with its state.
    func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, to other: UIView? = nil)
        -> Recognizer
    {
        (other ?? view).addGestureRecognizer(recognizer)
        Device.onEachStep(of: recognizer) { [log, unowned recognizer] in
            log.note("\(name) \(stateName(recognizer.state))")
        }
        return recognizer
    }
}

/// The name of a state in a log. Objective-C enumerations do not print their case names.
func stateName(_ state: UIGestureRecognizer.State) -> String {
    switch state {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    @unknown default: "unknown"
    }
}
