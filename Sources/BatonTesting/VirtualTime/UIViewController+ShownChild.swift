import UIKit

extension UIViewController {
    /// The child that a stack or tabs show, or nil for any other view controller.
    var shownChild: UIViewController? {
        (self as? UINavigationController)?.topViewController ?? (self as? UITabBarController)?.selectedViewController
    }
}
