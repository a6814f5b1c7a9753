import Foundation

extension ModalPresentation {
    /// Returns whether the user may dismiss the presentation. The delegate is asked only if the presented view
    /// controller does not prevent the dismissal (B4.52).
    func mayBeDismissedByUser() -> Bool {
        guard !presented.holdsItsPresentation else { return false }
        return original.delegate?.presentationControllerShouldDismiss(original) ?? true
    }

    func tellAttempt() {
        original.delegate?.presentationControllerDidAttemptToDismiss(original)
    }

    /// Dismisses the presentation for the user. The delegate is notified when the coordinator exists, but before the
    /// transition begins (B4.51, B4.53).
    func dismissByUser(
        drivenBy interaction: (any UIViewControllerInteractiveTransitioning)? = nil, zooming: Bool = false
    ) {
        let dismissal = ModalDismissal(of: self, completion: nil)
        dismissal.whenOver = { [original, presented] completed in
            guard completed else { return }
            (presented as? UIAlertController)?.wasCancelledByUser()
            original.delegate?.presentationControllerDidDismiss(original)
        }
        if let interaction {
            dismissal.start(drivenBy: interaction, zooming: zooming)
        } else {
            dismissal.start(animated: true)
        }
        original.delegate?.presentationControllerWillDismiss(original)
    }

    /// Handles a tap beside the presented view.
    func dismissByTap() {
        dismissByUserIfAllowed()
    }

    /// Dismisses the presentation if this is allowed, and returns whether it does. If the dismissal is prevented, the
    /// delegate is notified of the attempt.
    @discardableResult
    func dismissByUserIfAllowed() -> Bool {
        guard !isBusy, presented.presentationsAbove.isEmpty else { return false }
        let isAllowed = mayBeDismissedByUser()
        isAllowed ? dismissByUser() : tellAttempt()
        return isAllowed
    }
}

extension UIViewController {
    /// Whether this view controller or a visible child prevents dismissals by the user.
    var holdsItsPresentation: Bool {
        isModalInPresentation || appearanceChildren.contains { $0.holdsItsPresentation }
    }
}
