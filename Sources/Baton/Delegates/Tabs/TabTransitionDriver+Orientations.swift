public import UIKit

extension TabTransitionDriver {
    /// Returns the answer of the app's delegate, or else UIKit's default.
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
        forwarded.call(.other("orientations")) {
            $0.flatMap { $0.tabBarControllerSupportedInterfaceOrientations(_:) }?(tabBarController)
        } ?? tabBarController.usualOrientations
    }

    /// Returns the answer of the app's delegate, or else UIKit's default.
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation {
        forwarded.call(.other("orientation")) {
            $0.flatMap { $0.tabBarControllerPreferredInterfaceOrientationForPresentation(_:) }?(tabBarController)
        } ?? tabBarController.usualOrientation
    }
}
