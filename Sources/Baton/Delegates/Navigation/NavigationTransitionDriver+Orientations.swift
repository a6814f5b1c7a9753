public import UIKit

extension NavigationTransitionDriver {
    /// Returns the answer of the app's delegate, or else UIKit's default.
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        forwarded.call(.other("orientations")) {
            guard let ask = $0?.navigationControllerSupportedInterfaceOrientations(_:) else { return nil }
            return ask(navigationController)
        } ?? navigationController.usualOrientations
    }

    /// Returns the answer of the app's delegate, or else UIKit's default.
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        forwarded.call(.other("orientation")) {
            guard let ask = $0?.navigationControllerPreferredInterfaceOrientationForPresentation(_:) else { return nil }
            return ask(navigationController)
        } ?? navigationController.usualOrientation
    }
}
