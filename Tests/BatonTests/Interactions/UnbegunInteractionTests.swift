import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests an interaction that a delegate returns, or that looks for a transition, though no gesture has begun one.
@MainActor
final class UnbegunInteractionTests: GenerationTestCase {
    func testATransitionThatNoGestureHasBegunRunsByItself() async throws {
        let interaction = TransitionInteraction()
        let delegate = HandWrittenStackDelegate(push: PushAnimator(.slide), pop: PopAnimator(.slide))
        delegate.interaction = { interaction }
        let stand = try StackStage(showsB: false) { $0.delegate = delegate }
        XCTAssertFalse(interaction.wantsInteractiveStart)
        for isPush in [true, false] {
            isPush ? stand.push() : stand.pop()
            stand.stage.turn()
            XCTAssertEqual(stand.navigation.transitionCoordinator?.initiallyInteractive, false)
            XCTAssertTrue(interaction.isActive)
            XCTAssertFalse(interaction.isDriving)
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, isPush ? ["A", "B"] : ["A"])
            XCTAssertFalse(interaction.isActive, "it has heard of the end")
        }
    }

    /// It looks for the transition in this turn and the next two.
    func testATransitionThatDoesNotComeIsGivenUp() async throws {
        let stage = Stage(root: UIViewController())
        let interaction = TransitionInteraction()
        var looks = 0
        interaction.begin {
            nil
        } orFind: {
            looks += 1
            return nil
        }
        XCTAssertTrue(interaction.isBeginning)
        for _ in 0..<6 { stage.turn() }
        XCTAssertEqual(looks, 2)
        XCTAssertFalse(interaction.isActive)
    }

    func testItIsNotStretched() async {
        let interaction = TransitionInteraction()
        XCTAssertEqual(interaction.stretch, 0)
        interaction.update(1.5)
        XCTAssertEqual(interaction.stretch, 0)
        XCTAssertFalse(interaction.isActive)
    }
}
