package import UIKit

/// A coordinator of a transition that a test ends as often as it likes.
@MainActor
package final class HeldCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    package let containerView: UIView
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    package init(in container: UIView) {
        containerView = container
    }

    package func end() {
        for completion in completions { completion(self) }
    }

    package func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let completion { completions.append(completion) }
        return true
    }

    package func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    package func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
    }
    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    package func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    package var isAnimated: Bool { true }
    package var presentationStyle: UIModalPresentationStyle { .none }
    package var initiallyInteractive: Bool { false }
    package var isInterruptible: Bool { false }
    package var isInteractive: Bool { false }
    package var isCancelled: Bool { false }
    package var transitionDuration: TimeInterval { 0 }
    package var percentComplete: CGFloat { 0 }
    package var completionVelocity: CGFloat { 0 }
    package var completionCurve: UIView.AnimationCurve { .linear }
    package var targetTransform: CGAffineTransform { .identity }
}
