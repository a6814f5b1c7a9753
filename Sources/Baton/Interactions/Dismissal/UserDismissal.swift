import UIKit

/// A dismissal that the user begins, by a pull, a tap outside or the escape gesture. The presentation's delegate is
/// called as UIKit does for a sheet. UIKit does not call it for a dismissal from code (B4.50 to B4.52).
///
/// Each optional method of the delegate is first read as a value, to test whether it is implemented.
@MainActor
enum UserDismissal {
    /// Returns whether a dismissal can begin: not during a transition, and not while another view controller is
    /// presented on top, which UIKit would dismiss instead (B4.41).
    static func isPossible(of presented: UIViewController) -> Bool {
        presented.transitionCoordinator == nil && presented.presentedViewController == nil
    }

    /// The change that the app is asked about.
    static func change(of presented: UIViewController) -> ScreenChange {
        ScreenChange(.dismiss, from: presented, to: presented.presentingViewController ?? presented)
    }

    static func isAllowed(of presented: UIViewController, by presentation: UIPresentationController) -> Bool {
        guard !presented.isModalInPresentation else { return false }
        guard let ask = presentation.delegate?.presentationControllerShouldDismiss else { return true }
        return ask(presentation)
    }

    /// Dismisses. The delegate is notified before, and after the animation unless the dismissal was cancelled.
    static func begin(of presented: UIViewController, by presentation: UIPresentationController) {
        if let tell = presentation.delegate?.presentationControllerWillDismiss { tell(presentation) }
        presented.dismiss(animated: true) {
            // It is not known whether UIKit calls this after a cancelled dismissal.
            guard presented.presentingViewController == nil else { return }
            if let tell = presentation.delegate?.presentationControllerDidDismiss { tell(presentation) }
        }
    }

    /// Tells the delegate of a dismissal that was not allowed.
    static func attempt(by presentation: UIPresentationController) {
        if let tell = presentation.delegate?.presentationControllerDidAttemptToDismiss { tell(presentation) }
    }
}
