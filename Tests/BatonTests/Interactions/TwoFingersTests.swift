import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that two fingers that drag together move nothing, since they mean something else.
@MainActor
final class TwoFingersTests: AnyDesignTestCase {
    /// Drags with two fingers, 100 points apart, by a way.
    private func drag(_ stage: Stage, from start: CGPoint, by way: CGPoint) {
        let fingers = [Finger(on: stage, number: 0), Finger(on: stage, number: 1)]
        let starts = [start, CGPoint(x: start.x, y: start.y + 100)]
        for (finger, place) in zip(fingers, starts) { finger.down(at: place) }
        stage.drag(
            zip(fingers, starts).map { ($0, to: CGPoint(x: $1.x + way.x, y: $1.y + way.y)) }, in: 0.2)
        fingers.forEach { $0.up() }
    }

    func testTheyDoNotSwipeBack() async throws {
        let stand = try StackStage { $0.transitions = .slide.swipe(.content) }
        drag(stand.stage, from: CGPoint(x: 50, y: 400), by: CGPoint(x: 300, y: 0))
        XCTAssertNil(stand.navigation.transitionCoordinator)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    func testTheyDoNotSwipeBetweenTabs() async throws {
        let stand = try TabStage { $0.transitions = .slideAcross.swipe() }
        drag(stand.stage, from: CGPoint(x: 350, y: 400), by: CGPoint(x: -300, y: 0))
        XCTAssertNil(stand.tabs.transitionCoordinator)
        try stand.stage.settle()
        XCTAssertEqual(stand.tabs.selectedIndex, 0)
    }

    func testTheyDoNotPull() async throws {
        let stand = try CardStage()
        try stand.present()
        drag(stand.stage, from: CGPoint(x: 195, y: 120), by: CGPoint(x: 0, y: 500))
        XCTAssertNil(stand.card.transitionCoordinator)
        try stand.stage.settle()
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, [])
    }

    func testTheyDoNotCatchAPush() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        stand.push()
        stand.stage.turn()
        stand.stage.advance(by: 0.1)
        drag(stand.stage, from: CGPoint(x: 100, y: 400), by: CGPoint(x: 200, y: 0))
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
    }
}
