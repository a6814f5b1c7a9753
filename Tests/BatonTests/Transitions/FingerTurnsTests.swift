import UIKit
import XCTest

@testable import Baton

/// Tests when a finger counts as turned round.
@MainActor
final class FingerTurnsTests: XCTestCase {
    /// Which of the progresses are turns.
    private func turns(_ progresses: CGFloat...) -> [CGFloat] {
        var turns = FingerTurns()
        return progresses.filter { turns.turns(at: $0) }
    }

    func testTheFirstWayIsNoTurn() async {
        XCTAssertEqual(turns(0.5, 0.6, 0.7), [])
        XCTAssertEqual(turns(0.5, 0.4, 0.3), [])
        XCTAssertEqual(turns(0, 0, 0.1), [])
    }

    func testEachTurnCountsOnce() async {
        XCTAssertEqual(turns(0, 0.5, 0.4, 0.3, 0.2), [0.4])
        XCTAssertEqual(turns(0, 0.5, 0.4, 0.3, 0.6, 0.7), [0.4, 0.6])
        XCTAssertEqual(turns(1, 0.5, 0.6, 0.7, 0.5), [0.6, 0.5])
    }

    /// Two hundredths of the way are a tremble, measured from where the finger was farthest.
    func testATremblingFingerDoesNotTurn() async {
        XCTAssertEqual(turns(-1, 0, -0.02), [], "that is still one")
        XCTAssertEqual(turns(0, 0.5, 0.49, 0.485, 0.49, 0.5, 0.6), [])
        XCTAssertEqual(turns(0, 0.5, 0.49, 0.485, 0.47), [0.47])
        XCTAssertEqual(turns(0.5, 0.51, 0.505, 0.515, 0.53, 0.6, 0.5), [0.5], "the tremble before was no way")
    }

    func testARestingFingerIsWhereItWas() async {
        XCTAssertEqual(turns(0, 0.5, 0.5, 0.5, 0.6), [])
        XCTAssertEqual(turns(0, 0.5, 0.5, 0.4, 0.4, 0.3), [0.4])
    }
}
