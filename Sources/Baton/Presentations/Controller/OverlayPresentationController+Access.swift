import UIKit

/// What fingers and VoiceOver reach around the presented view, and the dismissal by the user.
extension OverlayPresentationController {
    /// Adds the backdrop below the presented view. It receives the touches beside that view.
    func addBackdrop(to container: UIView) {
        backdropView.frame = container.bounds
        backdropView.behind = { [weak self] in self?.viewBehind }
        backdropView.close = { [weak self] in self?.overlay.tapOutside == true && self?.leave() == true }
        backdropView.escape = { [weak self] in self?.escape() ?? false }
        container.insertSubview(backdropView, at: 0)
        GestureAction(on: tap) { [weak self] _ in self?.leave() }
    }

    /// Updates what is reached. VoiceOver does not reach the presenting view, unless touches reach it.
    func updateAccess() {
        let passes = passesTouches
        let closes = overlay.tapOutside && !passes && !overlay.coversAll
        let label = overlay.closeLabel ?? AccessibilityWords.close
        if closes != (tap.view != nil) {
            closes ? backdropView.addGestureRecognizer(tap) : backdropView.removeGestureRecognizer(tap)
        }
        backdropView.isAccessibilityElement = closes
        backdropView.accessibilityLabel = closes ? label : nil
        backdropView.accessibilityTraits = closes ? .button : .none
        containerView?.accessibilityViewIsModal = !passes
        // A view that is modal hides its siblings, and so the button.
        wrapper?.accessibilityViewIsModal = !passes && !closes
        guard overlay.escape else { return closeKeys.remove() }
        closeKeys.add(to: presentedViewController, title: label) { [weak self] in
            self?.leave()
            return true
        }
    }

    /// The view below this presentation: the container of the presentation before it, or the root view.
    private var viewBehind: UIView? {
        let presenter = presentingViewController
        guard presenter.presentingViewController != nil else { return presenter.viewIfLoaded }
        return presenter.presentationController?.containerView ?? presenter.viewIfLoaded
    }

    func escape() -> Bool {
        overlay.escape && leave()
    }

    /// Dismisses once, and calls the delegate as UIKit does when the user dismisses a sheet (B4.50 to B4.52). Returns whether
    /// a dismissal was possible.
    @discardableResult
    private func leave() -> Bool {
        let leaving = UserDismissal(presented: presentedViewController)
        guard leaving.change != nil else { return false }
        if leaving.isAllowed { leaving.leave() } else { leaving.attempt() }
        return true
    }
}
