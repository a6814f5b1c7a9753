import TestSupport
import UIKit
import XCTest

/// Tests the switch for an interaction that is ended before UIKit starts it (B5.16, B27.41).
@MainActor
final class EndBeforeStartTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.endsBeforeTheStartAreLost = false }
    }

    func testAnEndBeforeTheStartIsPerformedAfterIt() async {
        // B5.16
        for finishes in [true, false] {
            let interaction = UIPercentDrivenInteractiveTransition()
            let stage = PushStage(PropertyMover(.push), interaction)
            stage.navigation.pushViewController(stage.b, animated: true)
            finishes ? interaction.finish() : interaction.cancel()
            TurnLoop.main.advance(by: 1)
            XCTAssertTrue(stage.isOver)
            XCTAssertIdentical(stage.navigation.topViewController, finishes ? stage.b : stage.a)
            stage.putAway()
        }
    }

    func testAnEndBeforeTheStartIsLostAndTheTransitionWaits() async {
        // B5.16, B27.41
        HeadlessQuirks.endsBeforeTheStartAreLost = true
        for finishes in [true, false] {
            for animator: any UIViewControllerAnimatedTransitioning in [PropertyMover(.push), BlockMover(.push)] {
                let interaction = UIPercentDrivenInteractiveTransition()
                let stage = PushStage(animator, interaction)
                stage.navigation.pushViewController(stage.b, animated: true)
                finishes ? interaction.finish() : interaction.cancel()
                TurnLoop.main.advance(by: 5)
                XCTAssertEqual(stage.navigation.transitionCoordinator?.isInteractive, true)
                XCTAssertEqual(stage.arrival, 0, accuracy: 1e-6)
                finishes ? interaction.finish() : interaction.cancel()
                TurnLoop.main.advance(by: 1)
                XCTAssertTrue(stage.isOver)
                XCTAssertIdentical(stage.navigation.topViewController, finishes ? stage.b : stage.a)
                stage.putAway()
            }
        }
    }

    func testTheSystemsSwipeIsNotConcerned() async {
        HeadlessQuirks.endsBeforeTheStartAreLost = true
        let stage = PushStage()
        stage.navigation.delegate = nil
        stage.navigation.pushViewController(stage.b, animated: false)
        TurnLoop.main.advance(by: 0.1)
        // All of the swipe is in one turn, so that it ends before the layout that starts the pop.
        HeadlessTouches.began(finger: 0, at: CGPoint(x: 3, y: 400), in: stage.window)
        for x in [60, 200, 350] as [CGFloat] {
            HeadlessTouches.moved(finger: 0, to: CGPoint(x: x, y: 400), in: stage.window)
        }
        HeadlessTouches.ended(finger: 0, in: stage.window)
        TurnLoop.main.advance(by: 1)
        XCTAssertIdentical(stage.navigation.topViewController, stage.a)
        XCTAssertTrue(stage.isOver)
        stage.putAway()
    }
}
