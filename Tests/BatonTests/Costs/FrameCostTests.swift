import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that a transition writes no view properties between its start and its end, regardless of the number of views.
@MainActor
final class FrameCostTests: XCTestCase {
    private struct Cost: Equatable {
        /// The writes to any view while the transition runs.
        var frames = 0
        /// The writes to the two screens' root views at the start.
        ///
        /// Writes to their subviews by UIKit's layout are not counted.
        var setUp = 0
    }

    private func cost(views: Int) throws -> Cost {
        let lower = CountingScreen(views: views)
        let upper = CountingScreen(views: views)
        let navigation = UINavigationController(rootViewController: lower)
        let delegate = HandWrittenStackDelegate(push: PushAnimator(.slide))
        navigation.delegate = delegate
        let stage = Stage(root: navigation)
        try stage.settle()
        upper.loadViewIfNeeded()
        _ = lower.takeWrites() + upper.takeWrites()
        navigation.pushViewController(upper, animated: true)
        stage.turn()
        stage.turn()
        var cost = Cost(frames: 0, setUp: lower.views[0].writes + upper.views[0].writes)
        _ = lower.takeWrites() + upper.takeWrites()
        for _ in 1...10 {
            stage.advance(by: 1.0 / 60)
            cost.frames += lower.takeWrites() + upper.takeWrites()
        }
        XCTAssertNotNil(navigation.transitionCoordinator)
        try stage.settle()
        XCTAssertGreaterThan(lower.takeWrites() + upper.takeWrites(), 0, "the end puts the views back")
        return cost
    }

    func testAFrameWritesNothing() async throws {
        XCTAssertEqual(try cost(views: 10).frames, 0)
        XCTAssertEqual(try cost(views: 1_000).frames, 0)
    }

    func testTheSetUpCostDoesNotDependOnTheNumberOfViews() async throws {
        let few = try cost(views: 10).setUp
        XCTAssertGreaterThan(few, 0)
        XCTAssertEqual(try cost(views: 1_000).setUp, few)
    }
}
