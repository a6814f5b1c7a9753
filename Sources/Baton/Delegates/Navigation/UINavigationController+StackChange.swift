import UIKit

extension UINavigationController {
    /// Returns whether a change that has begun goes back. `viewControllers` already contains the screens after it.
    func isPop(to entering: UIViewController, from leaving: UIViewController) -> Bool {
        !viewControllers.contains(leaving) && !entering.isMovingToParent
    }

    /// Returns whether a transition is between view controllers of this stack. A modal one, which shows or hides the
    /// whole stack or covers it, is not.
    func isOwn(_ coordinator: any UIViewControllerTransitionCoordinator) -> Bool {
        coordinator.viewController(forKey: .from)?.parent === self
            || coordinator.viewController(forKey: .to)?.parent === self
    }
}
