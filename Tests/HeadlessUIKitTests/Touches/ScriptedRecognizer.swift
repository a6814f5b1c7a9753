import UIKit

/// A recognizer that changes to the states that a test sets for its touch calls, and logs the calls if it has a log.
@MainActor
final class ScriptedRecognizer: UIGestureRecognizer {
    var onBegan: State?
    var onMoved: State?
    var onEnded: State?
    var canLose = true
    var log: (name: String, log: GestureLog)?

    static func discrete() -> ScriptedRecognizer {
        let recognizer = ScriptedRecognizer()
        recognizer.onEnded = .ended
        return recognizer
    }

    static func continuous() -> ScriptedRecognizer {
        let recognizer = ScriptedRecognizer()
        recognizer.onMoved = .began
        recognizer.onEnded = .ended
        return recognizer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        go(to: onBegan, "began")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        go(to: onMoved, "moved")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        go(to: onEnded, "ended")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        go(to: .cancelled, "cancelled")
    }

    override func reset() {
        super.reset()
        note("reset")
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { canLose }

    private func go(to wish: State?, _ call: String) {
        note("touches \(call)")
        if let wish { state = wish }
    }

    private func note(_ call: String) {
        log?.log.note("\(log?.name ?? "") \(call)")
    }
}
