import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests UIKit's own back swipe in combination with Baton's delegate.
@MainActor
final class SwipePermissionTests: GenerationTestCase {
    private func swipe(_ stand: StackStage) throws {
        stand.stage.finger.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 350, y: 400), in: 0.3)
        try stand.stage.settle()
    }

    func testUIKitsSwipeWorksWhereBatonProvidesNoAnimators() async throws {
        // B2.40
        let stand = try StackStage { $0.transitions = .system }
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testUIKitsSwipeIsOffWhereTheAppProvidesAnimators() async throws {
        // B2.40
        let app = HandWrittenStackDelegate()
        let stand = try StackStage {
            $0.delegate = app
            $0.transitions = .system
        }
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A", "B"])
        withExtendedLifetime(app) {}
    }

    func testBatonsSwipeReplacesUIKitsSwipeAndPopsOnce() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        let c = TestScreen("C")
        stand.push(c)
        try stand.stage.settle()
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    // MARK: Interception

    func testAStackOfUIKitsTransitionsIsInterceptedWhileThereIsAnInterceptor() async throws {
        let stand = try StackStage { $0.transitions = .system }
        let own = try XCTUnwrap(stand.navigation.interactivePopGestureRecognizer?.delegate)
        var attempts = 0
        stand.b.navigationItem.backInterceptor = { attempts += 1 }
        for start in [3, 150] as [CGFloat] {
            let hasSwipe = start < 20 || HeadlessDevice.current.systemVersion >= 26
            attempts = 0
            stand.stage.finger.drag(from: CGPoint(x: start, y: 400), to: CGPoint(x: 380, y: 400), in: 0.2)
            try stand.stage.settle()
            XCTAssertEqual(attempts, hasSwipe ? 1 : 0)
            XCTAssertEqual(stand.titles, ["A", "B"])
        }
        stand.b.navigationItem.backInterceptor = nil
        XCTAssertTrue(stand.navigation.interactivePopGestureRecognizer?.delegate === own)
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testAnInterceptorThatTheScreenBringsAndTakesAway() async throws {
        let stand = try StackStage { $0.transitions = .system }
        let own = stand.navigation.interactivePopGestureRecognizer?.delegate
        let c = TestScreen("C")
        var attempts = 0
        c.navigationItem.backInterceptor = { attempts += 1 }
        stand.push(c)
        try stand.stage.settle()
        try swipe(stand)
        XCTAssertEqual(attempts, 1)
        XCTAssertEqual(stand.driver?.decisions.last, "the swipe did not begin: the screen intercepts it")
        stand.pop()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertTrue(stand.navigation.interactivePopGestureRecognizer?.delegate === own)
        stand.navigation.transitions = nil
        stand.b.navigationItem.backInterceptor = { attempts += 1 }
        XCTAssertTrue(stand.navigation.interactivePopGestureRecognizer?.delegate === own, "nobody intercepts")
    }

    func testWhereUIKitRefusesTheInterceptorIsNotCalled() async throws {
        let stand = try StackStage { $0.transitions = .system }
        var attempts = 0
        stand.b.navigationItem.backInterceptor = { attempts += 1 }
        stand.b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "X", primaryAction: nil)
        try swipe(stand)
        XCTAssertEqual(attempts, 0)
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    func testEveryStackWithTransitionsIsIntercepted() async throws {
        let stands = try [1, 2].map { _ in try StackStage { $0.transitions = .system } }
        for stand in stands {
            XCTAssertTrue(SwipePermission.isInterceptedBySwipes(stand.b.navigationItem))
            XCTAssertFalse(SwipePermission.isInterceptedBySwipes(stand.a.navigationItem), "not on top")
        }
        XCTAssertFalse(SwipePermission.isInterceptedBySwipes(UINavigationItem(title: "C")), "on no stack")
    }

    func testAStackWithoutScreensOrAView() async {
        func circumstances(_ stack: UINavigationController) -> SwipeCircumstances {
            SwipePermission.of(stack)
                .circumstances(fromEdge: true, belongsToDriver: true, allowances: SwipeAllowances())
        }
        let empty = UINavigationController()
        XCTAssertEqual(circumstances(empty).refusal, .root)
        let unseen = UINavigationController()
        unseen.viewControllers = [TestScreen("A"), TestScreen("B")]
        XCTAssertTrue(circumstances(unseen).isEnabled, "nobody has locked it")
    }

    // MARK: UIKit's rules, and looser ones

    func testOptionsByNameHoldForUIKitsSwipesToo() async throws {
        let left = UIBarButtonItem(title: "X", primaryAction: nil)
        for transitions in [NavigationTransitions.system, .slide] {
            let stand = try StackStage { $0.transitions = transitions }
            stand.b.navigationItem.leftBarButtonItem = left
            stand.navigation.setNavigationBarHidden(true, animated: false)
            try swipe(stand)
            XCTAssertEqual(stand.titles, ["A", "B"])
            stand.navigation.transitions?.swipe.allowsHiddenBar = true
            try swipe(stand)
            XCTAssertEqual(stand.titles, ["A", "B"], "the button is still replaced")
            stand.navigation.transitions?.swipe.allowsReplacedBackButton = true
            try swipe(stand)
            XCTAssertEqual(stand.titles, ["A"])
        }
    }

    func testEachOptionByNameHoldsAlone() async throws {
        for transitions in [NavigationTransitions.system, .slide] {
            let hidden = try StackStage { $0.transitions = transitions }
            hidden.navigation.setNavigationBarHidden(true, animated: false)
            try swipe(hidden)
            XCTAssertEqual(hidden.titles, ["A", "B"])
            hidden.navigation.transitions?.swipe.allowsHiddenBar = true
            try swipe(hidden)
            XCTAssertEqual(hidden.titles, ["A"])

            let replaced = try StackStage { $0.transitions = transitions }
            replaced.b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "X", primaryAction: nil)
            try swipe(replaced)
            XCTAssertEqual(replaced.titles, ["A", "B"])
            replaced.navigation.transitions?.swipe.allowsReplacedBackButton = true
            try swipe(replaced)
            XCTAssertEqual(replaced.titles, ["A"])
        }
    }

    func testAScreenIsLockedByUIKitsRecognizer() async throws {
        let stand = try StackStage {
            $0.transitions = NavigationTransitions(.slide).swipe(.content)
        }
        let recognizer = stand.navigation.interactivePopGestureRecognizer
        recognizer?.isEnabled = false
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertEqual(stand.driver?.decisions.last, "the swipe did not begin: UIKit's recognizer is disabled")
        XCTAssertEqual(recognizer?.isEnabled, false, "Baton never writes it")
        recognizer?.isEnabled = true
        stand.navigation.contentPopRecognizer?.isEnabled = false
        stand.stage.finger.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 380, y: 400), in: 0.2)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles.count, HeadlessDevice.current.systemVersion >= 26 ? 2 : 1)
    }

    func testAScreenWithAPreferredTransitionIsUIKitsInBothDirections() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .cover }
        let source = UIView(frame: CGRect(x: 100, y: 300, width: 90, height: 90))
        stand.a.view.addSubview(source)
        stand.b.preferredTransition = .zoom { _ in source }
        stand.push()
        stand.stage.turn()
        XCTAssertNil(stand.stage.window.dimmingView, "not Baton's cover")
        try stand.stage.settle()
        XCTAssertEqual(stand.driver?.decisions, ["push A to B: UIKit's own, by preferredTransition"])
        stand.pop()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
        XCTAssertEqual(stand.driver?.decisions.last, "pop B to A: UIKit's own, by preferredTransition")
        stand.push()
        try stand.stage.settle()
        try swipe(stand)
        XCTAssertEqual(stand.driver?.decisions.contains { $0.contains("a style") }, false)
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    // MARK: Questions

    /// UIKit may ask for the animator of a push that it then does not make. Its own swipe does not ask.
    func testASwipeAfterAQuestionThatLedToNothingIsAPop() async throws {
        let stand = try StackStage { $0.transitions = .mixed }
        var events: [String] = []
        stand.navigation.transitions?.observer = {
            if case .willBegin(let change) = $0 { events.append(change.description) }
            if case .didEnd(let change) = $0 { events.append("end " + change.description) }
        }
        let driver = try XCTUnwrap(stand.driver)
        XCTAssertNil(
            driver.navigationController(
                stand.navigation, animationControllerFor: .push, from: stand.b, to: TestScreen("C")))
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A"])
        XCTAssertEqual(events, ["pop B to A", "end pop B to A"])
        XCTAssertEqual(driver.decisions.last, "pop B to A: UIKit's own, by UIKit")
    }

    // MARK: Running transitions

    func testASwipeDuringAPush() async throws {
        // B2.43 before the design of iOS 26, B16.20 in it. A stack with animators waits.
        let isNew = HeadlessDevice.current.systemVersion >= 26
        for (transitions, interrupts) in [(NavigationTransitions.system, isNew), (.mixed, false)] {
            let stand = try StackStage { $0.transitions = transitions }
            stand.push(TestScreen("C"))
            stand.stage.advance(by: 0.05)
            try swipe(stand)
            XCTAssertEqual(stand.titles, interrupts ? ["A", "B"] : ["A", "B", "C"])
            stand.push(TestScreen("D"))
            try stand.stage.settle()
            XCTAssertEqual(stand.titles.last, "D", "nothing is frozen")
            XCTAssertEqual(HeadlessLog.warnings, [])
        }
    }
}
