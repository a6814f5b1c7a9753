import UIKit
import XCTest

/// Tests when the system's back swipe does not begin, and what disables its checks.
@preconcurrency
@MainActor
final class SwipeRefusalContractTests: ContractTestCase {
    // B16.12: in the iOS 26 design the swipe interrupts a system transition.
    override class var exceptions: [String: Generations] { ["testSwipeIsRefusedWhileATransitionRuns": .classic] }

    func testPlainStackCanBeSwipedBack() throws {
        let swipe = try SwipeStage()
        defer { swipe.stage.putAway() }
        XCTAssertTrue(swipe.swipePops())
        XCTAssertTrue(try swipe.recognizer is UIScreenEdgePanGestureRecognizer)
        XCTAssertIdentical(try swipe.recognizer.view, swipe.navigation.view)
        XCTAssertNotNil(try swipe.recognizer.delegate)
    }

    func testRootCannotBeSwipedAway() throws {
        // B2.43
        let swipe = try SwipeStage(showing: false)
        defer { swipe.stage.putAway() }
        swipe.swipeAcross()
        XCTAssertEqual(swipe.log.text, "")
        XCTAssertEqual(swipe.navigation.viewControllers, [swipe.stage.a])
        swipe.navigation.pushViewController(swipe.stage.b, animated: true)
        swipe.stage.waitForTheEnd()
        XCTAssertEqual(swipe.log.lines.last, "didShow(B, true)")
    }

    func testSwipeIsRefusedWhileATransitionRuns() throws {
        // B1.55, B2.43
        let swipe = try SwipeStage()
        defer { swipe.stage.putAway() }
        let c = swipe.stage.screen("C")
        swipe.navigation.pushViewController(c, animated: true)
        Device.turn()
        swipe.swipe(by: swipe.width * 0.5, lasting: 0.1)
        swipe.finger.up()
        swipe.stage.waitForTheEnd()
        XCTAssertEqual(swipe.navigation.viewControllers, [swipe.stage.a, swipe.stage.b, c])
        XCTAssertEqual(
            swipe.log.text,
            """
            B.viewWillDisappear(true)
            C.viewWillAppear(true)
            willShow(C, true)
            B.viewDidDisappear(true)
            C.viewDidAppear(true)
            didShow(C, true)
            """)
    }

    func testSwipeIsRefusedUnderAHiddenBar() throws {
        // B2.43
        let swipe = try SwipeStage()
        defer { swipe.stage.putAway() }
        swipe.navigation.setNavigationBarHidden(true, animated: false)
        XCTAssertFalse(swipe.swipePops())
        swipe.navigation.setNavigationBarHidden(false, animated: false)
        XCTAssertTrue(swipe.swipePops())
    }

    func testSwipeIsRefusedWithoutABackButton() throws {
        // B2.43
        let swipe = try SwipeStage()
        defer { swipe.stage.putAway() }
        let item = swipe.stage.b.navigationItem
        item.hidesBackButton = true
        XCTAssertFalse(swipe.swipePops())
        item.hidesBackButton = false
        item.leftBarButtonItem = UIBarButtonItem(systemItem: .done)
        XCTAssertFalse(swipe.swipePops())
        item.leftItemsSupplementBackButton = true
        XCTAssertTrue(swipe.swipePops())
        item.leftBarButtonItem = nil
        item.leftItemsSupplementBackButton = false
        item.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
        XCTAssertTrue(swipe.swipePops())
    }

    func testADelegateWithTheAnimatorMethodDisablesTheSwipe() throws {
        // B2.40
        let swipe = try SwipeStage()
        defer { swipe.stage.putAway() }
        swipe.navigation.delegate = swipe.stage.delegate
        XCTAssertNil(swipe.stage.delegate.animator)
        XCTAssertFalse(swipe.swipePops())
        XCTAssertEqual(swipe.log.count(of: "willShow(A, true)"), 0)
        XCTAssertEqual(swipe.log.count(of: "animationControllerFor(pop, B, A)"), 0)
        let always = AlwaysBegins()
        try swipe.recognizer.delegate = always
        XCTAssertTrue(swipe.swipePops())
        withExtendedLifetime(always) {}
    }

    func testAReplacedDelegateRemovesAllChecks() throws {
        // B2.43
        let swipe = try SwipeStage()
        defer { swipe.stage.putAway() }
        let always = AlwaysBegins()
        try swipe.recognizer.delegate = always
        swipe.stage.b.navigationItem.hidesBackButton = true
        swipe.navigation.setNavigationBarHidden(true, animated: false)
        XCTAssertTrue(swipe.swipePops())
        withExtendedLifetime(always) {}
    }

    func testAFailureRequirementEnablesTheSwipeWithTheSystemsTransition() throws {
        // B2.41, B2.42
        let swipe = try SwipeStage()
        defer { swipe.stage.putAway() }
        let animator = TestAnimator(swipe.log)
        swipe.stage.delegate.animator = animator
        swipe.stage.delegate.interaction = LoggingInteraction(swipe.log)
        swipe.navigation.delegate = swipe.stage.delegate
        XCTAssertFalse(swipe.swipePops())
        swipe.log.clear()
        let custom = UIPanGestureRecognizer()
        swipe.navigation.view.addGestureRecognizer(custom)
        custom.require(toFail: try swipe.recognizer)
        swipe.swipeAcross()
        XCTAssertIdentical(swipe.navigation.topViewController, swipe.stage.a)
        XCTAssertEqual(swipe.log.count(of: "animationControllerFor(pop, B, A)"), 0)
        XCTAssertEqual(swipe.log.count(of: "interactionControllerFor"), 0)
        XCTAssertEqual(swipe.log.count(of: "animateTransition"), 0)
        XCTAssertEqual(swipe.log.lines.last, "didShow(A, true)")
    }
}
