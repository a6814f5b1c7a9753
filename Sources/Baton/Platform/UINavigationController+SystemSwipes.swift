import UIKit

extension UINavigationController {
    /// UIKit's own swipe back from anywhere in the content, on iOS 26 and later (B16.1).
    var contentPopRecognizer: UIGestureRecognizer? {
        guard #available(iOS 26, *) else { return nil }
        return interactiveContentPopGestureRecognizer
    }

    /// UIKit's own swipes back, which differ by identity and not by class (B16.10).
    var systemSwipes: [UIGestureRecognizer] {
        [interactivePopGestureRecognizer, contentPopRecognizer].compactMap { $0 }
    }

    /// The same, but none before the view is loaded.
    var loadedSystemSwipes: [UIGestureRecognizer] { isViewLoaded ? systemSwipes : [] }
}
