import TestSupport
import UIKit
import XCTest

/// Tests the switch for `percentComplete` after a pause (B5.2, B27.16).
@MainActor
final class PausedPercentTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.pausesSetPercentComplete = false }
    }

    func testItIsTheProgressThatIsSeenOrTheLastUpdate() async {
        // `easeOut` has covered 0.378 of the way after a quarter of its time.
        for (isSet, paused, rest) in [(true, 0.378, 0.249), (false, 0, 0.4)] as [(Bool, CGFloat, TimeInterval)] {
            HeadlessQuirks.pausesSetPercentComplete = isSet
            let (stage, interaction) = pushThatPauses(after: 0.1)
            XCTAssertEqual(stage.navigation.transitionCoordinator?.isInteractive, true)
            // B27.16
            XCTAssertEqual(interaction.percentComplete, paused, accuracy: 0.001, "\(isSet)")
            // B5.5: the remaining time follows from it.
            interaction.finish()
            XCTAssertEqual(stage.timeToEnd(), rest, accuracy: 0.03, "\(isSet)")
            stage.putAway()
        }
    }

    func testAnUpdateAfterThePauseCountsInEitherCase() async {
        for isSet in [true, false] {
            HeadlessQuirks.pausesSetPercentComplete = isSet
            let (stage, interaction) = pushThatPauses(after: 0.3)
            interaction.update(0.5)
            XCTAssertEqual(interaction.percentComplete, 0.5)
            interaction.cancel()
            // B5.6
            XCTAssertEqual(stage.timeToEnd(), 0.2, accuracy: 0.04)
            XCTAssertIdentical(stage.navigation.topViewController, stage.a)
            stage.putAway()
        }
    }

    /// Begins a push without a finger, and pauses it after a time.
    private func pushThatPauses(after time: TimeInterval) -> (PushStage, UIPercentDrivenInteractiveTransition) {
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.wantsInteractiveStart = false
        let stage = PushStage(PropertyMover(.push), interaction)
        stage.push()
        TurnLoop.main.advance(by: time)
        interaction.pause()
        return (stage, interaction)
    }
}
