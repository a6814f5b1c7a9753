import UIKit

/// The delegate that apps put on the system's recognizer to get the swipe back under any bar.
@MainActor
final class AlwaysBegins: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
