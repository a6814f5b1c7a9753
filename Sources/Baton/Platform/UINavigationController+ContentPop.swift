import UIKit

extension UINavigationController {
    /// UIKit's own swipe back from anywhere in the content, on iOS 26 and later (B16.1).
    var contentPopRecognizer: UIGestureRecognizer? {
        guard #available(iOS 26, *) else { return nil }
        return interactiveContentPopGestureRecognizer
    }

    /// Whether a class is UIKit's own.
    static func comesWith(_ type: AnyClass) -> Bool {
        #if HEADLESS_UIKIT
            return String(reflecting: type).hasPrefix("UIKit.")
        #else
            return Bundle(for: type) == Bundle(for: UINavigationController.self)
        #endif
    }
}
