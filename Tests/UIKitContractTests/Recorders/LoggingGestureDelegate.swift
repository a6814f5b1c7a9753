import UIKit

/// Returns answers set by a test, and records the calls.
@MainActor
final class LoggingGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    private let log: CallLog
    var begins = true
    var simultaneous = false
    var requiresFailure = false
    var receivesTouch = true

    init(_ log: CallLog) {
        self.log = log
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        log.note("shouldBegin")
        return begins
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        log.note("shouldRecognizeSimultaneouslyWith")
        return simultaneous
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        log.note("shouldRequireFailureOf")
        return requiresFailure
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        log.note("shouldReceive touch")
        return receivesTouch
    }
}
