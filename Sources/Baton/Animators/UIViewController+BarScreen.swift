import UIKit

extension UIViewController {
    /// The screen whose item a stack's bar shows while this view controller is on top. In a collapsed split view it may
    /// be a navigation controller, which shows its own top screen in the bar of the lower one.
    var barScreen: UIViewController {
        (self as? UINavigationController)?.topViewController?.barScreen ?? self
    }
}
