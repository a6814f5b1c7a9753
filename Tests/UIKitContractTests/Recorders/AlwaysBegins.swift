import UIKit

/// A delegate that apps set on the system's recognizer to enable the swipe under any bar.
@MainActor
final class AlwaysBegins: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
