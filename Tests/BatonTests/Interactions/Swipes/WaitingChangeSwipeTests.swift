import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests swipes during UIKit's own transitions while another change of the stack waits for their end. A swipe that began
/// then would find nothing to pop, and the next push would wait for it for ever (B2.44).
@MainActor
final class WaitingChangeSwipeTests: GenerationTestCase {
    /// Changes the stack of three twice in one turn, swipes at once, and pushes.
    private func titles(
        _ transitions: NavigationTransitions, hidesBar: Bool, after wait: TimeInterval,
        _ change: (StackStage) -> Void
    ) throws -> [String] {
        let stand = try StackStage { $0.transitions = transitions }
        let c = TestScreen("C")
        for screen in [stand.b, c] { screen.navigationItem.barState.isHidden = hidesBar }
        stand.push(c)
        try stand.stage.settle()
        change(stand)
        stand.stage.finger.down(at: CGPoint(x: 1, y: 400))
        stand.stage.finger.drag(to: CGPoint(x: 108, y: 400), in: 0.1 + wait)
        stand.stage.finger.cancel()
        stand.push(TestScreen("E"))
        try stand.stage.settle()
        XCTAssertEqual(HeadlessLog.warnings, [])
        return stand.titles
    }

    private func each(expecting expected: [String], line: UInt = #line, _ change: (StackStage) -> Void) throws {
        for transitions in [NavigationTransitions.system, .mixed] {
            for hidesBar in [false, true] {
                for wait in [0, 0.1, 0.2, 0.3] {
                    XCTAssertEqual(
                        try titles(transitions, hidesBar: hidesBar, after: wait, change), expected,
                        "hides the bar: \(hidesBar), after: \(wait)", line: line)
                }
            }
        }
    }

    func testAPopWaitsForAPush() async throws {
        try each(expecting: ["A", "B", "C", "E"]) { stand in
            let pushed = TestScreen("D")
            pushed.navigationItem.barState = stand.b.navigationItem.barState
            stand.push(pushed)
            stand.pop()
        }
    }

    func testAPushWaitsForAPop() async throws {
        try each(expecting: ["A", "B", "D", "E"]) { stand in
            stand.pop()
            stand.push(TestScreen("D"))
        }
    }

    func testAPushWaitsForAPush() async throws {
        try each(expecting: ["A", "B", "C", "D", "F", "E"]) { stand in
            stand.push(TestScreen("D"))
            stand.push(TestScreen("F"))
        }
    }
}
