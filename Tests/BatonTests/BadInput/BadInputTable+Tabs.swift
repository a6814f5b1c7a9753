import BatonTesting
import UIKit

@testable import Baton

/// What tabs are given: transitions, choices, delegates and options of their swipe.
extension BadInputTable {
    @BadInputRows
    static var tabs: [BadInput] {
        tabTransitions
        tabsInCallbacks
        tabDriver
    }

    @BadInputRows
    private static var tabTransitions: [BadInput] {
        row("TabTransitions.init(_:)", "a style with wrong numbers", .advice(pose)) {
            try $0.changeTabs(by: TabTransitions(wrongStyle))
        }
        row("TabTransitions.init(forward:back:)", "styles with wrong numbers", .advice(pose)) {
            try $0.changeTabs(by: TabTransitions(forward: .style(wrongStyle), back: .style(wrongStyle)))
        }
        row("TabTransitions.forward", "a style with wrong numbers", .advice(pose)) {
            var transitions = TabTransitions(forward: .system, back: .system)
            transitions.forward = .style(wrongStyle)
            try $0.changeTabs(by: transitions)
        }
        row("TabTransitions.back", "an animator of the other direction", .advice("is used for")) {
            var transitions = TabTransitions(forward: .system, back: .system)
            transitions.back = .animator { TabForwardAnimator(.slide) }
            try $0.changeTabs(by: transitions)
        }
        row("TabTransitions.mapStyles(_:)", "a change to wrong numbers", .advice(pose)) {
            try $0.changeTabs(by: TabTransitions.slideAcross.mapStyles { _ in wrongStyle })
        }
        row("TabTransitions.choose", "a style with wrong numbers", .advice(pose)) {
            var transitions = TabTransitions.slideAcross
            transitions.choose = { _ in .style(wrongStyle) }
            try $0.changeTabs(by: transitions)
        }
        row("TabTransitions.choice(_:)", "a style with wrong numbers", .advice(pose)) {
            try $0.changeTabs(by: TabTransitions.slideAcross.choice { _ in .style(wrongStyle) })
        }
        row("TabTransitions.swipe", "nil", .defined("no swipe begins")) {
            var transitions = TabTransitions.slideAcross
            transitions.swipe = nil
            try $0.changeTabs(by: transitions)
        }
        row("TabTransitions.swipe(_:)", "nil", .defined("no swipe begins")) {
            try $0.changeTabs(by: TabTransitions.slideAcross.swipe(nil))
        }
        row("TabTransitions.swipe(shouldBegin:startsAt:)", "no closures", .defined("every swipe begins")) {
            try $0.changeTabs(by: TabTransitions.slideAcross.swipe(shouldBegin: nil, startsAt: nil))
        }
        row("TabTransitions.forwardedDelegate", "a delegate that is released", .defined("it is forgotten")) {
            var transitions = TabTransitions.slideAcross.swipe()
            do {
                let released = HandWrittenTabDelegate()
                transitions.forwardedDelegate = released
            }
            try $0.changeTabs(by: transitions)
        }
        row("TabTransitions.forwardedDelegate(_:)", "the driver itself", .defined("it is not asked twice")) {
            let stand = try $0.tabs { $0.transitions = .slideAcross }
            let driver = TabTransitionDriver.driver(of: stand.tabs)
            stand.tabs.transitions = TabTransitions.slideAcross.forwardedDelegate(driver)
            stand.tap(1)
        }
        row("UITabBarController.transitions", "nil, twice, in a change", .defined("it settles")) {
            let stand = try $0.tabs { $0.transitions = .slideAcross }
            stand.tap(1)
            stand.stage.advance(by: 0.05)
            stand.tabs.transitions = nil
            stand.tabs.transitions = nil
        }
        row("UITabBarController.transitions", "no tabs", .defined("nothing is shown")) {
            let stand = try $0.tabs { $0.transitions = TabTransitions.slideAcross.swipe() }
            stand.tabs.viewControllers = []
            stand.stage.finger.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), in: 0.2)
            stand.tabs.viewControllers = stand.screens
        }
    }

    private static var changesOfTabs: [(String, @MainActor (UITabBarController) -> Void)] {
        [
            ("it selects", { $0.selectedIndex = 2 }),
            ("it removes the transitions", { $0.transitions = nil }),
            ("it removes the tabs", { $0.viewControllers = [$0.viewControllers?[0]].compactMap { $0 } }),
            ("it sets other transitions", { $0.transitions = TabTransitions(.fade).swipe() }),
            ("it ends the transition", { TabTransitionDriver.driver(of: $0)?.endRunningTransition() }),
            (
                "it leaves the window for a moment",
                { tabs in
                    let window = tabs.view.window
                    window?.rootViewController = UIViewController()
                    window?.rootViewController = tabs
                }
            ),
        ]
    }

    @BadInputRows
    private static var tabsInCallbacks: [BadInput] {
        for (name, change) in changesOfTabs {
            row("TabTransitions.choose", name, .defined("it settles")) {
                try $0.swipeTabs(changing: change) { tabs, act in
                    tabs.transitions = TabTransitions.slideAcross.swipe().choice { _ in
                        act()
                        return .style(.fade)
                    }
                }
            }
            row("SwipeTabs.Options.shouldBegin", name, .defined("it settles")) {
                try $0.swipeTabs(changing: change) { tabs, act in
                    tabs.transitions = TabTransitions.slideAcross.swipe(shouldBegin: { _ in
                        act()
                        return true
                    })
                }
            }
            row("SwipeTabs.Options.startsAt", name, .defined("it settles")) {
                try $0.swipeTabs(changing: change) { tabs, act in
                    tabs.transitions = TabTransitions.slideAcross.swipe(startsAt: { _, _ in
                        act()
                        return true
                    })
                }
            }
            row("TransitionDriver.observer", name, .defined("it settles")) {
                try $0.swipeTabs(changing: change) { tabs, act in
                    tabs.transitions = TabTransitions.slideAcross.swipe()
                    TabTransitionDriver.driver(of: tabs)?.observer = { _ in act() }
                }
            }
        }
    }

    @BadInputRows
    private static var tabDriver: [BadInput] {
        row("TabTransitionDriver.driver(of:)", "tabs without transitions", .defined("nil")) {
            let stand = try $0.tabs()
            $0.expect(TabTransitionDriver.driver(of: stand.tabs) == nil, "there is a driver")
        }
        row("TabTransitionDriver.tabBarController(_:shouldSelect:)", "a screen of nobody", .defined("it may")) {
            let stand = try $0.tabs { $0.transitions = .slideAcross }
            let driver = TabTransitionDriver.driver(of: stand.tabs)
            $0.expect(driver?.tabBarController(stand.tabs, shouldSelect: UIViewController()) == true, "it may not")
        }
        row(
            "TabTransitionDriver.tabBarController(_:didSelect:)", "a screen of nobody, in a change", .defined("nothing")
        ) {
            let stand = try $0.tabs { $0.transitions = .slideAcross }
            stand.tap(1)
            stand.stage.advance(by: 0.05)
            TabTransitionDriver.driver(of: stand.tabs)?.tabBarController(stand.tabs, didSelect: UIViewController())
        }
        row(
            "TabTransitionDriver.tabBarController(_:animationControllerForTransitionFrom:to:)", "screens of nobody",
            .advice("A screen is in none of the tabs")
        ) {
            let stand = try $0.tabs { $0.transitions = .slideAcross }
            _ = TabTransitionDriver.driver(of: stand.tabs)?.tabBarController(
                stand.tabs, animationControllerForTransitionFrom: UIViewController(), to: UIViewController())
        }
        row(
            "TabTransitionDriver.tabBarController(_:interactionControllerFor:)", "an animator of nobody",
            .defined("the answer is not used")
        ) {
            let stand = try $0.tabs { $0.transitions = .slideAcross }
            _ = TabTransitionDriver.driver(of: stand.tabs)?.tabBarController(
                stand.tabs, interactionControllerFor: PopAnimator(.slide))
        }
    }
}

extension BadInputTrial {
    func tabs(_ setUp: (UITabBarController) -> Void = { _ in }) throws -> TabStage {
        let stand = try TabStage(setUp: setUp)
        take(stand.stage)
        return stand
    }

    /// Swipes to the next tab and selects another, while a callback changes the tabs, once.
    func swipeTabs(
        changing change: @escaping @MainActor (UITabBarController) -> Void,
        _ setUp: (UITabBarController, @escaping () -> Void) -> Void
    ) throws {
        let stand = try tabs()
        var hasChanged = false
        setUp(stand.tabs) { [weak tabs = stand.tabs] in
            guard let tabs, !hasChanged else { return }
            hasChanged = true
            change(tabs)
        }
        stand.stage.finger.down(at: CGPoint(x: 300, y: 400))
        stand.stage.finger.drag(to: CGPoint(x: 80, y: 400), in: 0.2)
        look("in a swipe")
        stand.stage.finger.up()
        try settle()
        if stand.tabs.viewControllers?.count == 3 { stand.tap(1) }
        try settle()
        expect(stand.shown != nil, "no tab is shown, or several")
    }
}
