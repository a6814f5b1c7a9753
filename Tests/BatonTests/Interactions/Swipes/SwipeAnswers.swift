import UIKit

/// A delegate that an app sets to have the swipe everywhere.
@MainActor
final class SwipeAnswers: NSObject, UIGestureRecognizerDelegate {
    var answer = true
    var answersQueries = false
    var receivesTouches = true
    var receivesEvents = true
    private(set) var queries: [String] = []

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answer }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        queries.append("simultaneously")
        return answersQueries
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        queries.append("require")
        return answersQueries
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        queries.append("required")
        return answersQueries
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        queries.append("touch")
        return receivesTouches
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        queries.append("event")
        return receivesEvents
    }
}
