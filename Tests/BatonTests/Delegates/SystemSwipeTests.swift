import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests UIKit's own back swipe in combination with Baton's delegate.
@MainActor
final class SystemSwipeTests: XCTestCase {
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
}
