import TestSupport
import UIKit
import XCTest

/// Tests the switch for what a pause of the context pauses (B2.24, B5.13).
@MainActor
final class ContextPauseTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run {
            HeadlessQuirks.contextPausesPauseAnimators = true
            HeadlessQuirks.pausesSetPercentComplete = false
        }
    }

    func testItPausesTheAnimatorOrChangesTheStateOfTheContextOnly() async {
        for pauses in [true, false] {
            HeadlessQuirks.contextPausesPauseAnimators = pauses
            let mover = PropertyMover(.push)
            let interaction = HandDriven(mover, startsInteractively: false)
            let stage = PushStage(mover, interaction)
            stage.push()
            var heard: [Bool] = []
            stage.navigation.transitionCoordinator?.notifyWhenInteractionChanges { heard.append($0.isInteractive) }
            TurnLoop.main.advance(by: 0.1)
            interaction.context?.pauseInteractiveTransition()
            // B2.24
            XCTAssertEqual(heard, [true])
            XCTAssertEqual(interaction.context?.isInteractive, true)
            XCTAssertEqual(interaction.running?.isRunning, !pauses, "\(pauses)")
            TurnLoop.main.advance(by: 1)
            XCTAssertEqual(stage.isOver, !pauses, "\(pauses)")
            interaction.tell(finishes: true)
            interaction.goOn(finishes: true)
            TurnLoop.main.advance(by: 1)
            XCTAssertTrue(stage.isOver)
            stage.putAway()
        }
    }

    func testAPercentDrivenInteractionPausesTheAnimatorInEitherCase() async {
        // The progress that is seen then counts as that of the pause.
        HeadlessQuirks.pausesSetPercentComplete = true
        for pauses in [true, false] {
            HeadlessQuirks.contextPausesPauseAnimators = pauses
            let interaction = UIPercentDrivenInteractiveTransition()
            interaction.wantsInteractiveStart = false
            let stage = PushStage(PropertyMover(.push), interaction)
            stage.push()
            TurnLoop.main.advance(by: 0.1)
            interaction.pause()
            // B5.13
            XCTAssertEqual(stage.navigation.transitionCoordinator?.isInteractive, true)
            let held = stage.arrival
            XCTAssertEqual(interaction.percentComplete, held, accuracy: 1e-6)
            TurnLoop.main.advance(by: 1)
            XCTAssertEqual(stage.arrival, held, accuracy: 1e-6, "\(pauses)")
            interaction.update(0.9)
            XCTAssertEqual(stage.arrival, 0.9, accuracy: 1e-6)
            interaction.finish()
            TurnLoop.main.advance(by: 1)
            XCTAssertTrue(stage.isOver)
            stage.putAway()
        }
    }
}
