import BatonTesting
import UIKit

@testable import Baton

/// The calls of a `BatonNavigationController`, and those that UIKit or a proxy makes to the driver of a stack.
extension BadInputTable {
    @BadInputRows
    static var batonStacks: [BadInput] {
        row("BatonNavigationController.init(showing:)", "a stack, which UIKit refuses to push", .defined("it is shown"))
        {
            let inner = UIViewController()
            inner.addChild(UINavigationController(rootViewController: UIViewController()))
            let stack = BatonNavigationController(showing: inner)
            stack.transitions = .slide
            $0.take(Stage(root: stack))
        }
        row("BatonNavigationController.delegate", "nil, itself, and the driver", .defined("the driver stays")) {
            let stack = BatonNavigationController(showing: TestScreen("A"))
            stack.transitions = .slide
            $0.take(Stage(root: stack))
            let driver = NavigationTransitionDriver.driver(of: stack)
            stack.delegate = nil
            stack.delegate = driver
            stack.pushViewController(TestScreen("B"), animated: true)
            stack.delegate = nil
            $0.expect(stack.uikitDelegate === driver, "the delegate is another")
        }
        row("BatonNavigationController.pushViewController(_:animated:)", "in a push", .defined("both are pushed")) {
            let stack = try $0.batonStack()
            stack.pushViewController(TestScreen("B"), animated: true)
            stack.pushViewController(TestScreen("C"), animated: true)
            try $0.settle()
            $0.expect(stack.viewControllers.count == 3, "there are \(stack.viewControllers.count)")
        }
        row("BatonNavigationController.popViewController(animated:)", "at the root, and twice", .defined("nothing")) {
            let stack = try $0.batonStack()
            stack.popViewController(animated: true)
            stack.pushViewController(TestScreen("B"), animated: true)
            stack.popViewController(animated: true)
            stack.popViewController(animated: true)
        }
        row("BatonNavigationController.popToViewController(_:animated:)", "the top itself", .defined("nothing")) {
            let stack = try $0.batonStack()
            stack.popToViewController(stack.viewControllers[0], animated: true)
        }
        row("BatonNavigationController.popToRootViewController(animated:)", "at the root", .defined("nothing")) {
            try $0.batonStack().popToRootViewController(animated: true)
        }
        row("BatonNavigationController.setViewControllers(_:animated:)", "none, and then some", .defined("they show")) {
            let stack = try $0.batonStack()
            stack.setViewControllers([], animated: true)
            stack.setViewControllers([TestScreen("B"), TestScreen("C")], animated: true)
        }
        row("BatonNavigationController.viewControllers", "none, during a push", .defined("they show")) {
            let stack = try $0.batonStack()
            stack.pushViewController(TestScreen("B"), animated: true)
            stack.viewControllers = []
            try $0.settle()
            stack.viewControllers = [TestScreen("C")]
        }
        row("BatonNavigationController.accessibilityPerformEscape()", "without a screen", .defined("nothing")) {
            let stack = try $0.batonStack()
            stack.viewControllers = []
            _ = stack.accessibilityPerformEscape()
            stack.viewControllers = [TestScreen("C")]
        }
        row(
            "BatonNavigationController.navigationBar(_:shouldPop:)", "a bar and an item of nobody",
            .defined("it may pop")
        ) {
            let stack = try $0.batonStack()
            $0.expect(stack.navigationBar(UINavigationBar(), shouldPop: UINavigationItem()), "it may not")
        }
    }

    @BadInputRows
    static var stackDriver: [BadInput] {
        row("NavigationTransitionDriver.driver(of:)", "a stack without transitions", .defined("nil")) {
            let stand = try $0.stack()
            $0.expect(NavigationTransitionDriver.driver(of: stand.navigation) == nil, "there is a driver")
        }
        row(
            "NavigationTransitionDriver.navigationController(_:willShow:animated:)", "a screen of nobody, at rest",
            .defined("nothing")
        ) {
            let stand = try $0.stack { $0.transitions = colored }
            stand.driver?.navigationController(stand.navigation, willShow: UIViewController(), animated: true)
            stand.driver?.navigationController(UINavigationController(), willShow: UIViewController(), animated: true)
        }
        row(
            "NavigationTransitionDriver.navigationController(_:didShow:animated:)", "a screen of nobody, in a push",
            .defined("nothing")
        ) {
            let stand = try $0.stack { $0.transitions = colored }
            stand.push()
            stand.stage.advance(by: 0.05)
            stand.driver?.navigationController(stand.navigation, didShow: UIViewController(), animated: true)
            stand.driver?.navigationController(stand.navigation, didShow: stand.a, animated: false)
        }
        row(
            "NavigationTransitionDriver.navigationController(_:animationControllerFor:from:to:)",
            "no operation, and a screen of nobody", .defined("the answer is not used")
        ) {
            let stand = try $0.stack { $0.transitions = .slide }
            for operation in [UINavigationController.Operation.none, .push, .pop] {
                _ = stand.driver?.navigationController(
                    stand.navigation, animationControllerFor: operation, from: UIViewController(), to: stand.a)
            }
        }
        row(
            "NavigationTransitionDriver.navigationController(_:interactionControllerFor:)", "an animator of nobody",
            .defined("the answer is not used")
        ) {
            let stand = try $0.stack { $0.transitions = .slide }
            _ = stand.driver?.navigationController(stand.navigation, interactionControllerFor: PopAnimator(.slide))
        }
    }

    /// Transitions with a bar that Baton paints.
    static var colored: NavigationTransitions {
        NavigationTransitions.slide.barState(BarState(background: .color(.systemRed)))
    }
}
