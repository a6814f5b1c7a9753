import UIKit

extension UINavigationController {
    /// UIKit's own swipes back, which differ by identity and not by class (B16.10).
    var systemSwipes: [UIGestureRecognizer] {
        [interactivePopGestureRecognizer, contentPopRecognizer].compactMap { $0 }
    }
}
