import UIKit
import XCTest

/// Tests common mistakes of apps with the system's back swipe, and their workarounds.
@preconcurrency
@MainActor
final class SwipeFreezeContractTests: ContractTestCase {
    func testSwipeAtTheRootFreezesTheNextPush() throws {
        // B2.44
        let swipe = try SwipeStage(showing: false)
        defer { swipe.stage.putAway() }
        let always = AlwaysBegins()
        try swipe.recognizer.delegate = always
        swipe.swipeAcross()
        XCTAssertEqual(swipe.navigation.viewControllers, [swipe.stage.a])
        XCTAssertEqual(swipe.log.text, "")
        swipe.navigation.pushViewController(swipe.stage.b, animated: true)
        swipe.stage.waitForTheEnd()
        swipe.stage.waitForTheEnd()
        XCTAssertEqual(swipe.log.count(of: "B.viewDidAppear(true)"), 0)
        XCTAssertEqual(swipe.log.count(of: "didShow(B, true)"), 0)
        XCTAssertNotNil(swipe.navigation.transitionCoordinator)
        withExtendedLifetime(always) {}
    }

    func testRefusingTheSwipeAtTheRootKeepsTheNextPushWorking() throws {
        // B2.44
        let swipe = try SwipeStage(showing: false)
        defer { swipe.stage.putAway() }
        let guarded = GuardedSwipe(swipe.navigation)
        try swipe.recognizer.delegate = guarded
        swipe.swipeAcross()
        swipe.navigation.pushViewController(swipe.stage.b, animated: true)
        swipe.stage.waitForTheEnd()
        XCTAssertEqual(swipe.log.lines.last, "didShow(B, true)")
        XCTAssertTrue(swipe.swipePops())
    }

    func testDisablingTheSwipeInTheRevealedScreenCancelsThePop() throws {
        // B2.45, B2.5
        let swipe = try SwipeStage()
        defer { swipe.stage.putAway() }
        let recognizer = try swipe.recognizer
        var ends: [Bool] = []
        swipe.stage.a.inside("viewWillAppear") {
            swipe.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
            recognizer.isEnabled = false
        }
        swipe.swipe(by: swipe.width * 0.8)
        swipe.finger.up()
        swipe.stage.waitForTheEnd()
        XCTAssertEqual(ends, [true])
        XCTAssertEqual(
            swipe.log.text,
            """
            B.viewWillDisappear(true)
            A.viewWillAppear(true)
            willShow(A, true)
            A.viewWillDisappear(true)
            A.viewDidDisappear(true)
            B.viewWillAppear(true)
            B.viewDidAppear(true)
            """)
        XCTAssertEqual(swipe.navigation.viewControllers, [swipe.stage.a, swipe.stage.b])
        XCTAssertNil(swipe.navigation.transitionCoordinator)
        swipe.navigation.popViewController(animated: true)
        swipe.stage.waitForTheEnd()
        XCTAssertEqual(swipe.log.lines.last, "didShow(A, true)")
    }

    func testDisablingTheSwipeDuringThePopCancelsIt() throws {
        // B2.45
        let swipe = try SwipeStage()
        defer { swipe.stage.putAway() }
        swipe.swipe(by: swipe.width * 0.8)
        try swipe.recognizer.isEnabled = false
        swipe.stage.waitForTheEnd()
        XCTAssertEqual(swipe.log.lines.last, "B.viewDidAppear(true)")
        try swipe.recognizer.isEnabled = true
        swipe.finger.up()
        XCTAssertTrue(swipe.swipePops())
    }
}

/// Allows the swipe only if there is a screen to pop.
@MainActor
private final class GuardedSwipe: NSObject, UIGestureRecognizerDelegate {
    private let navigation: UINavigationController

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        navigation.viewControllers.count > 1 && navigation.transitionCoordinator == nil
    }
}
