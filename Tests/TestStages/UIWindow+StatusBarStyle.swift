import UIKit

extension UIWindow {
    /// The status bar style of the view controller that determines it.
    var statusBarStyle: UIStatusBarStyle {
        var controller = rootViewController
        while let next = controller?.childForStatusBarStyle { controller = next }
        return controller?.preferredStatusBarStyle ?? .default
    }
}
