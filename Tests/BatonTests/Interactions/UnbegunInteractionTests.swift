import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests an interaction that a delegate returns though no gesture has begun it.
@MainActor
final class UnbegunInteractionTests: AnyDesignTestCase {
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

    func testItIsNotStretched() async {
        let interaction = TransitionInteraction()
        XCTAssertEqual(interaction.stretch, 0)
        interaction.update(1.5)
        XCTAssertEqual(interaction.stretch, 0)
        XCTAssertFalse(interaction.isActive)
    }
}
