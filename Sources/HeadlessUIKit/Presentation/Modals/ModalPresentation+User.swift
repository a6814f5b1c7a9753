import Foundation

extension ModalPresentation {
    /// Whether the user may dismiss it: the delegate is asked only if the screen itself does not object (B4.52).
    func mayBeDismissedByUser() -> Bool {
        guard !presented.holdsItsPresentation else { return false }
        return original.delegate?.presentationControllerShouldDismiss(original) ?? true
    }

    func tellAttempt() {
        original.delegate?.presentationControllerDidAttemptToDismiss(original)
    }

    /// The delegate hears that it will go when there is a coordinator but nothing has begun (B4.51, B4.53).
    func dismissByUser(drivenBy interaction: (any UIViewControllerInteractiveTransitioning)? = nil) {
        let dismissal = ModalDismissal(of: self, completion: nil)
        dismissal.whenOver = { [original] completed in
            if completed { original.delegate?.presentationControllerDidDismiss(original) }
        }
        if let interaction { dismissal.start(drivenBy: interaction) } else { dismissal.start(animated: true) }
        original.delegate?.presentationControllerWillDismiss(original)
    }

    /// A tap beside a sheet that has nothing above it.
    func dismissByTap() {
        dismissByUserIfAllowed()
    }

    /// Whether it goes. An attempt at one that holds on is told to its delegate.
    @discardableResult
    func dismissByUserIfAllowed() -> Bool {
        guard !isBusy, presented.presentationsAbove.isEmpty else { return false }
        let isAllowed = mayBeDismissedByUser()
        isAllowed ? dismissByUser() : tellAttempt()
        return isAllowed
    }
}

extension UIViewController {
    /// A container holds its presentation if a child that is seen does.
    fileprivate var holdsItsPresentation: Bool {
        isModalInPresentation || appearanceChildren.contains { $0.holdsItsPresentation }
    }
}
