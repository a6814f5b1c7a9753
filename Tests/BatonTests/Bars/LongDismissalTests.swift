import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a dismissal without animation that UIKit takes longer to end than was seen (B27.15). Meanwhile it returns a coordinator
/// that tells nothing, and may hide a transition of the stack.
@MainActor
final class LongDismissalTests: GenerationTestCase {
    private static let turns = 40

    private func screen(_ state: BarState) -> UIViewController {
        let screen = UIViewController()
        screen.navigationItem.barState = state
        return screen
    }

    /// Presents and dismisses a screen over a stack.
    private func each(_ body: (_ stage: Stage, _ stack: BatonNavigationController) throws -> Void) throws {
        try with("unanimatedCoordinatorsRunNothing") { name in
            HeadlessQuirks.turnsBeforeUnanimatedDismissals = Self.turns
            defer { HeadlessQuirks.turnsBeforeUnanimatedDismissals = 2 }
            let stack = BatonNavigationController(rootViewController: screen(.ember))
            let stage = Stage(.phone, root: stack)
            let modal = UIViewController()
            modal.modalPresentationStyle = .overFullScreen
            stack.present(modal, animated: false)
            try stage.settle()
            try body(stage, stack)
            try stage.settle()
            expectRest(stage, name)
            stage.close()
        }
    }

    /// Baton asks once a frame what is hidden, and not in each turn of the main queue.
    private func expectRestOfMainQueue(line: UInt = #line) {
        for turn in 0..<10 {
            TurnLoop.main.runTurn()
            guard turn > 2 else { continue }
            XCTAssertFalse(TurnLoop.main.pending.contains("a block on the main queue"), "turn \(turn)", line: line)
        }
    }

    func testTheMainQueueRestsBeforeABarBegins() async throws {
        try each { stage, stack in
            stack.dismiss(animated: false)
            stack.transitions = .slide
            expectRestOfMainQueue()
            try stage.settle()
            XCTAssertEqual(stack.view.family.filter { $0 is any BarBackdrop }.count, 1)
        }
    }

    func testTheMainQueueRestsBeforeABarComesToRest() async throws {
        try each { stage, stack in
            stack.transitions = .slide
            stack.pushViewController(screen(.clear), animated: true)
            stage.advance(by: 0.2)
            stack.dismiss(animated: false)
            stage.advance(by: 0.4)
            expectRestOfMainQueue()
            try stage.settle()
            XCTAssertEqual(stack.view.family.filter { $0 is any BarBackdrop && $0.seenAlpha > 0 }.count, 0)
        }
    }

    func testTheMainQueueRestsBeforeABarIsRestored() async throws {
        try each { stage, stack in
            stack.transitions = .slide
            stack.pushViewController(screen(.halfSea), animated: true)
            stage.advance(by: 0.1)
            stack.transitions = nil
            stage.advance(by: 0.1)
            stack.dismiss(animated: false)
            stage.advance(by: 0.4)
            expectRestOfMainQueue()
            try stage.settle()
            XCTAssertEqual(stack.view.family.filter { $0 is any BarBackdrop }.count, 0)
        }
    }
}
