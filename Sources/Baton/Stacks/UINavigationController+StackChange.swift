import UIKit

extension UINavigationController {
    /// Returns the operation of a change that has begun. `viewControllers` already contains the screens after it.
    func operation(to entering: UIViewController, from leaving: UIViewController) -> ScreenChange.Operation {
        viewControllers.contains(leaving) || entering.isMovingToParent ? .push : .pop
    }

    /// Returns whether a transition is between screens of this stack. A modal one, which shows or covers it, is not.
    func isOwn(_ coordinator: any UIViewControllerTransitionCoordinator) -> Bool {
        coordinator.viewController(forKey: .from)?.parent === self
            || coordinator.viewController(forKey: .to)?.parent === self
    }
}
