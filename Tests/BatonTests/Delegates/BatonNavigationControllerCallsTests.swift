import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that a `BatonNavigationController` answers each call as a plain one does, and ends what runs before.
@MainActor
final class BatonNavigationControllerCallsTests: GenerationTestCase {
    private let screens = ["A", "B", "C"].map { TestScreen($0) }

    private func make(showing count: Int, plain: Bool = false) throws -> (
        stage: Stage, navigation: BatonNavigationController
    ) {
        let navigation = BatonNavigationController(showing: screens[0])
        navigation.viewControllers = Array(screens.prefix(count))
        if !plain { navigation.transitions = .slide }
        let stage = Stage(root: navigation)
        try stage.settle()
        return (stage, navigation)
    }

    private func titles(_ screens: [UIViewController]?) -> [String]? {
        screens?.map { $0.title ?? "-" }
    }

    func testThePopsReturnWhatTheyPop() async throws {
        for isAnimated in [true, false] {
            let (stage, navigation) = try make(showing: 3)
            XCTAssertIdentical(navigation.popViewController(animated: isAnimated), screens[2])
            try stage.settle()
            navigation.pushViewController(screens[2], animated: false)
            XCTAssertEqual(titles(navigation.popToViewController(screens[0], animated: isAnimated)), ["B", "C"])
            try stage.settle()
            navigation.setViewControllers(screens, animated: false)
            XCTAssertEqual(titles(navigation.popToRootViewController(animated: isAnimated)), ["B", "C"])
            try stage.settle()
            XCTAssertEqual(titles(navigation.viewControllers), ["A"])
            stage.close()
        }
    }

    /// A call after which the same screen is on top cuts nothing off.
    func testACallThatChangesNothingLeavesAPopThatRuns() async throws {
        let calls: [(String, (BatonNavigationController) -> Void)] = [
            ("pop to the root", { $0.popToRootViewController(animated: true) }),
            ("pop", { $0.popViewController(animated: true) }),
            ("pop to the top", { $0.popToViewController($0.viewControllers[0], animated: true) }),
            ("set the same", { $0.setViewControllers($0.viewControllers, animated: true) }),
            ("set the same at once", { $0.setViewControllers($0.viewControllers, animated: false) }),
        ]
        for (name, call) in calls {
            let (stage, navigation) = try make(showing: 2)
            navigation.popViewController(animated: true)
            stage.turn()
            stage.advance(by: 0.1)
            let before = screens[1].view.seenFrame.minX
            XCTAssertTrue((50...350).contains(before), name)
            call(navigation)
            stage.turn()
            XCTAssertNotNil(navigation.transitionCoordinator, name)
            stage.advance(by: 1.0 / 60)
            XCTAssertLessThan(abs(screens[1].view.seenFrame.minX - before), 60, name)
            try stage.settle()
            XCTAssertEqual(titles(navigation.viewControllers), ["A"], name)
            stage.close()
        }
    }

    /// Until its end a cancelled pop has the stack of a finished one, in which nothing is to be popped.
    func testAPopPopsTheScreenThatACancelledPopPutsBack() async throws {
        let calls: [(String, (BatonNavigationController) -> Void)] = [
            ("pop", { $0.popViewController(animated: true) }),
            ("pop to the root", { $0.popToRootViewController(animated: true) }),
            ("set", { $0.setViewControllers($0.viewControllers, animated: true) }),
        ]
        for (name, call) in calls {
            let (stage, navigation) = try make(showing: 2)
            stage.finger.down(at: CGPoint(x: 2, y: 400))
            stage.finger.drag(to: CGPoint(x: 120, y: 400), in: 0.3)
            stage.finger.hold(for: 0.2)
            stage.finger.up()
            stage.advance(by: 0.05)
            XCTAssertEqual(titles(navigation.viewControllers), ["A"], "\(name): the pop is on its way back")
            call(navigation)
            try stage.settle()
            XCTAssertEqual(titles(navigation.viewControllers), ["A"], name)
            XCTAssertNil(screens[1].view.window, name)
            stage.close()
        }
    }

    /// A second tap on the selected tab pops to the root, which is on its way already.
    func testASecondTapOnTheTabJustAfterBackLeavesThePopThatRuns() async throws {
        let navigation = BatonNavigationController(showing: screens[0])
        navigation.pushViewController(screens[1], animated: false)
        navigation.transitions = .slide
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        let stage = Stage(root: tabs)
        try stage.settle()
        navigation.popViewController(animated: true)
        stage.turn()
        stage.advance(by: 0.1)
        HeadlessBars.tap(try XCTUnwrap(navigation.tabBarItem), in: tabs.tabBar)
        stage.turn()
        XCTAssertNotNil(navigation.transitionCoordinator)
        try stage.settle()
        XCTAssertEqual(titles(navigation.viewControllers), ["A"])
    }

