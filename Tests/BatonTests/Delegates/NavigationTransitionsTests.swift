import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests `transitions` on a stack: which delegate decides, which calls are forwarded, and what is restored.
@MainActor
final class NavigationTransitionsTests: XCTestCase {
    /// Pushes and pops with every method that changes a stack, and waits for each transition to end.
    private func walk(_ stand: StackStage) throws {
        let (c, d) = (TestScreen("C"), TestScreen("D"))
        stand.push()
        try stand.stage.settle()
        stand.push(c)
        try stand.stage.settle()
        stand.pop()
        try stand.stage.settle()
        stand.navigation.pushViewController(d, animated: false)
        try stand.stage.settle()
        stand.navigation.popToRootViewController(animated: true)
        try stand.stage.settle()
        stand.navigation.setViewControllers([stand.a, c, d], animated: true)
        try stand.stage.settle()
        stand.navigation.setViewControllers([stand.b], animated: false)
        try stand.stage.settle()
    }

    private func calls(
        _ app: HandWrittenStackDelegate, _ transitions: NavigationTransitions?
    ) throws -> [String] {
        let stand = try StackStage(showsB: false) { navigation in
            navigation.delegate = app
            if let transitions { navigation.transitions = transitions }
        }
        _ = app.takeCalls()
        try walk(stand)
        XCTAssertEqual(HeadlessLog.warnings, [])
        return app.takeCalls()
    }

    // Known failure: "Setting your own delegate breaks the library, or the library yours."
    func testTheAppsDelegateReceivesTheSameCallsWithAndWithoutBaton() async throws {
        let app = HandWrittenStackDelegate(push: PushAnimator(.fade), pop: PopAnimator(.fade))
        let alone = try calls(app, nil)
        // Four calls for each of the five animated changes, and two for each of the others.
        XCTAssertEqual(alone.count, 24)
        XCTAssertEqual(try calls(app, .slide), alone)
        XCTAssertEqual(try calls(app, .fade), alone)
        XCTAssertEqual(try calls(app, .system), alone)
    }

    func testAnAppThatOnlyObservesReceivesTheSameBesidesTheInteractionOfBatonsAnimators() async throws {
        let app = HandWrittenStackDelegate()
        let alone = try calls(app, nil)
        XCTAssertEqual(try calls(app, .system), alone)
        let asked = try calls(app, .slide)
        XCTAssertEqual(asked.filter { !$0.hasPrefix("interaction") }, alone)
        XCTAssertEqual(asked.filter { $0.hasPrefix("interaction") }.count, 5)
    }

