import TestSupport
import UIKit
import XCTest

/// Tests the switch for the end from which the fraction of a reversed animator counts (B6.56, B6.57).
@MainActor
final class ReversedFractionTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run {
            HeadlessQuirks.reversedFractionsCountBack = false
            HeadlessQuirks.pausesSetPercentComplete = false
        }
    }

    func testItCountsFromTheStartOrFromTheReversedStart() async {
        for countsBack in [false, true] {
            HeadlessQuirks.reversedFractionsCountBack = countsBack
            let stage = AnimatorStage()
            stage.animator.fractionComplete = 0.3
            XCTAssertEqual(stage.animator.fractionComplete, 0.3, accuracy: 1e-9)
            stage.animator.isReversed = true
            // B6.56, B6.57
            XCTAssertEqual(stage.seen, 0.3, accuracy: 1e-6)
            XCTAssertEqual(stage.animator.fractionComplete, countsBack ? 0.7 : 0.3, accuracy: 1e-9)
            stage.animator.fractionComplete = 0.9
            XCTAssertEqual(stage.seen, countsBack ? 0.1 : 0.9, accuracy: 1e-6)
            XCTAssertEqual(stage.animator.fractionComplete, 0.9, accuracy: 1e-9)
            stage.animator.isReversed = false
            XCTAssertEqual(stage.seen, countsBack ? 0.1 : 0.9, accuracy: 1e-6)
            XCTAssertEqual(stage.animator.fractionComplete, stage.seen, accuracy: 1e-6)
            stage.putAway()
        }
    }

    func testItCountsSoWhileItRuns() async {
        for countsBack in [false, true] {
            HeadlessQuirks.reversedFractionsCountBack = countsBack
            let stage = AnimatorStage()
            stage.animator.isReversed = true
            stage.animator.startAnimation()
            stage.wait(0.25)
            XCTAssertEqual(stage.seen, 0.75, accuracy: 1e-6)
            XCTAssertEqual(stage.animator.fractionComplete, countsBack ? 0.25 : 0.75, accuracy: 1e-6)
            stage.putAway()
        }
    }

    func testUIKitsPercentDrivenClassKnowsHowItsAnimatorCounts() async {
        // The progress that is seen then counts as that of the pause.
        HeadlessQuirks.pausesSetPercentComplete = true
        for countsBack in [false, true] {
            HeadlessQuirks.reversedFractionsCountBack = countsBack
            let interaction = UIPercentDrivenInteractiveTransition()
            let stage = PushStage(PropertyMover(.push), interaction)
            stage.push()
            interaction.update(0.75)
            interaction.cancel()
            TurnLoop.main.advance(by: 0.1)
            interaction.pause()
            let held = stage.arrival
            XCTAssertGreaterThan(held, 0.2)
            XCTAssertLessThan(held, 0.74)
            // B5.13
            XCTAssertEqual(interaction.percentComplete, held, accuracy: 1e-6, "\(countsBack)")
            interaction.update(0.9)
            XCTAssertEqual(stage.arrival, 0.9, accuracy: 1e-6, "\(countsBack)")
            interaction.finish()
            TurnLoop.main.advance(by: 1)
            XCTAssertTrue(stage.isOver)
            stage.putAway()
        }
    }
}
