public import UIKit

extension NavigationTransitionDriver {
    /// Returns the answer of the app's delegate, or else UIKit's default.
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        forwarded.call(.other("orientations")) {
            $0.flatMap { $0.navigationControllerSupportedInterfaceOrientations(_:) }?(navigationController)
        } ?? navigationController.usualOrientations
    }

    /// Returns the answer of the app's delegate, or else UIKit's default.
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        forwarded.call(.other("orientation")) {
            $0.flatMap { $0.navigationControllerPreferredInterfaceOrientationForPresentation(_:) }?(
                navigationController)
        } ?? navigationController.usualOrientation
    }
}
