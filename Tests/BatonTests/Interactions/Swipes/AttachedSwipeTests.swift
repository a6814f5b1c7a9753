import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a swipe that an app attaches itself: at which edge it is, and what another attachment leaves behind.
@MainActor
final class AttachedSwipeTests: AnyDesignTestCase {
    func testItIsAtTheLeadingEdgeAtOnce() async throws {
        for (device, edges) in [(HeadlessDevice.phone, UIRectEdge.left), (.phone.rightToLeft, .right)] {
            let stand = try StackStage(device)
            let swipe = SwipePop()
            swipe.attach(to: stand.navigation)
            XCTAssertEqual(swipe.edgeRecognizer.edges, edges)
            swipe.detach()
        }
    }

    func testItFollowsTheReadingDirection() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        let swipe = try XCTUnwrap(stand.driver).swipe
        XCTAssertEqual(swipe.edgeRecognizer.edges, .left)
        stand.navigation.view.semanticContentAttribute = .forceRightToLeft
        stand.stage.finger.tap(at: CGPoint(x: 195, y: 400))
        XCTAssertEqual(swipe.edgeRecognizer.edges, .right)
    }

    func testAnotherStackGivesTheFormerOneBack() async throws {
        let (former, next) = (try StackStage(), try StackStage())
        let own = former.navigation.systemSwipes.map(\.delegate)
        let swipe = SwipePop()
        swipe.attach(to: former.navigation)
        swipe.attach(to: next.navigation)
        swipe.attach(to: next.navigation)
        XCTAssertIdentical(swipe.edgeRecognizer.view, next.navigation.view)
        XCTAssertIdentical(swipe.contentRecognizer.view, next.navigation.view)
        XCTAssertNil(SwipePermission.of(former.navigation).attachedSwipe)
        XCTAssertIdentical(SwipePermission.of(next.navigation).attachedSwipe, swipe)
        for (recognizer, delegate) in zip(former.navigation.systemSwipes, own) {
            XCTAssertTrue(recognizer.delegate === delegate)
        }
        swipe.detach()
    }

    func testOtherTabsEndTheStretchOfTheFormerOnes() async throws {
        let (former, next) = (try TabStage(), UITabBarController())
        let swipe = SwipeTabs()
        swipe.attach(to: former.tabs)
        former.stage.finger.down(at: CGPoint(x: 100, y: 400))
        former.stage.finger.drag(to: CGPoint(x: 250, y: 400), in: 0.2)
        XCTAssertGreaterThan(former.screens[0].view.seenFrame.minX, 50)
        swipe.attach(to: next)
        XCTAssertEqual(former.screens[0].view.seenFrame.minX, 0)
        XCTAssertIdentical(swipe.recognizer.view, next.view)
        former.stage.finger.up()
        swipe.detach()
    }

    /// A swipe that is detached or released lets the screen go that it has stretched.
    func testTabsThatAreStretchedAreInTheirPlaceAtOnce() async throws {
        for isDetached in [true, false] {
            let stand = try TabStage()
            var swipe: SwipeTabs? = SwipeTabs()
            swipe?.attach(to: stand.tabs)
            stand.stage.finger.down(at: CGPoint(x: 100, y: 400))
            stand.stage.finger.drag(to: CGPoint(x: 250, y: 400), in: 0.2)
            XCTAssertGreaterThan(stand.screens[0].view.seenFrame.minX, 50)
            if isDetached { swipe?.detach() } else { swipe = nil }
            stand.stage.turn()
            XCTAssertEqual(stand.screens[0].view.seenFrame.minX, 0, "\(isDetached)")
            XCTAssertEqual(stand.tabs.view.gestureRecognizers ?? [], [])
            stand.stage.finger.up()
            swipe?.detach()
        }
    }

    func testAChangeOfTabsIsCancelledWithTheSwipe() async throws {
        for isDetached in [true, false] {
            let app = HandWrittenTabDelegate(TransitionAnimator(.slideAcross, for: .tabForward))
            let stand = try TabStage { $0.delegate = app }
            var swipe: SwipeTabs? = SwipeTabs()
            swipe?.attach(to: stand.tabs)
            app.interaction = swipe?.interaction
            stand.stage.finger.down(at: CGPoint(x: 300, y: 400))
            stand.stage.finger.drag(to: CGPoint(x: 100, y: 400), in: 0.2)
            XCTAssertNotNil(stand.tabs.transitionCoordinator)
            if isDetached { swipe?.detach() } else { swipe = nil }
            try stand.stage.settle()
            XCTAssertEqual(stand.shown, "A", "\(isDetached)")
            XCTAssertEqual(stand.tabs.view.gestureRecognizers ?? [], [])
            stand.stage.finger.up()
            withExtendedLifetime(app) {}
        }
    }
}
