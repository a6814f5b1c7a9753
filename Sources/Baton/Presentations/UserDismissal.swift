import UIKit

/// A dismissal that the user began, by a pull, a tap outside or the escape gesture: the presentation's delegate is asked
/// and told as UIKit does for a sheet, which it does for no dismissal by code (B4.50 to B4.52).
@MainActor
enum UserDismissal {
    /// Not while it comes or goes, and not under another screen, which UIKit would dismiss in its place (B4.41).
    static func isPossible(of presented: UIViewController) -> Bool {
        presented.transitionCoordinator == nil && presented.presentedViewController == nil
    }

    static func isAllowed(of presented: UIViewController, by presentation: UIPresentationController) -> Bool {
        !presented.isModalInPresentation && AdaptiveDelegate.shouldDismiss(presentation)
    }

    /// It will, and only after the animation, it did: not when a pull was let go too early.
    static func begin(of presented: UIViewController, by presentation: UIPresentationController) {
        AdaptiveDelegate.willDismiss(presentation)
        presented.dismiss(animated: true) {
            guard presented.presentingViewController == nil else { return }
            AdaptiveDelegate.didDismiss(presentation)
        }
    }
}
