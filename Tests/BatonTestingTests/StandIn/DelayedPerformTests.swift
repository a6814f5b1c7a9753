import BatonTesting
import UIKit
import XCTest

/// Methods that are called after a delay, in virtual time.
@MainActor
final class DelayedPerformTests: XCTestCase {
    private let screen = DelayedScreen()
    private var stage: Stage!

    override func setUp() async throws {
        stage = Stage(root: screen)
    }

    func testAMethodIsCalledAfterTheDelay() async throws {
        screen.perform("show(_:)", with: "late", afterDelay: 0.5)
        screen.perform("show(_:)", with: "early", afterDelay: 0.2)
        stage.advance(by: 0.3)
        XCTAssertEqual(screen.shown, ["early"])
        try stage.settle()
        XCTAssertEqual(screen.shown, ["early", "late"])
    }

    func testWithoutADelayItIsCalledInTheNextTurn() async {
        screen.perform("show(_:)", with: nil, afterDelay: 0)
        XCTAssertEqual(screen.shown, [])
        stage.turn()
        XCTAssertEqual(screen.shown, ["nil"])
    }

    func testCancelledCallsAreNotMade() async throws {
        for text in ["a", "b"] { screen.perform("show(_:)", with: text, afterDelay: 0.2) }
        screen.perform("hide", with: nil, afterDelay: 0.2)
        NSObject.cancelPreviousPerformRequests(withTarget: screen, selector: "show(_:)", object: "a")
        NSObject.cancelPreviousPerformRequests(withTarget: screen, selector: "hide", object: "a")
        try stage.settle()
        XCTAssertEqual(screen.shown, ["b", "hidden"])
        screen.perform("show(_:)", with: "c", afterDelay: 0.2)
        NSObject.cancelPreviousPerformRequests(withTarget: screen)
        XCTAssertTrue(TurnLoop.main.isIdle)
        stage.advance(by: 1)
        XCTAssertEqual(screen.shown.count, 2)
    }

    func testTheTargetIsRetainedUntilTheCall() async {
        weak var seen: DelayedScreen?
        do {
            let other = DelayedScreen()
            seen = other
            other.perform("hide", with: nil, afterDelay: 0.1)
        }
        XCTAssertNotNil(seen)
        stage.advance(by: 0.2)
        XCTAssertNil(seen)
    }
}

private final class DelayedScreen: UIViewController, SelectorTable {
    private(set) var shown: [String] = []

    var methods: [Selector: (Any?) -> Void] {
        [
            "show(_:)": { [unowned self] in shown.append($0 as? String ?? "nil") },
            "hide": { [unowned self] _ in shown.append("hidden") },
        ]
    }
}
