import UIKit
import XCTest

@testable import BatonTesting

/// Tests that a test which waits for virtual time is told what to do, once.
@MainActor
final class StillTimeTests: XCTestCase {
    private var lines: [String] = []

    override func tearDown() async throws {
        StillTime.shared.write = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
    }

    func testALineIsWrittenOnceWhileNothingTurns() async throws {
        StillTime.shared.write = { [unowned self] in lines.append($0) }
        let stack = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(root: stack)
        try stage.settle()
        StillTime.shared.look()
        StillTime.shared.look()
        XCTAssertEqual(lines, [], "nothing waits")
        stack.pushViewController(UIViewController(), animated: true)
        StillTime.shared.look()
        stage.turn()
        StillTime.shared.look()
        XCTAssertEqual(lines, [], "a turn has passed")
        StillTime.shared.look()
        XCTAssertEqual(lines.count, 1)
        XCTAssertTrue(lines.first?.hasSuffix("see Documentation/Stage.md#time.") == true, "\(lines)")
        StillTime.shared.look()
        XCTAssertEqual(lines.count, 1, "it is said already")
        stage.advance(by: 0.1)
        StillTime.shared.look()
        StillTime.shared.look()
        XCTAssertEqual(lines.count, 2, "time has passed, and stands still again")
        try stage.settle()
    }

    func testAnotherStageHasAnotherTime() async throws {
        StillTime.shared.write = { [unowned self] in lines.append($0) }
        for _ in 0..<2 {
            let stack = UINavigationController(rootViewController: UIViewController())
            let stage = Stage(root: stack)
            stack.pushViewController(UIViewController(), animated: true)
            stage.turn()
            StillTime.shared.look()
        }
        XCTAssertEqual(lines, [])
    }

    func testNothingIsSaidUnlessTheSameWaits() async throws {
        let sight = { StillTime.Sight(turn: $0, time: $1, pending: $2) }
        let now = sight(3, 100.5, ["a timer", "a layout pass"])
        XCTAssertNil(StillTime.line(from: nil, to: now))
        XCTAssertNil(StillTime.line(from: sight(2, 100.5, ["a timer", "a layout pass"]), to: now))
        XCTAssertNil(StillTime.line(from: sight(3, 100, ["a timer", "a layout pass"]), to: now))
        XCTAssertNil(StillTime.line(from: sight(3, 100.5, ["a timer"]), to: now))
        XCTAssertNil(StillTime.line(from: sight(3, 100.5, []), to: sight(3, 100.5, [])))
        XCTAssertTrue(StillTime.line(from: now, to: now)?.contains(", and a timer waits for it.") == true)
    }
}
