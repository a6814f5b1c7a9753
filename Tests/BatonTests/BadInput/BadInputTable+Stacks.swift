import BatonTesting
import UIKit

@testable import Baton

/// What a stack is given: transitions, choices, delegates and options of its swipe.
extension BadInputTable {
    @BadInputRows
    static var stacks: [BadInput] {
        stackTransitions
        choices
        stacksInCallbacks
        stacksAtWrongMoments
        batonStacks
        stackDriver
    }

    @BadInputRows
    private static var stackTransitions: [BadInput] {
        row("NavigationTransitions.init(_:)", "a style with wrong numbers", .advice(pose)) {
            try $0.push(by: NavigationTransitions(wrongStyle))
        }
        row("NavigationTransitions.init(push:pop:)", "styles with wrong numbers", .advice(pose)) {
            try $0.push(by: NavigationTransitions(push: .style(wrongStyle), pop: .style(wrongStyle)))
        }
        row("NavigationTransitions.push", "a style with wrong numbers", .advice(pose)) {
            var transitions = NavigationTransitions.system
            transitions.push = .style(wrongStyle)
            try $0.push(by: transitions)
        }
        row("NavigationTransitions.pop", "a style with wrong numbers", .advice(pose)) {
            var transitions = NavigationTransitions.system
            transitions.pop = .style(wrongStyle)
            try $0.push(by: transitions)
        }
        row("NavigationTransitions.mapStyles(_:)", "a change to wrong numbers", .advice(pose)) {
            try $0.push(by: NavigationTransitions.slide.mapStyles { _ in wrongStyle })
        }
        row(
            "NavigationTransitions.barState", "an offset that is not a number",
            .advice("BarState: ")
        ) {
            var transitions = NavigationTransitions.slide
            transitions.barState.titleOffset = UIOffset(horizontal: .nan, vertical: .nan)
            try $0.push(by: transitions)
        }
        row(
            "NavigationTransitions.barState(_:)", "an offset that is not a number",
            .advice("BarState: ")
        ) {
            let state = BarState { $0.titleOffset = UIOffset(horizontal: .nan, vertical: .nan) }
            try $0.push(by: .slide.barState(state))
        }
        row("NavigationTransitions.swipe", "nil", .defined("UIKit's recognizer does not begin either")) {
            var transitions = NavigationTransitions.slide
            transitions.swipe = nil
            try $0.push(by: transitions)
        }
        row("NavigationTransitions.swipe(_:)", "nil", .defined("no swipe begins")) {
            try $0.push(by: NavigationTransitions.slide.swipe(nil))
        }
        row("NavigationTransitions.swipe(area:shouldBegin:)", "no area", .defined("the area stays")) {
            try $0.push(by: NavigationTransitions.slide.swipe(area: nil, shouldBegin: nil))
        }
        row("UINavigationController.transitions", "nil, twice", .defined("UIKit animates")) {
            let stand = try $0.stack { $0.transitions = nil }
            stand.navigation.transitions = .slide
            stand.navigation.transitions = nil
            stand.navigation.transitions = nil
        }
        row("UINavigationController.transitions", "set before there is a screen", .defined("nothing is shown")) {
            let stack = UINavigationController()
            stack.transitions = .slide
            stack.popViewController(animated: true)
            let stage = Stage(root: stack)
            $0.take(stage)
            stack.pushViewController(TestScreen("First"), animated: true)
            try stage.settle()
        }
    }

