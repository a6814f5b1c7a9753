import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests that a transition writes no view properties between its start and its end, and that a gesture writes only the
/// progress, regardless of the number of views.
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

    private func cost(views: Int, interactive: Bool) throws -> Cost {
        let lower = CountingScreen(views: views)
        let upper = CountingScreen(views: views)
        let navigation = UINavigationController(rootViewController: lower)
        let interaction = UIPercentDrivenInteractiveTransition()
        let delegate = HandWrittenStackDelegate(push: PushAnimator(.slide))
        if interactive { delegate.interaction = { interaction } }
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
        for frame in 1...10 {
            if interactive { interaction.update(CGFloat(frame) / 20) }
            stage.advance(by: 1.0 / 60)
            cost.frames += lower.takeWrites() + upper.takeWrites()
        }
        XCTAssertNotNil(navigation.transitionCoordinator)
        interaction.finish()
        try stage.settle()
        XCTAssertGreaterThan(lower.takeWrites() + upper.takeWrites(), 0, "the end puts the views back")
        return cost
    }

    func testAFrameWritesNothing() async throws {
        XCTAssertEqual(try cost(views: 10, interactive: false).frames, 0)
        XCTAssertEqual(try cost(views: 1_000, interactive: false).frames, 0)
    }

    func testAGestureUpdateWritesNothing() async throws {
        XCTAssertEqual(try cost(views: 10, interactive: true).frames, 0)
        XCTAssertEqual(try cost(views: 1_000, interactive: true).frames, 0)
    }

    func testTheSetUpCostDoesNotDependOnTheNumberOfViews() async throws {
        let few = try cost(views: 10, interactive: false).setUp
        XCTAssertGreaterThan(few, 0)
        XCTAssertEqual(try cost(views: 1_000, interactive: false).setUp, few)
    }

    /// One gesture update of Baton's interaction makes one call of UIKit's update, whatever else the interaction does.
    func testOneUpdateMakesOneUIKitUpdate() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        let interaction = try XCTUnwrap(stand.driver?.swipe.interaction)
        stand.stage.finger.down(at: CGPoint(x: 3, y: 400))
        stand.stage.finger.drag(to: CGPoint(x: 100, y: 400), in: 0.2)
        let before = WindowDump(stand.stage.window)
        interaction.update(0.6)
        XCTAssertEqual(interaction.percentComplete, 0.6, accuracy: 1e-9)
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
        stand.stage.finger.up()
        try stand.stage.settle()
    }
}
