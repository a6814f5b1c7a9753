import UIKit

extension UIViewController {
    /// The view controller that a stack or tabs show, or nil for any other view controller.
    var visibleChild: UIViewController? {
        switch self {
        case let stack as UINavigationController: stack.topViewController
        case let tabs as UITabBarController: tabs.selectedViewController
        default: nil
        }
    }
}
