import UIKit

extension UINavigationController {
    /// UIKit's own swipe back from anywhere in the content, on iOS 26 and later (B16.1).
    var contentPopRecognizer: UIGestureRecognizer? {
        guard #available(iOS 26, *) else { return nil }
        return interactiveContentPopGestureRecognizer
    }
}
