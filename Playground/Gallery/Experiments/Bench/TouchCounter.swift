import UIKit

/// Counts the touches that are offered to a recognizer. The recognizer takes none.
@MainActor
final class TouchCounter: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UITapGestureRecognizer()
    private(set) var count = 0

    override init() {
        super.init()
        recognizer.delegate = self
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        count += 1
        return false
    }
}