    /// Each call that changes the stack finds it at rest, also one without animation.
    func testEachCallEndsAPushThatRuns() async throws {
        let calls: [(name: String, titles: [String], call: (BatonNavigationController, TestScreen, Bool) -> Void)] = [
            ("push", ["A", "B", "D"], { $0.pushViewController($1, animated: $2) }),
            ("pop", ["A"], { $0.popViewController(animated: $2) }),
            ("pop to", ["A"], { $0.popToViewController($0.viewControllers[0], animated: $2) }),
            ("pop to the root", ["A"], { $0.popToRootViewController(animated: $2) }),
            ("set", ["D"], { $0.setViewControllers([$1], animated: $2) }),
        ]
        for (name, result, call) in calls {
            for isAnimated in [true, false] {
                let (stage, navigation) = try make(showing: 1)
                navigation.pushViewController(screens[1], animated: true)
                stage.advance(by: 0.1)
                let ends = EndCount(of: navigation)
                call(navigation, TestScreen("D"), isAnimated)
                XCTAssertEqual(ends.cancelled, [false], "\(name), \(isAnimated)")
                try stage.settle()
                XCTAssertEqual(titles(navigation.viewControllers), result, "\(name), \(isAnimated)")
                XCTAssertEqual(stage.window.leftovers, [], "\(name), \(isAnimated)")
                stage.close()
            }
        }
    }

    /// A cancelled pop puts back the screen that is pushed, and those that were above it.
    func testAPushOfAScreenThatIsPutBackBelowOthersPopsThose() async throws {
        for isAnimated in [true, false] {
            let (stage, navigation) = try make(showing: 3)
            let driver = try XCTUnwrap(NavigationTransitionDriver.driver(of: navigation))
            driver.interaction.begin {
                navigation.popToRootViewController(animated: true)
                return navigation.transitionCoordinator
            }
            stage.turn()
            driver.interaction.update(0.5)
            XCTAssertEqual(titles(navigation.viewControllers), ["A"])
            navigation.pushViewController(screens[1], animated: isAnimated)
            try stage.settle()
            XCTAssertEqual(titles(navigation.viewControllers), ["A", "B"], "\(isAnimated)")
            XCTAssertEqual(screens[1].view.seenFrame, stage.window.bounds)
            XCTAssertNil(screens[2].view.window)
            stage.close()
        }
    }

    func testItsDelegateIsTheOneThatIsSetInUIKit() async throws {
        let app = HandWrittenStackDelegate()
        let (stage, navigation) = try make(showing: 1, plain: true)
        navigation.delegate = app
        XCTAssertIdentical(navigation.delegate, app)
        navigation.transitions = .slide
        XCTAssertIdentical(navigation.delegate, NavigationTransitionDriver.driver(of: navigation))
        navigation.transitions = nil
        XCTAssertIdentical(navigation.delegate, app)
        stage.close()
    }

    /// Without an interceptor the gesture goes back. At the root it does nothing.
    func testTheEscapeGestureGoesBack() async throws {
        let (stage, navigation) = try make(showing: 2)
        XCTAssertTrue(screens[1].view.accessibilityPerformEscape())
        try stage.settle()
        XCTAssertEqual(titles(navigation.viewControllers), ["A"])
        XCTAssertFalse(screens[0].view.accessibilityPerformEscape())
        stage.close()
    }

    /// As on a plain stack, unless a bar state has a style.
    func testTheScreenUnderAHiddenBarDecidesOnTheStatusBar() async throws {
        let navigation = BatonNavigationController(showing: LightScreen())
        navigation.transitions = .slide
        let stage = Stage(root: navigation)
        try stage.settle()
        XCTAssertNotEqual(stage.window.statusBarStyle, .lightContent, "the bar decides")
        navigation.setNavigationBarHidden(true, animated: false)
        try stage.settle()
        XCTAssertEqual(stage.window.statusBarStyle, .lightContent)
        navigation.topViewController?.navigationItem.barState.statusBarStyle = .darkContent
        XCTAssertEqual(stage.window.statusBarStyle, .darkContent)
        stage.close()
    }
}

private final class LightScreen: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
