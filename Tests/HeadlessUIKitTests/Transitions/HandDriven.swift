import UIKit

/// An interaction controller of the app's own, which lets a test drive the property animator of a transition and tell the
/// context.
@MainActor
final class HandDriven: NSObject, UIViewControllerInteractiveTransitioning {
    private(set) var context: (any UIViewControllerContextTransitioning)?
    let wantsInteractiveStart: Bool
    /// What the app does when the transition starts.
    var atStart: (() -> Void)?
    private let animator: any UIViewControllerAnimatedTransitioning

    init(_ animator: any UIViewControllerAnimatedTransitioning, startsInteractively: Bool) {
        self.animator = animator
        wantsInteractiveStart = startsInteractively
    }

    /// The curve of the alongside animations, so that the expected values are plain.
    var completionCurve: UIView.AnimationCurve { .linear }

    /// The property animator that the animator vends.
    var running: (any UIViewImplicitlyAnimating)? { context.map(animator.interruptibleAnimator) }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        atStart?()
        wantsInteractiveStart ? running?.pauseAnimation() : running?.startAnimation()
    }

    /// Moves the property animator, and tells the context.
    func update(_ fraction: CGFloat) {
        running?.fractionComplete = fraction
        context?.updateInteractiveTransition(fraction)
    }

    /// Tells the context of the end.
    func tell(finishes: Bool) {
        finishes ? context?.finishInteractiveTransition() : context?.cancelInteractiveTransition()
    }

    /// Begins the rest of the motion.
    func goOn(finishes: Bool) {
        running?.isReversed = !finishes
        running?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
}
