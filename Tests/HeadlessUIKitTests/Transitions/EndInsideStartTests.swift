import TestSupport
import UIKit
import XCTest

/// Tests the switch for an interaction that ends inside its own start (B5.16, B27.41).
@MainActor
final class EndInsideStartTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.endsInsideTheStartGlitch = false }
    }

    private var animators: [any UIViewControllerAnimatedTransitioning] { [PropertyMover(.push), BlockMover(.push)] }

    private func takesTouches(_ bar: UINavigationBar) -> Bool {
        bar.hitTest(CGPoint(x: 200, y: 20), with: nil) != nil
    }

    func testATransitionThatEndsInsideTheStartMovesLikeAnother() async {
        // B5.16
        for animator in animators {
            let stage = PushStage(animator, EndsInside(finishes: true))
            stage.push()
            TurnLoop.main.advance(by: 0.2)
            XCTAssertGreaterThan(stage.arrival, 0.2)
            XCTAssertLessThan(stage.arrival, 0.95)
            TurnLoop.main.advance(by: 1)
            XCTAssertTrue(stage.isOver)
            XCTAssertTrue(takesTouches(stage.navigation.navigationBar))
            XCTAssertNil(stage.navigation.navigationBar.layer.animationKeys())
            stage.putAway()
        }
    }

    func testItLosesItsMotionAndLeavesAnAnimationOnTheBar() async {
        // B27.41
        HeadlessQuirks.endsInsideTheStartGlitch = true
        for finishes in [true, false] {
            for animator in animators {
                let stage = PushStage(animator, EndsInside(finishes: finishes))
                stage.push()
                TurnLoop.main.advance(by: 0.05)
                // What is seen is there at once.
                if finishes { XCTAssertEqual(stage.arrival, 1, accuracy: 1e-6) }
                TurnLoop.main.advance(by: 1)
                XCTAssertTrue(stage.isOver)
                XCTAssertIdentical(stage.navigation.topViewController, finishes ? stage.b : stage.a)
                XCTAssertNotNil(stage.navigation.navigationBar.layer.animationKeys())
                XCTAssertFalse(takesTouches(stage.navigation.navigationBar))
                stage.putAway()
            }
        }
    }

    func testAnEndOneTurnLaterHasNoFault() async {
        // B5.16
        HeadlessQuirks.endsInsideTheStartGlitch = true
        for animator in animators {
            let interaction = UIPercentDrivenInteractiveTransition()
            let stage = PushStage(animator, interaction)
            stage.push()
            interaction.finish()
            TurnLoop.main.advance(by: 0.2)
            XCTAssertLessThan(stage.arrival, 0.95)
            TurnLoop.main.advance(by: 1)
            XCTAssertTrue(stage.isOver)
            XCTAssertTrue(takesTouches(stage.navigation.navigationBar))
            stage.putAway()
        }
    }
}

/// A percent-driven interaction that ends as soon as UIKit starts it.
private final class EndsInside: UIPercentDrivenInteractiveTransition {
    private let finishes: Bool

    init(finishes: Bool) {
        self.finishes = finishes
        super.init()
    }

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        finishes ? finish() : cancel()
    }
}
