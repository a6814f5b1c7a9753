import UIKit

/// A delegate of a recognizer that lets it begin.
@MainActor
final class AllowingDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