    @BadInputRows
    private static var choices: [BadInput] {
        row("TransitionChoice.init(_:)", "a style with wrong numbers", .advice(pose)) {
            try $0.push(by: NavigationTransitions(push: TransitionChoice(wrongStyle), pop: .system))
        }
        row("TransitionChoice.style(_:)", "a style with wrong numbers", .advice(pose)) {
            try $0.push(by: NavigationTransitions(push: .system, pop: .style(wrongStyle)))
        }
        row("TransitionChoice.mapStyles(_:)", "a change to wrong numbers", .advice(pose)) {
            let choice = TransitionChoice.style(.slide).mapStyles { _ in wrongStyle }
            try $0.push(by: NavigationTransitions(push: choice, pop: .system))
        }
        row("TransitionChoice.animator(_:)", "an animator of the other direction", .advice("is used for push")) {
            try $0.push(by: NavigationTransitions(push: .animator { PopAnimator(.slide) }, pop: .system))
        }
        row("TransitionChoice.animator(_:)", "one animator for every push", .defined("it serves all of them")) {
            let animator = PushAnimator(.slide)
            try $0.push(by: NavigationTransitions(push: .animator { animator }, pop: .system))
        }
        row("TransitionChoice.animators(forward:backward:)", "the wrong way round", .advice("is used for push")) {
            let choice = TransitionChoice.animators {
                PopAnimator(.slide)
            } backward: {
                PopAnimator(.slide)
            }
            try $0.push(by: NavigationTransitions(push: choice, pop: choice))
        }
        row("NavigationTransitions.choose", "a style with wrong numbers", .advice(pose)) {
            var transitions = NavigationTransitions.slide
            transitions.choose = { _ in .style(wrongStyle) }
            try $0.push(by: transitions)
        }
        row("NavigationTransitions.choice(_:)", "a style with wrong numbers", .advice(pose)) {
            try $0.push(by: NavigationTransitions.slide.choice { _ in .style(wrongStyle) })
        }
        row("TransitioningScreen.transition(for:)", "a style with wrong numbers", .advice(pose)) {
            let stand = try $0.stack { $0.transitions = .slide }
            stand.push(WrongScreen())
            try $0.settle()
            stand.pop()
            try $0.settle()
        }
    }

    @BadInputRows
    private static var stacksAtWrongMoments: [BadInput] {
        row("TransitionDriver.endRunningTransition()", "nothing runs, and twice", .defined("nothing happens")) {
            let stand = try $0.stack { $0.transitions = .slide }
            stand.driver?.endRunningTransition()
            stand.push()
            stand.stage.advance(by: 0.05)
            stand.driver?.endRunningTransition()
            stand.driver?.endRunningTransition()
        }
        row("NavigationTransitions.forwardedDelegate", "a delegate that is released", .defined("it is forgotten")) {
            let stand = try $0.stack()
            do {
                let delegate = HandWrittenStackDelegate()
                var transitions = NavigationTransitions.slide
                transitions.forwardedDelegate = delegate
                stand.navigation.transitions = transitions
                stand.push()
                stand.stage.advance(by: 0.05)
            }
            try $0.settle()
            $0.expect(stand.navigation.transitions?.forwardedDelegate == nil, "the delegate is retained")
        }
        row("NavigationTransitions.forwardedDelegate(_:)", "the driver itself", .defined("it is not asked twice")) {
            let stand = try $0.stack { $0.transitions = .slide }
            stand.navigation.transitions = NavigationTransitions.slide.forwardedDelegate(stand.driver)
        }
        row("NavigationTransitions.forwardedDelegate(_:)", "the driver of another stack", unreceived) {
            let other = $0.keep(UINavigationController(rootViewController: UIViewController()))
            other.transitions = .fade
            try $0.push(by: .slide.forwardedDelegate(NavigationTransitionDriver.driver(of: other)))
        }
        row("NavigationTransitions.forwardedDelegate(_:)", "nil", .defined("nothing is forwarded")) {
            try $0.push(by: NavigationTransitions.slide.forwardedDelegate(nil))
        }
        row("UIViewController.performTransition(_:)", "no change", .defined("it returns")) {
            let stand = try $0.stack { $0.transitions = .slide }
            let outcome = await stand.navigation.performTransition {}
            $0.expect(outcome == .completed, "the outcome is \(outcome)")
        }
        row("UIViewController.performTransition(_:)", "two changes, without animation", .defined("it returns")) {
            let stand = try $0.stack { $0.transitions = .slide }
            await stand.navigation.performTransition {
                stand.navigation.pushViewController(stand.b, animated: false)
                stand.navigation.popViewController(animated: false)
            }
        }
    }
}

/// A screen that asks for a transition with wrong numbers.
private final class WrongScreen: UIViewController, TransitioningScreen {
    func transition(for change: ScreenChange) -> TransitionChoice? {
        .style(TransitionStyle(entering: .scaled(.nan), leaving: .scaled(.nan)))
    }
}
