import UIKit

/// A gesture recognizer delegate that returns answers set by a test and logs its calls.
@MainActor
final class ScriptedDelegate: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var simultaneous = false
    var requiresFailure = false
    var isRequiredToFail = false
    var receivesEvent = true
    var receivesTouch = true
    private let log: GestureLog?

    init(_ log: GestureLog? = nil) {
        self.log = log
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        log?.note("shouldBegin \(gestureRecognizer.state)")
        return begins
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        log?.note("shouldRecognizeSimultaneouslyWith")
        return simultaneous
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        log?.note("shouldRequireFailureOf")
        return requiresFailure
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        log?.note("shouldBeRequiredToFailBy")
        return isRequiredToFail
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        log?.note("shouldReceive touch")
        return receivesTouch
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        log?.note("shouldReceive event")
        return receivesEvent
    }
}
