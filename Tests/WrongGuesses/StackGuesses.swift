import Baton
import UIKit

// What one may guess about stacks, and must not compile. See `.ci/check-wrong-guesses`.

final class WrongPush: PushAnimator {}
final class WrongPop: PopAnimator {}

extension TransitionStyle {
    static let rising = TransitionStyle(entering: .offstage(.bottom))
}

@MainActor
func wrongStacks(_ stack: UINavigationController, _ delegate: UINavigationControllerDelegate) {
    // expected: missing argument for parameter 'pop' in call
    stack.transitions = NavigationTransitions(push: WrongPush())
    // expected: 'init(push:pop:)' is unavailable: write push: .animator { _ in CurtainPush() }
    stack.transitions = NavigationTransitions(push: WrongPush(), pop: WrongPop())
    // expected: cannot convert value of type 'WrongPush' to expected argument type 'TransitionChoice'
    stack.transitions = NavigationTransitions(push: WrongPush(), pop: .fade)
    // expected: cannot assign value of type 'WrongPush' to type 'TransitionChoice'
    stack.transitions?.push = WrongPush()
    // expected: missing argument for parameter 'pop' in call
    stack.transitions = NavigationTransitions(push: .depth)
    // expected: type 'NavigationTransitions?' has no member 'rising'
    stack.transitions = .rising
    // expected: cannot assign value of type 'TransitionStyle' to type 'NavigationTransitions'
    stack.transitions = TransitionStyle.rising
    // expected: 'forwarding(to:)' has been renamed to 'forwardedDelegate(_:)'
    stack.transitions = .slide.forwarding(to: delegate)
    // expected: value of type 'NavigationTransitions' has no member 'isInteractive'
    stack.transitions?.isInteractive = false
    // expected: type 'TimeInterval' (aka 'Double') has no member 'seconds'
    stack.transitions = .slide.duration(.seconds(1))
    // expected: missing argument label 'from:' in call
    stack.transitions = .slide(.left)
    // expected: type 'NavigationTransitions?' has no member 'card'
    stack.transitions = .card
    // expected: 'interactive' is unavailable: write .swipe(.off) for no swipe, or .interruptible(false) for no catch
    stack.transitions = .slide.interactive(false)
    // expected: 'sharing' is unavailable: write .slide.sharing("photo"), with a SharedViewProvider
    stack.transitions = .sharing("photo")
    // expected: 'crossDissolve' has been renamed to 'fade'
    stack.transitions = .crossDissolve
    // expected: 'fade(duration:)' is unavailable: write .fade.duration(0.2)
    stack.transitions = .fade(duration: 0.2)
    // expected: 'fullScreen' has been renamed to 'content'
    stack.transitions = .slide.swipe(.fullScreen)
    // expected: 'anywhere' has been renamed to 'content'
    stack.transitions = .slide.swipe(.anywhere)
    // expected: 'swipeBack' has been renamed to 'swipe(_:)'
    stack.transitions = .slide.swipeBack(.edge)
    // expected: 'curve' has been renamed to 'timing(_:)'
    stack.transitions = .cover.curve(.easeInOut)
    // expected: 'spring(damping:duration:)' is unavailable: write .spring(damping: 0.8).duration(0.5)
    stack.transitions = .slide.spring(damping: 0.8, duration: 0.5)
    // expected: 'none' is unavailable: call the method with animated: false
    stack.popViewController(using: .none)
    // expected: 'disabled' has been renamed to 'off'
    stack.transitions = .slide.swipe(.disabled)
}

@MainActor
func wrongSwipes(_ stack: UINavigationController) {
    // expected: extraneous argument label 'area:' in call
    stack.transitions = .slide.swipe(area: .content)
    // expected: 'swipe' is unavailable: write .swipe(.off) for no swipe
    stack.transitions = .slide.swipe(false)
    // expected: value of type 'SwipePop.Options' has no member 'isEnabled'
    stack.transitions?.swipe.isEnabled = false
    // expected: extra argument 'navigationController' in call
    _ = SwipePop(navigationController: stack)
    // expected: value of type 'UINavigationController' has no member 'backInterceptor'
    stack.backInterceptor = nil
}
