import TestSupport
import UIKit

/// A gesture recognizer delegate that returns random answers.
@MainActor
final class RandomJudge: NSObject, UIGestureRecognizerDelegate {
    private var numbers: RandomNumbers

    init(seed: UInt64) {
        numbers = RandomNumbers(seed: seed)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        numbers.next(below: 6) > 0
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { numbers.next(below: 2) == 0 }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { numbers.next(below: 6) == 0 }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { numbers.next(below: 8) == 0 }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        numbers.next(below: 8) > 0
    }
}
