import UIKit

/// A transitioning delegate as an app writes it for custom presentations, using only Baton's animators.
@MainActor
final class HandWrittenModalDelegate: NSObject, UIViewControllerTransitioningDelegate {
    var present: (any UIViewControllerAnimatedTransitioning)?
    var dismiss: (any UIViewControllerAnimatedTransitioning)?
    var interaction: () -> (any UIViewControllerInteractiveTransitioning)? = { nil }

    init(
        present: (any UIViewControllerAnimatedTransitioning)? = nil,
        dismiss: (any UIViewControllerAnimatedTransitioning)? = nil
    ) {
        self.present = present
        self.dismiss = dismiss
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        present
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        dismiss
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction()
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction()
    }
}
