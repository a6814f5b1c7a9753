package import UIKit

extension UINavigationController {
    /// The delegate that is set in UIKit. `BatonNavigationController` overrides `delegate`, so it has another property.
    package var installedDelegate: (any UINavigationControllerDelegate)? {
        get { (self as? BatonNavigationController)?.uikitDelegate ?? delegate }
        set {
            if let own = self as? BatonNavigationController {
                own.uikitDelegate = newValue
            } else {
                delegate = newValue
            }
        }
    }
}
