public import UIKit

/// A `UIViewControllerAnimatedTransitioning` done right once: it places the views, runs one property animator, puts
/// everything back and always completes.
///
/// Subclass `PushAnimator`, `PopAnimator`, `PresentAnimator` or `DismissAnimator`, which fix who enters over whom, and
/// say what moves: by two poses,
///
/// ```swift
/// final class DropPush: PushAnimator {
///     override var posing: Posing { Posing(entering: .offstage(.top), leaving: .faded) }
/// }
/// ```
///
/// or by overriding `prepare`, `animate` and `finish`. The object keeps its state per transition, so one may serve many,
/// and it works in anybody's delegate, with Baton's interaction, UIKit's percent-driven one, or none.
open class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// How long the transition takes, in seconds.
    public let duration: TimeInterval
    /// How it moves while no finger drives it.
    public let timing: any UITimingCurveProvider
    private let given: Posing
    private let enteringAbove: Bool
    private var running: [ObjectIdentifier: RunningTransition] = [:]

    init(
        posing: Posing = Posing(), duration: TimeInterval, timing: (any UITimingCurveProvider)?, enteringAbove: Bool
    ) {
        given = posing
        self.duration = Self.sound(duration)
        self.timing = timing ?? UISpringTimingParameters(dampingRatio: 1)
        self.enteringAbove = enteringAbove
        super.init()
    }

    // MARK: What an author says

    /// The two poses of the transition, for animators that need no more than that: those given at the start, unless an
    /// author computes them.
    open var posing: Posing { given }

    /// What is played instead when the user asked for less motion: a cross-fade of whichever screen is above, unless an
    /// author knows better.
    open var reducedPosing: Posing { enteringAbove ? Posing(entering: .faded) : Posing(leaving: .faded) }

    /// Puts the views as they are at the beginning. They are on the stage already, at their final frames.
    open func prepare(_ scene: TransitionScene) {
        scene.entering?.take(posing.entering, in: scene)
    }

    /// Changes the views to how they are at the end. It runs inside the transition's one animator.
    open func animate(_ scene: TransitionScene) {
        scene.entering?.take(.inPlace, in: scene)
        scene.leaving?.take(posing.leaving, in: scene)
    }

    /// Cleans up what `prepare` made, after a completed and after a cancelled transition. The views' own transform,
    /// alpha and corners are put back by the animator.
    open func finish(_ scene: TransitionScene, completed: Bool) {}

    // MARK: UIKit asks

    /// The duration, which UIKit asks for before the start.
    public func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        duration
    }

    /// Starts the transition's animator; a presentation without animation is placed and completed at once (B3.30).
    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard transitionContext.isAnimated else { return placeAtOnce(transitionContext) }
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    /// The one animator of this transition, however often UIKit asks (B2.21).
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        guard transitionContext.isAnimated else { return makeAnimator() }
        let key = ObjectIdentifier(transitionContext)
        if let known = running[key] { return known.animator }
        let transition = RunningTransition(scene: TransitionScene(transitionContext), animator: makeAnimator())
        running[key] = transition
        begin(transition, key)
        return transition.animator
    }

    /// UIKit tells that the transition has ended. The animator has cleaned up by then.
    public func animationEnded(_ transitionCompleted: Bool) {}

    // MARK: One transition

    private struct RunningTransition {
        let scene: TransitionScene
        let animator: UIViewPropertyAnimator
    }

    private func makeAnimator() -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    }

    private func begin(_ transition: RunningTransition, _ key: ObjectIdentifier) {
        let scene = transition.scene
        if scene.entering == nil && scene.leaving == nil {
            Advice.give(
                "\(type(of: self)) was given no view to move, so the screens change without an animation. "
                    + "Let the context's view(forKey:) return at least one of the two views.")
        }
        scene.place(enteringAbove: enteringAbove)
        scene.isReduced ? prepareReduced(scene) : prepare(scene)
        transition.animator.addAnimations { [self] in
            scene.isReduced ? animateReduced(scene) : animate(scene)
        }
        transition.animator.addCompletion { [self] _ in end(scene, key) }
    }

    /// However it ends, it is once, with nothing left of ours; which way it went only the context knows (B5.9).
    private func end(_ scene: TransitionScene, _ key: ObjectIdentifier) {
        guard running.removeValue(forKey: key) != nil else { return }
        let completed = !scene.context.transitionWasCancelled
        if !scene.isReduced { finish(scene, completed: completed) }
        scene.restore()
        scene.context.completeTransition(completed)
    }

    private func placeAtOnce(_ context: any UIViewControllerContextTransitioning) {
        TransitionScene(context).place(enteringAbove: enteringAbove)
        context.completeTransition(true)
    }

    // MARK: Less motion

    private func prepareReduced(_ scene: TransitionScene) {
        scene.entering?.take(reducedPosing.entering, in: scene)
    }

    private func animateReduced(_ scene: TransitionScene) {
        scene.entering?.take(.inPlace, in: scene)
        scene.leaving?.take(reducedPosing.leaving, in: scene)
    }

    private static func sound(_ duration: TimeInterval) -> TimeInterval {
        guard duration.isFinite, duration >= 0 else {
            Advice.give("A transition was given the duration \(duration); it takes 0 instead. Give seconds, 0 or more.")
            return 0
        }
        return duration
    }
}
