import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a screen that is not ready to be left: who asks it, and on which stack.
@MainActor
final class BackInterceptorTests: AnyDesignTestCase {
    private var attempts = 0
    private var advice: AdviceLog!

    override func setUp() async throws {
        advice = AdviceLog()
    }

    override func tearDown() async throws {
        advice.close()
    }

    private func stack(_ transitions: NavigationTransitions? = .slide) throws -> StackStage {
        let stand = try StackStage { $0.transitions = transitions }
        stand.b.navigationItem.backInterceptor = { [weak self] in self?.attempts += 1 }
        return stand
    }

    private func batonStack() throws -> (Stage, BatonNavigationController) {
        let navigation = BatonNavigationController(showing: TestScreen("A"))
        navigation.transitions = .slide
        let b = TestScreen("B")
        b.navigationItem.backInterceptor = { [weak self] in self?.attempts += 1 }
        navigation.pushViewController(b, animated: false)
        let stage = Stage(root: navigation)
        try stage.settle()
        return (stage, navigation)
    }

    private func swipe(_ stage: Stage) throws {
        stage.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), in: 0.3)
        try stage.settle()
    }

    func testASwipeIsInterceptedOnce() async throws {
        let stand = try stack()
        try swipe(stand.stage)
        XCTAssertEqual(attempts, 1)
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertEqual(stand.driver?.decisions.last, "the swipe did not begin: the screen intercepts it")
    }

    func testWithoutAnInterceptorTheUserGoesBackAgain() async throws {
        let stand = try stack()
        stand.b.navigationItem.backInterceptor = nil
        try swipe(stand.stage)
        XCTAssertEqual(attempts, 0)
        XCTAssertEqual(stand.titles, ["A"])
        XCTAssertNil(stand.b.navigationItem.backAction)
    }

    func testTheAppsOwnPopIsNotIntercepted() async throws {
        let stand = try stack()
        stand.pop()
        try stand.stage.settle()
        XCTAssertEqual(attempts, 0)
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testTheAppsOwnPopOfABatonNavigationControllerIsNotInterceptedWhateverUIKitAsks() async throws {
        defer { HeadlessQuirks.popsByCodeAskShouldPop = false }
        for asks in [false, true] {
            HeadlessQuirks.popsByCodeAskShouldPop = asks
            for isAnimated in [true, false] {
                for transitions in [NavigationTransitions.slide, .system] {
                    let (stage, navigation) = try batonStack()
                    navigation.transitions = transitions
                    navigation.popViewController(animated: isAnimated)
                    try stage.settle()
                    XCTAssertEqual(attempts, 0, "asks: \(asks)")
                    XCTAssertEqual(navigation.viewControllers.count, 1)
                    XCTAssertEqual(navigation.navigationBar.items?.count, 1)
                    XCTAssertEqual(HeadlessLog.warnings, [])
                }
            }
        }
    }

    /// UIKit asks when an interactive pop starts (B1.73), when the screen has left the stack.
    func testTheAppsOwnInteractivePopIsNotIntercepted() async throws {
        let (stage, navigation) = try batonStack()
        let interaction = try XCTUnwrap(NavigationTransitionDriver.driver(of: navigation)).interaction
        interaction.begin {
            navigation.popViewController(animated: true)
            return navigation.transitionCoordinator
        }
        stage.turn()
        interaction.release(progress: 0.9, velocity: 0, distance: 390)
        try stage.settle()
        XCTAssertEqual(attempts, 0)
        XCTAssertEqual(navigation.viewControllers.count, 1)
    }

    func testTheBackButtonOfAPlainStackIsInterceptedByTheBackAction() async throws {
        let stand = try stack()
        XCTAssertTrue(HeadlessBars.tapBackButton(of: stand.navigation.navigationBar))
        try stand.stage.settle()
        XCTAssertEqual(attempts, 1)
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertEqual(advice.lines, [])
    }

    func testABackActionOfTheAppIsLeftAlone() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        var own = 0
        stand.b.navigationItem.backAction = UIAction { _ in own += 1 }
        stand.b.navigationItem.backInterceptor = { [weak self] in self?.attempts += 1 }
        HeadlessBars.tapBackButton(of: stand.navigation.navigationBar)
        XCTAssertEqual([own, attempts], [1, 0])
        stand.b.navigationItem.backInterceptor = nil
        XCTAssertNotNil(stand.b.navigationItem.backAction)
    }

    func testABackActionThatTheAppSetsLaterStays() async throws {
        let stand = try stack()
        var own = 0
        stand.b.navigationItem.backAction = UIAction { _ in own += 1 }
        HeadlessBars.tapBackButton(of: stand.navigation.navigationBar)
        XCTAssertEqual([own, attempts], [1, 0])
        stand.b.navigationItem.backInterceptor = nil
        XCTAssertNotNil(stand.b.navigationItem.backAction)
    }

    func testTheBackButtonOfABatonNavigationControllerIsIntercepted() async throws {
        let (stage, navigation) = try batonStack()
        // As before iOS 16.
        navigation.topViewController?.navigationItem.backAction = nil
        XCTAssertTrue(HeadlessBars.tapBackButton(of: navigation.navigationBar))
        try stage.settle()
        XCTAssertEqual(attempts, 1)
        XCTAssertEqual(navigation.viewControllers.count, 2)
        navigation.topViewController?.navigationItem.backInterceptor = nil
        HeadlessBars.tapBackButton(of: navigation.navigationBar)
        try stage.settle()
        XCTAssertEqual(navigation.viewControllers.count, 1)
    }

    func testTheEscapeGestureIsIntercepted() async throws {
        let stand = try stack()
        XCTAssertTrue(stand.b.view.accessibilityPerformEscape())
        try stand.stage.settle()
        XCTAssertEqual(attempts, 1)
        XCTAssertEqual(stand.titles, ["A", "B"])
        stand.b.navigationItem.backInterceptor = nil
        XCTAssertTrue(stand.b.view.accessibilityPerformEscape())
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
        XCTAssertNil(stand.navigation.view.accessibilityPerformEscapeBlock)

        let (stage, navigation) = try batonStack()
        XCTAssertTrue(navigation.topViewController?.view.accessibilityPerformEscape() == true)
        try stage.settle()
        XCTAssertEqual(attempts, 2)
        XCTAssertEqual(navigation.viewControllers.count, 2)
    }

    func testTheEscapeBlockIsGoneWithTheTransitions() async throws {
        let stand = try stack()
        XCTAssertNotNil(stand.navigation.view.accessibilityPerformEscapeBlock)
        stand.navigation.transitions = nil
        XCTAssertNil(stand.navigation.view.accessibilityPerformEscapeBlock)
    }

    func testAnEscapeBlockOfTheAppIsLeftAlone() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        stand.navigation.view.accessibilityPerformEscapeBlock = { true }
        stand.b.navigationItem.backInterceptor = { [weak self] in self?.attempts += 1 }
        XCTAssertTrue(stand.b.view.accessibilityPerformEscape())
        XCTAssertEqual(attempts, 0)
        stand.b.navigationItem.backInterceptor = nil
        XCTAssertNotNil(stand.navigation.view.accessibilityPerformEscapeBlock)
    }

    func testOlderSystemsAdviseAboutAPlainStack() async throws {
        for (version, missing) in [(15, "back button and the escape gesture"), (16, "escape gesture")] {
            let advice = AdviceLog()
            defer { advice.close() }
            let stand = try StackStage(HeadlessDevice.phone.running(version), showsB: false) { $0.transitions = .slide }
            stand.b.navigationItem.backInterceptor = {}
            stand.push()
            try stand.stage.settle()
            XCTAssertEqual(advice.lines.count, 1, "\(version)")
            XCTAssertEqual(advice.lines.first?.contains("the \(missing)"), true, "\(advice.lines)")
            XCTAssertEqual(advice.lines.first?.contains("Use a BatonNavigationController"), true)
        }
    }

    // MARK: Without transitions

    private static let adviceOfSwipes =
        "UINavigationItem: The swipes back do not call the backInterceptor on a navigation controller without transitions. "
        + "Set its transitions, if only to .system, or attach a SwipePop."

    func testTheBackButtonOfAStackWithoutTransitionsAdvisesAboutTheSwipe() async throws {
        let stand = try stack(nil)
        XCTAssertEqual(advice.lines, [], "Baton does not know the stack")
        for _ in 0..<2 {
            XCTAssertTrue(HeadlessBars.tapBackButton(of: stand.navigation.navigationBar))
            try stand.stage.settle()
        }
        XCTAssertEqual(attempts, 2)
        XCTAssertEqual(advice.lines, [Self.adviceOfSwipes])
        try swipe(stand.stage)
        XCTAssertEqual(attempts, 2)
        XCTAssertEqual(stand.titles, ["A"], "UIKit's swipe leaves")
    }

    func testABatonNavigationControllerWithoutTransitionsAdvisesWhenTheScreenIsShown() async throws {
        let navigation = BatonNavigationController(showing: TestScreen("A"))
        // The root cannot be left.
        navigation.topViewController?.navigationItem.backInterceptor = {}
        let stage = Stage(root: navigation)
        try stage.settle()
        XCTAssertEqual(advice.lines, [])
        let b = TestScreen("B")
        b.navigationItem.backInterceptor = {}
        navigation.pushViewController(b, animated: true)
        XCTAssertEqual(advice.lines, [])
        try stage.settle()
        XCTAssertEqual(advice.lines, [Self.adviceOfSwipes])
    }

    func testNoAdviceWhereASwipeCallsTheInterceptor() async throws {
        for transitions in [NavigationTransitions.slide, .system] {
            let stand = try stack(transitions)
            XCTAssertTrue(HeadlessBars.tapBackButton(of: stand.navigation.navigationBar))
            let navigation = BatonNavigationController(showing: TestScreen("A"))
            navigation.transitions = transitions
            let b = TestScreen("B")
            b.navigationItem.backInterceptor = {}
            navigation.pushViewController(b, animated: false)
            try Stage(root: navigation).settle()
            XCTAssertTrue(HeadlessBars.tapBackButton(of: navigation.navigationBar))
        }
        let swipe = SwipePop()
        let stand = try stack(nil)
        swipe.attach(to: stand.navigation)
        XCTAssertTrue(HeadlessBars.tapBackButton(of: stand.navigation.navigationBar))
        try self.swipe(stand.stage)
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertEqual(attempts, 4)
        XCTAssertEqual(advice.lines, [])
        // Then nothing watches UIKit's swipe.
        swipe.detach()
        XCTAssertTrue(HeadlessBars.tapBackButton(of: stand.navigation.navigationBar))
        XCTAssertEqual(advice.lines, [Self.adviceOfSwipes])
    }

    /// A screen of which Baton knows nothing is left as on any stack.
    func testAScreenWithoutAnInterceptorLeavesABatonNavigationControllerWithoutTransitions() async throws {
        for byButton in [true, false] {
            let navigation = BatonNavigationController(showing: TestScreen("A"))
            let b = TestScreen("B")
            navigation.pushViewController(b, animated: false)
            let stage = Stage(root: navigation)
            try stage.settle()
            if byButton {
                XCTAssertTrue(HeadlessBars.tapBackButton(of: navigation.navigationBar))
            } else {
                XCTAssertTrue(b.view.accessibilityPerformEscape())
            }
            try stage.settle()
            XCTAssertEqual(navigation.viewControllers.count, 1, "by the button: \(byButton)")
        }
    }
}
