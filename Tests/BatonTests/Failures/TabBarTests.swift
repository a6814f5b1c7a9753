import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Regression tests for failures of other libraries with the tab bar below a stack, and with nested stacks.
@MainActor
final class TabBarTests: GenerationTestCase {
    /// A stack of A and B in the first of two tabs.
    @MainActor
    private final class StackInTab {
        let stage: Stage
        let tabs = UITabBarController()
        let navigation: UINavigationController
        let a = TestScreen("A")
        let b = TestScreen("B")
        let other = TestScreen("Other")

        init(_ transitions: NavigationTransitions, hidingTheTabBar hides: Bool = false) throws {
            navigation = UINavigationController(rootViewController: a)
            b.hidesBottomBarWhenPushed = hides
            tabs.viewControllers = [navigation, other]
            navigation.transitions = transitions
            stage = Stage(root: tabs)
            try stage.settle()
        }

        func push() throws {
            navigation.pushViewController(b, animated: true)
            try stage.settle()
        }

        func swipe(to x: CGFloat) throws {
            stage.finger.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: x, y: 400), in: 0.4)
            try stage.settle()
        }

        func tap(_ screen: UIViewController) throws -> Bool {
            defer { stage.turn() }
            return HeadlessBars.tap(screen.tabBarItem, in: tabs.tabBar)
        }
    }

    // Known failure: "Tab bar dead after pop."
    func testTheTabBarWorksAfterAPopFinishedOrCancelled() async throws {
        for hides in [false, true] {
            for transitions in [NavigationTransitions.slide, .cover, .cube, .fade] {
                let stand = try StackInTab(transitions, hidingTheTabBar: hides)
                let before = WindowDump(stand.stage.window)
                try stand.push()
                let pushed = WindowDump(stand.stage.window)
                try stand.swipe(to: 60)
                XCTAssertEqual(WindowDump(stand.stage.window).difference(from: pushed), [])
                try stand.swipe(to: 360)
                XCTAssertTrue(stand.navigation.topViewController === stand.a)
                XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
                XCTAssertTrue(try stand.tap(stand.other))
                try stand.stage.settle()
                XCTAssertTrue(stand.tabs.selectedViewController === stand.other)
                XCTAssertTrue(try stand.tap(stand.navigation))
                try stand.stage.settle()
                XCTAssertEqual(stand.a.view.frame, stand.stage.window.bounds)
                XCTAssertEqual(HeadlessLog.warnings, [])
            }
        }
    }

    // Known failures: "The new page's bottom inset jumps at the end", "Table slips behind the tab bar after pop."
    func testTheInsetAboveTheTabBarIsTheSameInEveryFrame() async throws {
        // The bar's 49 points above the home indicator's 34 points.
        let stand = try StackInTab(.slide)
        func everyFrame(of screen: UIViewController, _ change: () -> Void) throws {
            change()
            for frame in 0..<30 {
                stand.stage.advance(by: 1.0 / 60)
                XCTAssertEqual(screen.view.safeAreaInsets.bottom, 83, "\(screen.title ?? "-") in frame \(frame)")
                XCTAssertEqual(stand.tabs.tabBar.seenFrame, CGRect(x: 0, y: 761, width: 390, height: 83))
            }
            try stand.stage.settle()
        }
        try everyFrame(of: stand.b) { stand.navigation.pushViewController(stand.b, animated: true) }
        try everyFrame(of: stand.a) { stand.navigation.popViewController(animated: true) }
    }

    // Known failure: "Swipe on the root screen (stack of one) breaks every later navigation."
    func testASwipeAtTheRootOfATabDoesNothingAndTheNextPushWorks() async throws {
        let stand = try StackInTab(.slide)
        try stand.swipe(to: 360)
        try stand.push()
        XCTAssertTrue(stand.navigation.topViewController === stand.b)
        XCTAssertEqual(stand.b.view.frame, stand.stage.window.bounds)
    }

    // Known failure: "Swipe in nested nav-in-tab-in-nav pops to root."
    func testASwipeInAStackInATabInAStackPopsOneScreenOfTheInnerOne() async throws {
        let inner = UINavigationController(rootViewController: TestScreen("A"))
        let tabs = UITabBarController()
        tabs.viewControllers = [inner, TestScreen("Other")]
        let outer = ScreenWithTabs(nibName: nil, bundle: nil)
        outer.hold(tabs)
        let root = UINavigationController(rootViewController: TestScreen("Root"))
        root.pushViewController(outer, animated: false)
        inner.transitions = .slide
        root.transitions = .slide
        let stage = Stage(root: root)
        try stage.settle()
        for title in ["B", "C"] {
            inner.pushViewController(TestScreen(title), animated: true)
            try stage.settle()
        }
        for expected in [["A", "B"], ["A"]] {
            stage.finger.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 360, y: 400), in: 0.4)
            try stage.settle()
            XCTAssertEqual(inner.viewControllers.map { $0.title ?? "-" }, expected)
            XCTAssertEqual(root.viewControllers.count, 2)
        }
        stage.finger.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 360, y: 400), in: 0.4)
        try stage.settle()
        XCTAssertEqual(inner.viewControllers.count, 1)
        XCTAssertEqual(root.viewControllers.count, 1, "at its root the inner one leaves the swipe to the outer one")
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    // Known failure: "Side swipe dead after a custom modal closes."
    func testTheSwipeWorksAfterAModalIsDismissed() async throws {
        for transitions in [ModalTransitions.card, .fade, .flip, .drawer, .dialog] {
            let stand = try StackStage { $0.transitions = .slide }
            let modal = TestScreen("Modal")
            stand.navigation.present(modal, using: transitions)
            try stand.stage.settle()
            modal.dismiss(animated: true)
            try stand.stage.settle()
            stand.stage.finger.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 360, y: 400), in: 0.4)
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A"])
        }
    }
}

/// A screen that contains a tab bar controller, since a stack refuses to push one.
private final class ScreenWithTabs: UIViewController {
    func hold(_ tabs: UITabBarController) {
        addChild(tabs)
        tabs.view.frame = view.bounds
        tabs.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tabs.view)
        tabs.didMove(toParent: self)
    }
}
