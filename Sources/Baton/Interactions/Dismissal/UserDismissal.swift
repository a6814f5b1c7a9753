import UIKit

/// A dismissal that the user begins, by a pull, a tap outside or the escape gesture. The presentation's delegate is
/// called as UIKit does for a sheet. UIKit does not call it for a dismissal from code (B4.50 to B4.52). Each optional
/// method of the delegate is first read as a value, to test whether it is implemented.
@MainActor
struct UserDismissal: LeavingScreen {
    private(set) weak var presented: UIViewController?

    var controller: UIViewController? { presented }

    /// None is possible during a transition, and while another view controller is presented on top, which UIKit would dismiss
    /// instead (B4.41).
    var change: ScreenChange? {
        guard let presented, presented.transitionCoordinator == nil, presented.presentedViewController == nil
        else { return nil }
        return ScreenChange(.dismiss, from: presented, to: presented.presentingViewController ?? presented)
    }

    var isAllowed: Bool {
        guard presented?.isModalInPresentation == false else { return false }
        guard let presentation, let ask = presentation.delegate?.presentationControllerShouldDismiss else {
            return true
        }
        return ask(presentation)
    }

    /// The delegate is notified before, and after the animation unless the dismissal was cancelled.
    @discardableResult
    func leave() -> (any UIViewControllerTransitionCoordinator)? {
        guard let presented, let presentation else { return nil }
        if let tell = presentation.delegate?.presentationControllerWillDismiss { tell(presentation) }
        presented.dismiss(animated: true) {
            // It is not known whether UIKit calls this after a cancelled dismissal.
            guard presented.presentingViewController == nil else { return }
            if let tell = presentation.delegate?.presentationControllerDidDismiss { tell(presentation) }
        }
        return presented.transitionCoordinator
    }

    func attempt() {
        guard let presentation, let tell = presentation.delegate?.presentationControllerDidAttemptToDismiss else {
            return
        }
        tell(presentation)
    }

    private var presentation: UIPresentationController? { presented?.presentationController }
}
