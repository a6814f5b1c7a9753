import UIKit

/// A dismissal that the user begins, by a pull, a tap outside or the escape gesture. The presentation's delegate is
/// called as UIKit does for a sheet. UIKit does not call it for a dismissal from code (B4.50 to B4.52).
@MainActor
enum UserDismissal {
    /// Returns whether a dismissal can begin: not during a transition, and not while another view controller is
    /// presented on top, which UIKit would dismiss instead (B4.41).
    static func isPossible(of presented: UIViewController) -> Bool {
        presented.transitionCoordinator == nil && presented.presentedViewController == nil
    }

    static func isAllowed(of presented: UIViewController, by presentation: UIPresentationController) -> Bool {
        !presented.isModalInPresentation && AdaptiveDelegate.shouldDismiss(presentation)
    }

    /// Dismisses. The delegate is notified before, and after the animation unless the dismissal was cancelled.
    static func begin(of presented: UIViewController, by presentation: UIPresentationController) {
        AdaptiveDelegate.willDismiss(presentation)
        presented.dismiss(animated: true) {
            guard presented.presentingViewController == nil else { return }
            AdaptiveDelegate.didDismiss(presentation)
        }
    }
}