    func testTheAppsAnimatorWins() async throws {
        let app = HandWrittenStackDelegate(push: PushAnimator(.fade))
        let stand = try StackStage(showsB: false) {
            $0.delegate = app
            $0.transitions = .slide
        }
        stand.push()
        stand.stage.turn()
        XCTAssertEqual(stand.b.view.seenFrame, stand.navigation.view.bounds)
        XCTAssertEqual(stand.b.view.seenAlpha, Double(EnteringAlpha.start), accuracy: 1e-6)
        try stand.stage.settle()
        // The app returns no animator for pops, so Baton's slide is played.
        stand.pop()
        stand.stage.turn()
        XCTAssertNotNil(stand.stage.window.dimmingView)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testTheAppsInteractionWins() async throws {
        let interaction = UIPercentDrivenInteractiveTransition()
        let app = HandWrittenStackDelegate()
        let stand = try StackStage {
            $0.delegate = app
            $0.transitions = .slide
        }
        app.interaction = { interaction }
        stand.pop()
        stand.stage.turn()
        interaction.update(0.5)
        XCTAssertEqual(Double(stand.b.view.seenFrame.minX), 195, accuracy: 1e-6)
        interaction.cancel()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    func testTheAppsDelegateIsHeldWeakly() async throws {
        weak var app: HandWrittenStackDelegate?
        let stand: StackStage
        do {
            let own = HandWrittenStackDelegate()
            app = own
            stand = try StackStage(showsB: false) {
                $0.delegate = own
                $0.transitions = .slide
            }
        }
        XCTAssertNil(app)
        stand.push()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
        stand.navigation.transitions = nil
        XCTAssertNil(stand.navigation.delegate)
    }

    func testAForwardedDelegateReceivesEveryCall() async throws {
        let app = HandWrittenStackDelegate()
        let stand = try StackStage(showsB: false) {
            $0.transitions = NavigationTransitions.fade.forwardedDelegate(app)
        }
        _ = app.takeCalls()
        stand.push()
        try stand.stage.settle()
        XCTAssertEqual(
            app.takeCalls(),
            ["animator push A to B", "interaction for PushAnimator", "willShow B true", "didShow B true"])
        stand.navigation.transitions = nil
        XCTAssertTrue(stand.navigation.delegate === app)
    }

    func testTheDelegateIsRestored() async throws {
        let app = HandWrittenStackDelegate()
        let stand = try StackStage { $0.delegate = app }
        let before = WindowDump(stand.stage.window)
        stand.navigation.transitions = .slide
        XCTAssertFalse(stand.navigation.delegate === app)
        XCTAssertNotNil(stand.driver?.edgeSwipeRecognizer.view)
        stand.navigation.transitions = .fade
        try stand.stage.settle()
        stand.navigation.transitions = nil
        try stand.stage.settle()
        XCTAssertTrue(stand.navigation.delegate === app)
        XCTAssertNil(stand.navigation.transitions)
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
    }

    func testSettingTheSameTransitionsAgainChangesNothing() async throws {
        let app = HandWrittenStackDelegate()
        let transitions = NavigationTransitions.slide
        let stand = try StackStage {
            $0.delegate = app
            $0.transitions = transitions
        }
        let before = WindowDump(stand.stage.window)
        stand.navigation.transitions = transitions
        try stand.stage.settle()
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
        stand.navigation.transitions = nil
        XCTAssertTrue(stand.navigation.delegate === app)
    }

    func testADelegateSetAfterwardsEndsBatonWithAdvice() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let stand = try StackStage { $0.transitions = .slide }
        let app = HandWrittenStackDelegate()
        stand.navigation.delegate = app
        stand.stage.finger.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 350, y: 400), in: 0.3)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"], "UIKit's own swipe is the only one now")
        XCTAssertTrue(stand.navigation.delegate === app)
        XCTAssertEqual(advice.lines.count, 1)
        stand.pop()
        try stand.stage.settle()
        XCTAssertEqual(app.takeCalls(), ["animator pop B to A", "willShow A true", "didShow A true"])
        XCTAssertEqual(stand.stage.window.leftovers, [])
    }

    /// Nothing is painted, and the view is not loaded.
    func testADelegateSetOnTheNextLineIsNoticedInTheNextTurn() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let (navigation, app) = (
            UINavigationController(rootViewController: TestScreen("A")), HandWrittenStackDelegate()
        )
        navigation.transitions = .slide
        navigation.delegate = app
        XCTAssertEqual(advice.lines.count, 0)
        Stage(.phone, root: UIViewController()).turn()
        XCTAssertEqual(advice.lines.count, 1)
        XCTAssertTrue(navigation.delegate === app)
        XCTAssertFalse(navigation.isViewLoaded)
    }

    // MARK: Animators

    func testEachTransitionGetsAFreshAnimator() async throws {
        var made: [ObjectIdentifier] = []
        var kept: [PushAnimator] = []
        let make: @MainActor () -> PushAnimator = {
            let animator = PushAnimator(.slide)
            made.append(ObjectIdentifier(animator))
            kept.append(animator)
            return animator
        }
        let stand = try StackStage(showsB: false) {
            $0.transitions = NavigationTransitions(push: .animator { _ in make() }, pop: .style(.slide))
        }
        for title in ["C", "D", "E"] {
            stand.push(TestScreen(title))
            try stand.stage.settle()
        }
        XCTAssertEqual(Set(made).count, 3)
        XCTAssertEqual(kept.count, 3)
    }

    func testSystemMakesNoAnimatorAndInstallsNoSwipe() async throws {
        let stand = try StackStage { $0.transitions = .system }
        let driver = try XCTUnwrap(stand.driver)
        XCTAssertNil(driver.edgeSwipeRecognizer.view)
        XCTAssertFalse(driver.hasAnimatorQuery)
        for operation in [UINavigationController.Operation.push, .pop, .none] {
            XCTAssertNil(
                driver.navigationController(
                    stand.navigation, animationControllerFor: operation, from: stand.a, to: stand.b))
        }
        XCTAssertNil(driver.navigationController(stand.navigation, interactionControllerFor: PropertyMover(.pop)))
        // An animator of Baton's that the app's own delegate provides may be caught, and does not wait for a finger.
        let interaction = driver.navigationController(
            stand.navigation, interactionControllerFor: PopAnimator(.slide))
        XCTAssertEqual(interaction?.wantsInteractiveStart, false)
        stand.pop()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testTheOperationNoneReturnsNoAnimator() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        let driver = try XCTUnwrap(stand.driver)
        XCTAssertNil(
            driver.navigationController(
                stand.navigation, animationControllerFor: .none, from: stand.a, to: stand.b))
    }

    // MARK: Timing

    func testSetBeforeTheViewIsLoadedOrAfterTheSwipeWorks() async throws {
        let early = try StackStage {
            XCTAssertFalse($0.isViewLoaded)
            $0.transitions = .slide
            XCTAssertFalse($0.isViewLoaded)
        }
        let late = { () throws -> StackStage in
            let stand = try StackStage()
            stand.navigation.transitions = .slide
            return stand
        }
        func swipe(_ stand: StackStage) throws {
            stand.stage.finger.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 350, y: 400), in: 0.3)
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A"])
            XCTAssertEqual(stand.stage.window.leftovers, [])
        }
        try swipe(early)
        try swipe(try late())
    }

    func testRemovedDuringAGestureTheTransitionStillEnds() async throws {
        let stand = try StackStage()
        let before = WindowDump(stand.stage.window)
        stand.navigation.transitions = .slide
        stand.stage.finger.down(at: CGPoint(x: 3, y: 400))
        stand.stage.finger.drag(to: CGPoint(x: 200, y: 400), in: 0.3)
        XCTAssertEqual(stand.navigation.transitionCoordinator?.isInteractive, true)
        stand.navigation.transitions = nil
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
        stand.pop()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testRemovedDuringATransitionTheTransitionStillEnds() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        stand.push()
        stand.stage.advance(by: 0.1)
        stand.navigation.transitions = nil
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertEqual(stand.b.view.transform, .identity)
        XCTAssertEqual(stand.stage.window.leftovers, [])
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    // MARK: Every way to change a stack

    // Known failure: "The stack array is stale while a transition runs."
    func testEveryChangeOfTheStackEndsWithTheTopInItsPlace() async throws {
        for transitions in [NavigationTransitions.slide, .fade, .system] {
            let stand = try StackStage(showsB: false) { $0.transitions = transitions }
            try walk(stand)
            XCTAssertEqual(stand.titles, ["B"])
            XCTAssertEqual(stand.b.view.seenFrame, stand.navigation.view.bounds)
            XCTAssertEqual(stand.stage.window.leftovers, [])
            XCTAssertEqual(HeadlessLog.warnings, [])
        }
    }

    func testAPopToTheRootSlidesTheTopAwayFromTheRoot() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        let c = TestScreen("C")
        stand.navigation.pushViewController(c, animated: false)
        try stand.stage.settle()
        stand.navigation.popToRootViewController(animated: true)
        stand.stage.turn()
        XCTAssertNotNil(stand.a.view.window)
        XCTAssertNil(stand.b.viewIfLoaded?.window)
        XCTAssertNotNil(c.view.window)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
        XCTAssertEqual(stand.a.view.seenFrame, stand.navigation.view.bounds)
    }

    // Known failure: "Fast tab taps mid-animation: controllers lost."
    func testAPushDuringAPushWaitsAndBothArrive() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        let c = TestScreen("C")
        stand.push()
        stand.stage.advance(by: 0.1)
        stand.push(c)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B", "C"])
        XCTAssertEqual(c.view.seenFrame, stand.navigation.view.bounds)
        stand.navigation.popToRootViewController(animated: true)
        try stand.stage.settle()
        XCTAssertEqual(stand.a.view.seenFrame, stand.navigation.view.bounds)
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testAPushWithoutAnimationAsksForNoAnimator() async throws {
        // B3.31
        var pushes = 0
        let make: @MainActor () -> PushAnimator = {
            pushes += 1
            return PushAnimator(TransitionStyle(entering: .offstage(.trailing)))
        }
        let stand = try StackStage(showsB: false) {
            $0.transitions = NavigationTransitions(push: .animator { _ in make() }, pop: .style(.slide))
        }
        stand.navigation.pushViewController(stand.b, animated: false)
        try stand.stage.settle()
        XCTAssertEqual(pushes, 0)
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertEqual(stand.stage.window.leftovers, [])
    }

    // MARK: Memory

    // Known failure: "Controllers leaked after pop."
    func testPoppedScreensAndTheWholeStackAreReleased() async throws {
        weak var popped: UIViewController?
        weak var navigation: UINavigationController?
        weak var driver: NavigationTransitionDriver?
        weak var swipe: SwipePop?
        do {
            let stack = UINavigationController(rootViewController: TestScreen("A"))
            stack.transitions = .slide
            let stage = Stage(root: stack)
            try stage.settle()
            do {
                let screen = TestScreen("B")
                popped = screen
                stack.pushViewController(screen, animated: true)
                try stage.settle()
            }
            stage.finger.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 350, y: 400), in: 0.3)
            try stage.settle()
            XCTAssertNil(popped)
            (navigation, driver) = (stack, NavigationTransitionDriver.driver(of: stack))
            swipe = driver?.swipe
            XCTAssertNotNil(swipe)
            stage.close()
            HeadlessLog.reset()
        }
        _ = Stage(root: TestScreen("Other"))
        XCTAssertNil(navigation)
        XCTAssertNil(driver)
        XCTAssertNil(swipe)
    }
}
