import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests how the transitions of a stack are told apart.
@MainActor
final class StackTransitionsTests: XCTestCase {
    func testEachTransitionHasANumberOfItsOwn() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        var transitions = StackTransitions(of: stand.navigation)
        XCTAssertNil(transitions.running)
        XCTAssertFalse(transitions.hasBegun)
        var numbers: Set<Int> = []
        for _ in 0..<3 {
            stand.push(TestScreen("C"))
            stand.stage.advance(by: 0.1)
            let number = try XCTUnwrap(transitions.running)
            XCTAssertTrue(numbers.insert(number).inserted, "\(number)")
            XCTAssertEqual(transitions.running, number)
            XCTAssertTrue(transitions.hasBegun)
            try stand.stage.settle()
            XCTAssertNil(transitions.running)
        }
    }

    func testAModalTransitionHidesTheOneOfTheStack() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        var transitions = StackTransitions(of: stand.navigation)
        XCTAssertFalse(transitions.isHidden)
        stand.push()
        stand.stage.advance(by: 0.05)
        XCTAssertFalse(transitions.isHidden, "it has no number yet")
        let own = try XCTUnwrap(stand.navigation.transitionCoordinator)
        _ = transitions.number(of: own)
        XCTAssertFalse(transitions.isHidden)
        stand.navigation.present(UIViewController(), animated: true)
        stand.stage.turn()
        XCTAssertFalse(stand.navigation.transitionCoordinator === own)
        XCTAssertTrue(transitions.isHidden)
        try stand.stage.settle()
        XCTAssertFalse(transitions.isHidden)
    }

    func testAStackThatIsGoneHasNoTransitions() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        stand.push()
        stand.stage.advance(by: 0.05)
        let coordinator = try XCTUnwrap(stand.navigation.transitionCoordinator)
        var transitions = StackTransitions(of: UINavigationController())
        XCTAssertFalse(transitions.isOwn(coordinator))
        XCTAssertNil(transitions.running)
        try stand.stage.settle()
    }

    /// What is asked in each turn would never let the main queue rest.
    func testWhatIsAskedLaterIsAskedAFrameLater() async throws {
        let stage = Stage(root: UIViewController())
        var isAsked = false
        StackTransitions.askLater { isAsked = true }
        for _ in 0..<3 { stage.turn() }
        XCTAssertFalse(isAsked)
        stage.advance(by: 2.0 / 60)
        XCTAssertTrue(isAsked)
    }
}
