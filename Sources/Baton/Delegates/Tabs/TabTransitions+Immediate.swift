import UIKit

extension TabTransitions {
    /// Tabs that change at once.
    ///
    /// ```swift
    /// tabBarController.transitions = .immediate
    /// ```
    ///
    /// From iOS 18 on UIKit dissolves tabs that no animator changes, and calls `viewDidAppear` and `viewDidDisappear` half a second
    /// late. With these transitions it calls them within the change, as on older systems.
    public static var immediate: TabTransitions {
        let choice = TransitionChoice.animator { _ in ImmediateTabAnimator() }
        return TabTransitions(forward: choice, back: choice).interruptible(false)
    }
}

/// Shows the selected tab and completes. An animator of duration 0 keeps UIKit from dissolving (B28.1).
private final class ImmediateTabAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let (focus, transition) = (TransitionFocus(), RunningTransition(transitionContext, operation: .tabForward))
        transition.addEnteringView()
        transition.restoreStaying(completed: true)
        transition.restoreRemoved(completed: true)
        transitionContext.completeTransition(true)
        focus.transitionEnded(transition, completed: true)
    }
}
