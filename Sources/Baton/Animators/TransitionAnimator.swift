public import UIKit

/// Animates a transition: adds the entering view, runs one property animator, puts everything back and always completes.
///
/// It has a subclass for each direction. Give one a style,
///
/// ```swift
/// PushAnimator(.depth)
/// ```
///
/// or subclass it and override `prepare`, `animate` and `finish`:
///
/// ```swift
/// final class DropPush: PushAnimator {
///     override func prepare(_ transition: RunningTransition) {
///         transition.entering?.view.transform = CGAffineTransform(translationX: 0, y: -800)
///     }
/// }
/// ```
///
/// An animator keeps its state for each transition, so that one object may serve many. It works in any delegate, with
/// Baton's interaction, UIKit's percent-driven one, or none.
open class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// What the animator is for.
    public let operation: ScreenChange.Operation
    /// How the screens move where an author does not say otherwise.
    public let style: TransitionStyle
    /// Called when the next transition begins, and then no more.
    var onBegin: (() -> Void)?
    private var running: [ObjectIdentifier: (transition: RunningTransition, animator: UIViewPropertyAnimator)] = [:]

    init(_ operation: ScreenChange.Operation, _ style: TransitionStyle) {
        self.operation = operation
        self.style = style
        super.init()
    }

    // MARK: For authors

    /// Puts the views where they start. They are in the container already, at their final frames.
    ///
    /// By default each takes the start pose of the style. It is not called if the user prefers less motion.
    open func prepare(_ transition: RunningTransition) {
        transition.applyStartPoses()
    }

    /// Changes the views to how they are at the end. Changes made here are animated.
    ///
    /// By default each takes the end pose of the style. Start no animations of your own.
    open func animate(_ transition: RunningTransition) {
        transition.applyEndPoses()
    }

    /// Removes what `prepare` added, after a completed and after a cancelled transition.
    ///
    /// The animator itself puts back the transform, alpha, corners and mask of both views.
    open func finish(_ transition: RunningTransition, completed: Bool) {}

    /// Whether the two screens slide past each other over the whole width, so that each can keep its own bar.
    ///
    /// The style knows. A subclass may move the screens otherwise, so its answer is false, and bars blend. Override this
    /// property if yours does slide them.
    open var slidesAcross: Bool {
        !isSubclassed && style.slidesAcross(operation)
    }

    private var isSubclassed: Bool {
        let known: [TransitionAnimator.Type] = [
            PushAnimator.self, PopAnimator.self, PresentAnimator.self, DismissAnimator.self, TabForwardAnimator.self,
            TabBackAnimator.self,
        ]
        return !known.contains { $0 == type(of: self) }
    }

    // MARK: UIKit asks

    /// The duration, which UIKit asks for before the start.
    public func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        style.duration(of: operation)
    }

    /// Starts the animation. A presentation without animation is completed at once (B3.30).
    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard transitionContext.isAnimated else { return completeAtOnce(transitionContext) }
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    /// The one property animator of this transition, however often UIKit asks (B2.21).
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        guard transitionContext.isAnimated else { return makeAnimator() }
        let key = ObjectIdentifier(transitionContext)
        if let known = running[key] { return known.animator }
        let transition = makeTransition(transitionContext)
        let animator = makeAnimator()
        running[key] = (transition, animator)
        begin(transition, with: animator, key)
        return animator
    }

    // MARK: One transition

    private func makeTransition(_ context: any UIViewControllerContextTransitioning) -> RunningTransition {
        RunningTransition(context, operation: operation, style: style)
    }

    private func makeAnimator() -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: style.duration(of: operation), timingParameters: style.timing)
    }

    private func begin(_ transition: RunningTransition, with animator: UIViewPropertyAnimator, _ key: ObjectIdentifier)
    {
        if transition.entering == nil && transition.leaving == nil {
            Advice.give(
                about: type(of: self), "It was given no view to move, so the screens change without an animation.",
                "Let the context's view(forKey:) return at least one of the two views.")
        }
        transition.addEnteringView()
        transition.computePoses()
        onBegin?()
        onBegin = nil
        transition.isReduced ? transition.applyStartPoses() : prepare(transition)
        animator.addAnimations { [self] in
            transition.isReduced ? transition.applyEndPoses() : animate(transition)
        }
        animator.addCompletion { [self] _ in end(transition, key) }
    }

    /// Ends the transition once, however it ends. Only the context knows whether it was cancelled (B5.9).
    private func end(_ transition: RunningTransition, _ key: ObjectIdentifier) {
        guard running.removeValue(forKey: key) != nil else { return }
        let completed = !transition.context.transitionWasCancelled
        if !transition.isReduced { finish(transition, completed: completed) }
        transition.restore()
        transition.context.completeTransition(completed)
    }

    private func completeAtOnce(_ context: any UIViewControllerContextTransitioning) {
        makeTransition(context).addEnteringView()
        context.completeTransition(true)
    }
}
