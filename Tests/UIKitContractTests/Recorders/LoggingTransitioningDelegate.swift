import UIKit

/// Returns a test's objects for modal transitions and logs its calls.
@MainActor
final class LoggingTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private let log: CallLog?
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var dismissalAnimator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    var dismissalInteraction: (any UIViewControllerInteractiveTransitioning)?
    var makePresentationController:
        ((_ presented: UIViewController, _ presenting: UIViewController?) -> UIPresentationController)?
    /// The presenting view controller that UIKit passed when it requested the animator.
    private(set) var presenting: UIViewController?
    private(set) var source: UIViewController?

    init(log: CallLog? = nil) {
        self.log = log
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        log?.note("presentationController(forPresented:)")
        return makePresentationController?(presented, presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log?.note("animationController(forPresented:)")
        self.presenting = presenting
        self.source = source
        return animator
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        log?.note("animationController(forDismissed:)")
        return dismissalAnimator
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log?.note("interactionControllerForPresentation")
        return interaction
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log?.note("interactionControllerForDismissal")
        return dismissalInteraction
    }
}
