import UIKit

/// What goes along with a presentation or dismissal, and what is decided for all of it.
extension OverlayPresentationController {
    /// Makes a change along with an animated transition, or at once.
    func alongside(_ change: @escaping () -> Void) {
        guard let coordinator = presentedViewController.animatedCoordinator else { return change() }
        TransitionCourse(along: coordinator).animate(nil, change)
    }

    func tellOfChange(_ operation: ScreenChange.Operation, from: UIViewController, to: UIViewController) {
        guard let coordinator = presentedViewController.animatedCoordinator else { return }
        onChange(ScreenChange(operation, from: from, to: to), coordinator)
    }

    /// A presenter that is itself presented over a part of the screen stays: UIKit would take its view out of its place,
    /// and on the way back may give it the frame of the whole container.
    var wantsRemoval: Bool {
        guard overlay.removesPresenter else { return false }
        let presenter = presentingViewController
        guard presenter.presentingViewController != nil else { return true }
        return presenter.presentationController?.shouldRemovePresentersView == true
    }

    /// Writes advice when a full screen of UIKit's removes the presented view, which is then outside of its layout until the
    /// full screen is gone. UIKit does not say when it begins to go, nor where the view is meanwhile.
    func adviseOfTaking() {
        let upper = presentedViewController.presentedViewController?.presentationController
        guard !overlay.coversAll, upper?.shouldRemovePresentersView == true else { return }
        Advice.give(
            about: OverlayPresentationController.self,
            "A full screen removes the presented view, which therefore may cover everything while the full screen is dismissed.",
            "Present over it with .overFullScreen, or with a full screen of Baton's, such as .slide(from: .bottom) or .fade."
        )
    }

    /// Gives the presented view controller the elevated level if it is above the presenting one, and not instead of it. Up to iOS 26
    /// it inherits it from here, and later through the wrapper (B18.16).
    func elevate() {
        wrapper?.isElevated = !overlay.coversAll
        let level = !overlay.coversAll ? UITraitCollection(userInterfaceLevel: .elevated) : nil
        if level != overrideTraitCollection { overrideTraitCollection = level }
    }
}
