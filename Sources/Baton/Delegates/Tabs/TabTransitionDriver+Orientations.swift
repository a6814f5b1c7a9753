public import UIKit

extension TabTransitionDriver {
    /// Returns the answer of the app's delegate, or else UIKit's default.
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
        forwarded.call(.other("orientations")) {
            guard let ask = $0?.tabBarControllerSupportedInterfaceOrientations(_:) else { return nil }
            return ask(tabBarController)
        } ?? tabBarController.usualOrientations
    }

    /// Returns the answer of the app's delegate, or else UIKit's default.
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation {
        forwarded.call(.other("orientation")) {
            guard let ask = $0?.tabBarControllerPreferredInterfaceOrientationForPresentation(_:) else { return nil }
            return ask(tabBarController)
        } ?? tabBarController.usualOrientation
    }
}
