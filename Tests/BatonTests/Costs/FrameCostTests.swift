import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// UIKit moves the pixels: between its start and its end a transition writes nothing, and a finger writes nothing but
/// how far the transition is, however much is on the screens.
@MainActor
final class FrameCostTests: XCTestCase {
    private struct Cost: Equatable {
        /// What is written on any view while the transition runs.
        var frames = 0
        /// What is written on the two screens' own views when it starts; UIKit lays out what is on them besides.
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

    func testASetUpWritesTheSameHoweverMuchIsOnTheScreens() async throws {
        let few = try cost(views: 10, interactive: false).setUp
        XCTAssertGreaterThan(few, 0)
        XCTAssertEqual(try cost(views: 1_000, interactive: false).setUp, few)
    }

    /// A gesture update of ours is one call of UIKit's, whatever the interaction does besides.
    func testAnUpdateOfOursIsOneOfUIKits() async throws {
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
