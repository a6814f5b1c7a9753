import TestSupport
import UIKit
import XCTest

/// Tests the switch for a percent-driven interaction whose transition ended without its own end.
@MainActor
final class UnfinishedInteractionTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.unfinishedInteractionsStayDriving = false }
    }

    /// Drives a push to 0.3, and ends it by the context and the property animator.
    private func endsByTheContext(_ interaction: TellsTheContext) {
        let mover = PropertyMover(.push)
        let stage = PushStage(mover, interaction)
        stage.push()
        interaction.update(0.3)
        guard let context = interaction.context else { return XCTFail("The interaction was not started.") }
        context.finishInteractiveTransition()
        mover.interruptibleAnimator(using: context).continueAnimation(withTimingParameters: nil, durationFactor: 0)
        TurnLoop.main.advance(by: 1)
        XCTAssertTrue(stage.isOver)
        stage.putAway()
    }

    func testItIsAsNewOrStillDrivesInTheNextTransition() async {
        for stays in [false, true] {
            HeadlessQuirks.unfinishedInteractionsStayDriving = stays
            let interaction = TellsTheContext()
            endsByTheContext(interaction)
            interaction.wantsInteractiveStart = false
            let stage = PushStage(PropertyMover(.push), interaction)
            stage.push()
            XCTAssertEqual(interaction.percentComplete, stays ? 0.3 : 0, accuracy: 1e-9)
            TurnLoop.main.advance(by: 1)
            XCTAssertEqual(stage.isOver, !stays, "\(stays)")
            XCTAssertEqual(stage.arrival, stays ? 0 : 1, accuracy: 1e-6, "\(stays)")
            XCTAssertNotEqual(stage.navigation.transitionCoordinator?.isInteractive, true)
            interaction.finish()
            TurnLoop.main.advance(by: 1)
            XCTAssertTrue(stage.isOver)
            XCTAssertIdentical(stage.navigation.topViewController, stage.b)
            stage.putAway()
        }
    }

    func testItIsAsNewAfterItsOwnEnd() async {
        HeadlessQuirks.unfinishedInteractionsStayDriving = true
        for finishes in [true, false] {
            let interaction = TellsTheContext()
            let first = PushStage(PropertyMover(.push), interaction)
            first.push()
            interaction.update(0.3)
            finishes ? interaction.finish() : interaction.cancel()
            TurnLoop.main.advance(by: 1)
            XCTAssertTrue(first.isOver)
            first.putAway()
            interaction.wantsInteractiveStart = false
            let stage = PushStage(PropertyMover(.push), interaction)
            stage.push()
            XCTAssertEqual(interaction.percentComplete, 0)
            TurnLoop.main.advance(by: 1)
            XCTAssertTrue(stage.isOver)
            stage.putAway()
        }
    }
}

/// A percent-driven interaction that lets a test tell the context itself.
private final class TellsTheContext: UIPercentDrivenInteractiveTransition {
    private(set) var context: (any UIViewControllerContextTransitioning)?

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        super.startInteractiveTransition(transitionContext)
    }
}
