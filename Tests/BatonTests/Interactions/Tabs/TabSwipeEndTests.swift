import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests how a swipe between tabs ends: at the end of the tabs, cancelled, and where it began.
@MainActor
final class TabSwipeEndTests: AnyDesignTestCase {
    private func make() throws -> TabStage {
        try TabStage { $0.transitions = .slideAcross.swipe() }
    }

    private func drag(_ stand: TabStage, to x: CGFloat, in seconds: Double = 1.0 / 60) {
        stand.stage.finger.drag(to: CGPoint(x: x, y: 400), in: seconds)
    }

    func testAQuickSwipeThatTheSystemCancelsChangesNothing() async throws {
        let stand = try make()
        stand.stage.finger.down(at: CGPoint(x: 350, y: 400))
        drag(stand, to: 30, in: 0.2)
        stand.stage.finger.cancel()
        try stand.stage.settle()
        XCTAssertEqual(stand.shown, "A")
        XCTAssertEqual(stand.tabs.selectedIndex, 0)
    }

    /// A screen that is thrown beyond the end goes on for a moment. After a rest it only returns.
    func testAThrownScreenGoesOnAndOneThatRestedReturns() async throws {
        for (index, start, end) in [(0, 100, 250), (2, 300, 150)] as [(Int, CGFloat, CGFloat)] {
            for isThrown in [true, false] {
                let stand = try make()
                stand.tabs.selectedIndex = index
                try stand.stage.settle()
                stand.stage.finger.down(at: CGPoint(x: start, y: 400))
                drag(stand, to: end, in: 0.1)
                if !isThrown { stand.stage.advance(by: 0.12) }
                let view = try XCTUnwrap(stand.screens[index].view)
                let released = abs(view.seenFrame.minX)
                XCTAssertGreaterThan(released, 50)
                stand.stage.finger.up()
                stand.stage.advance(by: 0.005)
                XCTAssertEqual(abs(view.seenFrame.minX) > released, isThrown, "\(index)")
                try stand.stage.settle()
                XCTAssertEqual(view.seenFrame.minX, 0)
            }
        }
    }

    func testAFingerThatIsBackWhereItBeganChangesNothing() async throws {
        let stand = try make()
        stand.stage.finger.down(at: CGPoint(x: 200, y: 400))
        for x in [220, 300, 200] as [CGFloat] { drag(stand, to: x) }
        XCTAssertEqual(stand.screens[0].view.seenFrame.minX, 0)
        XCTAssertNil(stand.tabs.transitionCoordinator)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.tabs.selectedIndex, 0)
    }

    /// A change that code begins while a finger stretches the screen takes the screen from the finger.
    func testAChangeByCodeEndsTheStretch() async throws {
        let stand = try make()
        let interaction = try XCTUnwrap(TabTransitionDriver.driver(of: stand.tabs)).swipe.interaction
        stand.stage.finger.down(at: CGPoint(x: 100, y: 400))
        drag(stand, to: 250, in: 0.2)
        XCTAssertGreaterThan(stand.screens[0].view.seenFrame.minX, 50)
        XCTAssertLessThan(interaction.stretch, 0)
        stand.tabs.selectedIndex = 1
        stand.stage.turn()
        XCTAssertNotNil(stand.tabs.transitionCoordinator)
        drag(stand, to: 260)
        XCTAssertEqual(interaction.stretch, 0)
        XCTAssertEqual(
            stand.screens[0].view.seenFrame.maxX, stand.screens[1].view.seenFrame.minX, accuracy: 10,
            "the screens are side by side")
        try stand.stage.settle()
        stand.stage.finger.up()
        XCTAssertEqual(stand.shown, "B")
        stand.tabs.selectedIndex = 0
        try stand.stage.settle()
        XCTAssertEqual(stand.shown, "A")
        XCTAssertEqual(stand.screens[0].view.seenFrame.minX, 0)
    }

    func testAStretchThatTheSystemCancelsIsToldAsOver() async throws {
        let stand = try make()
        let interaction = try XCTUnwrap(TabTransitionDriver.driver(of: stand.tabs)).swipe.interaction
        stand.stage.finger.down(at: CGPoint(x: 100, y: 400))
        drag(stand, to: 250, in: 0.2)
        XCTAssertLessThan(interaction.stretch, 0)
        stand.stage.finger.cancel()
        XCTAssertEqual(interaction.stretch, 0)
        try stand.stage.settle()
        XCTAssertEqual(stand.screens[0].view.seenFrame.minX, 0)
    }
}
