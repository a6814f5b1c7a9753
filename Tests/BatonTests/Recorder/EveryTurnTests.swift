import BatonTesting
import UIKit
import XCTest

@testable import BatonRecorder

/// Tests when the recorder looks at an app.
@MainActor
final class EveryTurnTests: XCTestCase {
    func testAnActionIsCalledAtTheEndOfEachTurnUntilItReturnsFalse() async throws {
        let stage = Stage(root: UIViewController())
        var calls = 0
        EveryTurn.call {
            calls += 1
            return calls < 3
        }
        XCTAssertEqual(calls, 0)
        for expected in [1, 2, 3, 3, 3] {
            stage.turn()
            XCTAssertEqual(calls, expected)
        }
    }

    func testTheTurnHasLaidOut() async throws {
        let stage = Stage(root: UIViewController())
        var isLaidOut: Bool?
        let screen = LaidOutScreen()
        stage.window.rootViewController = screen
        EveryTurn.call {
            isLaidOut = screen.isLaidOut
            return false
        }
        stage.turn()
        XCTAssertEqual(isLaidOut, true)
    }
}

private final class LaidOutScreen: UIViewController {
    private(set) var isLaidOut = false

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        isLaidOut = true
    }
}
