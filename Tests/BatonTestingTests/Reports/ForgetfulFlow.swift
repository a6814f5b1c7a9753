import Baton
import BatonRecorder
import BatonTesting
import UIKit

/// A delegate of the app's, with an animator that may forget to complete.
@MainActor
final class ForgetfulFlow: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    var completes: Bool
    /// The title of a screen for which the animator does not complete.
    var forgets: String?
    var interaction: UIPercentDrivenInteractiveTransition?
    private let seconds: Double

    init(completes: Bool, seconds: Double = 0.3) {
        self.completes = completes
        self.seconds = seconds
    }

    /// A recorded stack whose delegate it is.
    func makeStage(isBatons: Bool = false) throws -> (Stage, UINavigationController) {
        let stack = UINavigationController(rootViewController: SessionScreen("List"))
        stack.delegate = self
        if isBatons { stack.transitions = .slide }
        let stage = Stage(root: stack)
        try stage.settle()
        TransitionRecorder.start(in: stage.window)
        return (stage, stack)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        seconds
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) else { return }
        view.frame = context.finalFrame(for: to)
        view.alpha = 0
        context.containerView.addSubview(view)
        UIView.animate(withDuration: seconds) {
            view.alpha = 1
        } completion: { [self] _ in
            if completes, to.title != forgets { context.completeTransition(!context.transitionWasCancelled) }
        }
    }
}
