public import UIKit

/// Animates a transition. It adds the entering view, runs one property animator, restores the views, and always
/// completes.
///
/// There is a subclass for each direction of a stack and of a modal. Create one with a style,
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
/// For tabs, create this class with the operation: `TransitionAnimator(.cube, for: .tabForward)`. A subclass that moves the views itself
/// calls `super.init(TransitionStyle(), for: .tabForward)`.
///
/// An animator keeps separate state for each transition, so that one object can serve several transitions. It works in
/// any delegate, with Baton's interaction, with UIKit's percent-driven one, or without an interaction.
open class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// The operation that the animator is for.
    public let operation: ScreenChange.Operation
    /// The style, which provides the duration, the timing, and the poses that are applied by default.
    public let style: TransitionStyle
    /// The field that is edited when the animator is created. UIKit may end its editing before it calls the animator.
    private weak var edited: UIView?
    /// Called when the next transition begins, and then removed.
    var onBegin: ((TransitionAnimation) -> Void)?
    /// Restores what UIKit removes when it completes a transition.
    private var restorations: [() -> Void] = []
    private var running: [TransitionAnimation] = []
    /// Whether the animator itself ends a transition.
    private var isEnding = false

    /// Creates an animator that uses the poses of a style for an operation.
    public init(_ style: TransitionStyle, for operation: ScreenChange.Operation) {
        self.operation = operation
        self.style = style
        edited = EditedFields.shared.newest
        super.init()
        if !operation.isForward { style.adviseOfPosesTheWrongWay() }
    }

    /// The class of Baton's that this class is, or that the app has subclassed.
    class var stock: TransitionAnimator.Type { TransitionAnimator.self }

    /// Whether this is a class of the app's, which moves the views itself.
    private static var isSubclass: Bool { self != stock }

    /// Returns the style of an animator that is created without one: the usual one, and for a subclass one that moves nothing.
    static func style(orUsual usual: TransitionStyle) -> TransitionStyle {
        isSubclass ? TransitionStyle() : usual
    }

    // MARK: Methods to override

    /// Moves the views to where they start. The views are already in the container, at their final frames.
    ///
    /// The default implementation applies the start poses of the style. This method is not called if the user prefers
    /// reduced motion, unless a finger moves the views.
    open func prepare(_ transition: RunningTransition) {
        transition.applyStartPoses()
    }

    /// Changes the views to their end state. Changes made here are animated.
    ///
    /// The default implementation applies the end poses of the style. Do not start animations of your own.
    open func animate(_ transition: RunningTransition) {
        transition.applyEndPoses()
    }

    /// Removes what `prepare` added. Called after a completed and after a cancelled transition.
    ///
    /// The animator itself restores the transform, alpha, corners and mask of both views: of the visible one before
    /// UIKit completes the transition, and of the other one when UIKit has removed it.
    open func finish(_ transition: RunningTransition, completed: Bool) {}

    /// Returns the duration of the animation, by default that of the style. UIKit asks for it before the start.
    open func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        style.duration(of: operation)
    }

    /// Whether the two views slide past each other over the whole width, so that each can keep its own bar.
    ///
    /// By default the style determines the value. A subclass may move the views differently, so for a subclass the
    /// value is false, and the bars blend. Override this property if your subclass slides the views.
    open var slidesAcross: Bool {
        !Self.isSubclass && style.slidesAcross(operation)
    }

    // MARK: Calls from UIKit

    /// Starts the animation. A presentation without animation is completed immediately, where UIKit asks at all (B3.30).
    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard transitionContext.isAnimated else { return completeAtOnce(transitionContext) }
        let known = animation(of: transitionContext)
        // A container of the app's own may use its context again.
        let animation = known.hasEnded ? begin(transitionContext) : known
        animation.start()
    }

    /// Returns the property animator of this transition. Every call returns the same one (B2.21). After the end of the
    /// transition, an animator without animations is returned.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        guard transitionContext.isAnimated else { return makeAnimator(for: transitionContext) }
        return animation(of: transitionContext).animator
    }

    /// Restores the views that UIKit has removed. UIKit calls this method as part of `completeTransition` (B2.17).
    public func animationEnded(_ transitionCompleted: Bool) {
        // UIKit may have ended a transition by itself. Of two at once it is not known which one that is.
        if !isEnding, running.count == 1 { running[0].end(because: .byUIKit(completed: transitionCompleted)) }
        let due = restorations
        restorations = []
        due.forEach { $0() }
    }

    // MARK: One transition

    /// - Parameter velocity: The velocity in remaining distances per second, if the screens have been on their way.
    func makeAnimator(
        for context: any UIViewControllerContextTransitioning, from velocity: Double? = nil
    ) -> UIViewPropertyAnimator {
        let duration = TransitionStyle.clamped(transitionDuration(using: context))
        if let velocity {
            let spring = ReleaseSpring(remaining: 1, towards: velocity)
            return UIViewPropertyAnimator(duration: spring.duration, timingParameters: spring.parameters)
        }
        return UIViewPropertyAnimator(
            duration: duration, timingParameters: style.timing(lasting: duration))
    }

    private func animation(of context: any UIViewControllerContextTransitioning) -> TransitionAnimation {
        if let known = TransitionAnimation.of(context), known.owner === self { return known }
        return begin(context)
    }

    private func begin(_ context: any UIViewControllerContextTransitioning) -> TransitionAnimation {
        let focus = TransitionFocus()
        let transition = RunningTransition(context, operation: operation)
        let animation = TransitionAnimation(of: context, by: self)
        if transition.entering == nil && transition.leaving == nil {
            Advice.give(
                about: type(of: self), "Its context has no view to move, so the screens change without animation.",
                "Return at least one of the two views from the context's view(forKey:).")
        }
        running.append(animation)
        animation.editing = ScreenEditing(in: transition, known: edited)
        edited = nil
        UnrestoredTravellers.restore(transition.containerView)
        // UIKit may begin the transition in an animation of the app, as by laying out the stack there.
        UIView.performWithoutAnimation {
            transition.addEnteringView()
            style.setPoses(of: transition)
        }
        let shared = SharedElements(style.shared, of: transition)
        animation.companion = shared
        onBegin?(animation)
        onBegin = nil
        UIView.performWithoutAnimation {
            transition.isReduced ? transition.applyStartPoses() : prepare(transition)
        }
        animation.initialVelocity = transition.goOn()
        animation.onInterruption = { transition.noteSeen(rate: $0) }
        transition.refuseTouches { [weak animation] in
            animation?.end(because: .lostWindow)
        } onResize: { [weak animation] in
            animation?.end(because: .resize)
        } accepts: { [weak animation] in
            animation?.acceptsTouches(seen: $0) ?? false
        }
        animation.animator.addAnimations { [self] in
            transition.isReduced ? transition.applyEndPoses() : animate(transition)
            transition.changeUnseen()
            shared?.didPose(transition)
            shared?.show(.entering)
        }
        if let coordinator = transition.context.coordinator {
            TransitionCourse.join(animation.animator, along: coordinator)
            animation.followInteractions(of: coordinator)
        }
        animation.whenEnded { [self, unowned animation] in
            end(transition, shared, animation)
            focus.transitionEnded(transition, completed: !transition.context.transitionWasCancelled)
        }
        animation.didAddAnimations()
        return animation
    }

    /// Ends the transition. Only the context knows whether it was cancelled (B5.9).
    private func end(
        _ transition: RunningTransition, _ shared: SharedElements?, _ animation: TransitionAnimation
    ) {
        let wasEnding = isEnding
        isEnding = true
        defer { isEnding = wasEnding }
        running.removeAll { $0 === animation }
        animation.animator = makeAnimator(for: transition.context)
        let completed = !transition.context.transitionWasCancelled
        if !transition.isReduced { finish(transition, completed: completed) }
        transition.restoreStaying(completed: completed)
        shared?.restore()
        // A removed view must not be visible at its place again, so it is restored when UIKit has removed it.
        restorations.append { transition.restoreRemoved(completed: completed) }
        if completed { animation.editing?.end() }
        if !animation.isEndedByUIKit { transition.context.completeTransition(completed) }
        if !completed { animation.editing?.goOn() }
        // A container of the app's own may not call `animationEnded`.
        animationEnded(completed)
        if operation == .push && !completed || animation.releases > 1 {
            UINavigationController.showItemsAgain(after: transition.context)
        }
    }

    private func completeAtOnce(_ context: any UIViewControllerContextTransitioning) {
        let transition = RunningTransition(context, operation: operation)
        transition.addEnteringView()
        transition.restoreStaying(completed: true)
        transition.restoreRemoved(completed: true)
        ScreenEditing(in: transition, known: nil).end()
        context.completeTransition(true)
    }
}
