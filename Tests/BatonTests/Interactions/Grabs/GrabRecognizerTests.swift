import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Tests when the recognizer is there by which a finger catches transitions, and what becomes of a transition when it is taken
/// away.
@MainActor
final class GrabRecognizerTests: GenerationTestCase {
    private func stack(showsB: Bool = false, isInterruptible: Bool = true) throws -> StackStage {
        try StackStage(showsB: showsB) {
            var transitions = NavigationTransitions.slide
            transitions.interruptible = isInterruptible
            $0.transitions = transitions
        }
    }

    /// One for catching, beside those of the swipe. Like those it stays until the transitions are taken away.
    func testOneRecognizerForCatchingStaysBetweenTransitions() async throws {
        let plain = try StackStage(showsB: false).navigation.view.gestureRecognizers?.count ?? 0
        for (isInterruptible, added) in [(true, 3), (false, 2)] {
            let stand = try stack(isInterruptible: isInterruptible)
            var recognizers: Int? { stand.navigation.view.gestureRecognizers?.count }
            XCTAssertEqual(recognizers, plain + added)
            stand.push()
            stand.stage.turn()
            XCTAssertEqual(recognizers, plain + added, "none for a transition")
            try stand.stage.settle()
            XCTAssertEqual(recognizers, plain + added)
            stand.navigation.transitions = nil
            XCTAssertEqual(recognizers, plain)
        }
    }

    /// Transitions that are taken away cancel what the app's own gesture drives. They do not finish it.
    func testTransitionsThatAreTakenAwayFinishNothing() async throws {
        let stand = try stack(showsB: true)
        stand.driver?.interaction.begin {
            stand.pop()
            return stand.navigation.transitionCoordinator
        }
        stand.stage.turn()
        stand.driver?.interaction.update(0.2)
        stand.navigation.transitions = nil
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    func testTransitionsThatAreTakenAwayLetAHeldPushRunOn() async throws {
        let stand = try stack()
        stand.push()
        stand.stage.turn()
        stand.stage.advance(by: 0.1)
        stand.stage.finger.catchTransition(at: CGPoint(x: 200, y: 500), towards: CGPoint(x: -1, y: 0))
        XCTAssertEqual(stand.navigation.transitionCoordinator?.isInteractive, true)
        stand.navigation.transitions = nil
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
    }
}
