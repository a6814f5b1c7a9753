import UIKit

extension UINavigationController {
    /// Returns whether a change that has begun goes back. `viewControllers` already contains the screens after it.
    func isPop(to entering: UIViewController, from leaving: UIViewController) -> Bool {
        !viewControllers.contains(leaving) && !entering.isMovingToParent
    }
}
