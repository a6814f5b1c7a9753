import BatonTesting
import UIKit

@testable import Baton

/// Stacks that are changed from inside their callbacks.
extension BadInputTable {
    @BadInputRows
    static var stacksInCallbacks: [BadInput] {
        for (name, change) in changesOfStacks {
            row("NavigationTransitions.choose", name, .defined("the stack settles")) {
                try $0.push { navigation, act in
                    navigation.transitions = NavigationTransitions.slide.choice { _ in
                        act()
                        return .style(.fade)
                    }
                } changing: {
                    change($0)
                }
            }
            row("TransitionDriver.observer", name, .defined("the stack settles")) {
                try $0.push { navigation, act in
                    navigation.transitions = .slide
                    NavigationTransitionDriver.driver(of: navigation)?.observer = { _ in act() }
                } changing: {
                    change($0)
                }
            }
            for (method, push) in callingPushes {
                row(method, name, .defined("the stack settles")) {
                    try $0.push { navigation, act in
                        navigation.transitions = NavigationTransitions(push: .animator { push(act) }, pop: .system)
                    } changing: {
                        change($0)
                    }
                }
            }
            row(
                "SwipePop.Options.shouldBegin", name, name == "it presents" ? unreceived : .defined("the stack settles")
            ) {
                try $0.swipe { act in
                    SwipePop.Options { _ in
                        act()
                        return true
                    }
                } changing: {
                    change($0)
                }
            }
            row("SwipeArea.part(_:)", name, .defined("the stack settles")) {
                try $0.swipe { act in
                    SwipePop.Options(
                        area: .part { _, _ in
                            act()
                            return true
                        })
                } changing: {
                    change($0)
                }
            }
            row("UINavigationItem.backInterceptor", name, .defined("the stack settles")) {
                let stand = try $0.stack(showsB: true) { $0.transitions = .slide }
                stand.b.navigationItem.backInterceptor = { [weak navigation = stand.navigation, weak b = stand.b] in
                    b?.navigationItem.backInterceptor = nil
                    if let navigation { change(navigation) }
                }
                try $0.swipeBack(on: stand)
                stand.navigation.transitions = .slide
            }
        }
    }

    /// The advice about a gesture that begins what UIKit refuses.
    static let unreceived = BadInput.Outcome.advice("UIKit did not receive it from the delegate")

    /// Pushes that call a closure in one of their methods.
    private static var callingPushes: [(String, @MainActor (@escaping () -> Void) -> CallingPush)] {
        [
            ("TransitionAnimator.prepare(_:)", { CallingPush(onPrepare: $0) }),
            ("TransitionAnimator.animate(_:)", { CallingPush(onAnimate: $0) }),
            ("TransitionAnimator.finish(_:completed:)", { CallingPush(onFinish: $0) }),
        ]
    }

    /// What an app may do in a callback in which it had better do nothing.
    private static var changesOfStacks: [(String, @MainActor (UINavigationController) -> Void)] {
        [
            ("it sets other transitions", { $0.transitions = .fade }),
            ("it removes the transitions", { $0.transitions = nil }),
            ("it pops", { $0.popToRootViewController(animated: true) }),
            ("it pushes", { $0.pushViewController(TestScreen("Another"), animated: true) }),
            ("it replaces the stack", { $0.setViewControllers([$0.viewControllers[0]], animated: false) }),
            ("it ends the transition", { NavigationTransitionDriver.driver(of: $0)?.endRunningTransition() }),
            ("it presents", { $0.present(TestScreen("Presented"), using: .card) }),
            (
                "it leaves the window for a moment",
                { navigation in
                    let window = navigation.view.window
                    window?.rootViewController = UIViewController()
                    window?.rootViewController = navigation
                }
            ),
        ]
    }
}

/// A push that calls closures.
private final class CallingPush: PushAnimator {
    private var onPrepare: () -> Void = {}
    private var onAnimate: () -> Void = {}
    private var onFinish: () -> Void = {}

    convenience init(
        onPrepare: @escaping () -> Void = {}, onAnimate: @escaping () -> Void = {},
        onFinish: @escaping () -> Void = {}
    ) {
        self.init(.slide)
        self.onPrepare = onPrepare
        self.onAnimate = onAnimate
        self.onFinish = onFinish
    }

    override func prepare(_ transition: RunningTransition) {
        super.prepare(transition)
        onPrepare()
    }

    override func animate(_ transition: RunningTransition) {
        super.animate(transition)
        onAnimate()
    }

    override func finish(_ transition: RunningTransition, completed: Bool) {
        super.finish(transition, completed: completed)
        onFinish()
    }
}
