public import UIKit

extension TabTransitionDriver {
    /// Returns the answer of the app's delegate, or else UIKit's default.
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
        let ask = forwarded.delegate?.tabBarControllerSupportedInterfaceOrientations(_:)
        return ask?(tabBarController) ?? tabBarController.usualOrientations
    }

    /// Returns the answer of the app's delegate, or else UIKit's default.
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation {
        let ask = forwarded.delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
        return ask?(tabBarController) ?? tabBarController.usualOrientation
    }
}
