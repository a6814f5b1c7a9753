import Baton
import UIKit

// What one may guess about styles and animators, and must not compile. See `.ci/check-wrong-guesses`.

@MainActor
func wrongPoses() {
    // expected: 'left' has been renamed to 'leading'
    _ = Pose.offstage(.left)
    // expected: 'right' has been renamed to 'trailing'
    _ = TransitionStyle(entering: .offstage(.right))
    // expected: static member 'faded' cannot be used on instance of type 'Pose'
    _ = TransitionStyle(entering: .scaled(0.9).faded)
    // expected: extra arguments at positions #1, #2 in call
    _ = TransitionStyle(from: .faded, to: .inPlace)
    // expected: reference to member 'spring' cannot be resolved without a contextual type
    _ = TransitionStyle.slide.timing(.spring)
}

@MainActor
func wrongZooms(_ stack: UINavigationController, _ cell: UIView) {
    // expected: 'zoom(from:)' is unavailable: write .zoom { _ in view }, which is called for each transition
    stack.transitions = .zoom(from: cell)
    // expected: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
    stack.transitions = .zoom { cell }
    // expected: 'zoom' is unavailable: write .zoom("photo") for a shared view, or .zoom { _ in view }
    stack.transitions = .zoom
    // expected: 'expand' is unavailable: write .expand("card") for a shared view, or .expand { _ in view }
    stack.transitions = .expand
}

final class WrongCurtain: PushAnimator {
    // expected: overriding non-open instance method outside of its defining module
    override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {}

    override func animate(_ transition: RunningTransition) {
        // expected: 'toView' is unavailable: write transition.entering?.view
        transition.toView?.alpha = 1
        // expected: 'fromView' is unavailable: write transition.leaving?.view
        transition.fromView?.alpha = 0
        // expected: value of type 'RunningTransition' has no member 'completeTransition'
        transition.completeTransition(true)
    }
}
