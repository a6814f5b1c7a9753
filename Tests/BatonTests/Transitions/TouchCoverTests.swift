import UIKit
import XCTest

@testable import Baton

/// Tests what notices that the container of a transition has lost its window.
@MainActor
final class TouchCoverTests: XCTestCase {
    private final class Token {}

    private var window: UIWindow?
    private let container = UIView()
    private var calls = 0

    override func setUp() async throws {
        await MainActor.run {
            TurnLoop.main.reset()
            window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            window?.isHidden = false
        }
    }

    override func tearDown() async throws {
        await MainActor.run {
            window?.isHidden = true
            window = nil
        }
    }

    private func cover() -> TouchCover {
        window?.addSubview(container)
        return TouchCover(over: container) { [self] in calls += 1 }
    }

    func testItTellsThatTheContainerHasLeft() async {
        let cover = cover()
        container.removeFromSuperview()
        XCTAssertEqual(calls, 0, "a container may return")
        TurnLoop.main.advance(by: 0.1)
        XCTAssertEqual(calls, 1)
        cover.restore()
    }

    func testItTellsThatTheWindowWasReleased() async {
        let cover = cover()
        window?.isHidden = true
        window = nil
        TurnLoop.main.advance(by: 0.1)
        XCTAssertEqual(calls, 1)
        cover.restore()
    }

    func testAContainerThatReturnsAtOnceHasNotLeft() async {
        let cover = cover()
        let other = UIView()
        window?.addSubview(other)
        other.addSubview(container)
        container.removeFromSuperview()
        window?.addSubview(container)
        TurnLoop.main.advance(by: 0.1)
        XCTAssertEqual(calls, 0)
        cover.restore()
    }

    func testNothingIsLeftAfterwards() async {
        window?.addSubview(container)
        weak var token: Token?
        do {
            let made = Token()
            token = made
            TouchCover(over: container) { _ = made }.restore()
        }
        TurnLoop.main.advance(by: 0.1)
        XCTAssertNil(token, "the window keeps nothing of it")
        XCTAssertTrue(container.subviews.isEmpty)
    }
}
