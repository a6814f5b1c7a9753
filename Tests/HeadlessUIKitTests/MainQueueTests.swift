import Foundation
import UIKit
import XCTest

/// Blocks on the main queue are called in the turns of virtual time.
@MainActor
final class MainQueueTests: XCTestCase {
    private var log: [String] = []

    override func setUp() async throws {
        TurnLoop.main.reset()
    }

    func testATurnCallsTheBlocksInTheirOrderWithoutTimePassing() async {
        let start = TurnLoop.main.now
        for name in ["a", "b", "c"] { DispatchQueue.main.async { self.log.append(name) } }
        XCTAssertEqual(log, [])
        XCTAssertFalse(TurnLoop.main.isIdle)
        XCTAssertEqual(TurnLoop.main.pending, ["a block on the main queue"])
        TurnLoop.main.runTurn()
        XCTAssertEqual(log, ["a", "b", "c"])
        XCTAssertEqual(TurnLoop.main.now, start)
        XCTAssertTrue(TurnLoop.main.isIdle)
    }

    func testABlockIsCalledAfterTheTimersAndBeforeTheLayout() async {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.isHidden = false
        let view = LoggedView()
        window.addSubview(view)
        TurnLoop.main.runTurn()
        view.note = { self.log.append("layout") }
        view.setNeedsLayout()
        DispatchQueue.main.async { self.log.append("block") }
        TurnLoop.main.schedule(after: 0) { self.log.append("timer") }
        TurnLoop.main.runTurn()
        XCTAssertEqual(log, ["timer", "block", "layout"])
        window.isHidden = true
    }

    func testABlockOfABlockWaitsForTheNextTurn() async {
        DispatchQueue.main.async {
            self.log.append("outer")
            DispatchQueue.main.async { self.log.append("inner") }
        }
        TurnLoop.main.runTurn()
        XCTAssertEqual(log, ["outer"])
        TurnLoop.main.runTurn()
        XCTAssertEqual(log, ["outer", "inner"])
    }

    /// As on a device, where a completion that dispatches does not wait for the next frame.
    func testABlockOfACompletionIsCalledAtTheSameTime() async {
        let view = UIView()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.isHidden = false
        window.addSubview(view)
        TurnLoop.main.runTurn()
        var times: [TimeInterval] = []
        UIView.animate(withDuration: 0.1) {
            view.alpha = 0
        } completion: { _ in
            times.append(TurnLoop.main.now)
            DispatchQueue.main.async { times.append(TurnLoop.main.now) }
        }
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(times.count, 2)
        XCTAssertEqual(times.first, times.last)
        window.isHidden = true
    }

    func testATurnInsideABlockKeepsTheOrder() async {
        DispatchQueue.main.async {
            self.log.append("a")
            DispatchQueue.main.async { self.log.append("c") }
            TurnLoop.main.runTurn()
        }
        DispatchQueue.main.async { self.log.append("b") }
        TurnLoop.main.runTurn()
        XCTAssertEqual(log, ["a", "b", "c"])
    }

    func testADelayIsVirtualTime() async {
        let start = TurnLoop.main.now
        var time: TimeInterval?
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { time = TurnLoop.main.now - start }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(50)) { self.log.append("sooner") }
        DispatchQueue.main.asyncAfter(deadline: .distantFuture) { self.log.append("never") }
        TurnLoop.main.advance(by: 0.29)
        XCTAssertNil(time)
        XCTAssertEqual(log, ["sooner"])
        TurnLoop.main.advance(by: 0.02)
        XCTAssertEqual(time ?? 0, 0.3, accuracy: 1e-6)
        XCTAssertTrue(TurnLoop.main.isIdle)
    }

    func testADelayFromAnotherThreadBeginsWithTheNextTurn() async {
        let done = DispatchSemaphore(value: 0)
        let late: @MainActor () -> Void = { self.log.append("late") }
        DispatchQueue(label: "Other").async {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { MainActor.assumeIsolated { late() } }
            done.signal()
        }
        XCTAssertEqual(done.wait(timeout: .now() + 60), .success)
        TurnLoop.main.runTurn()
        TurnLoop.main.advance(by: 0.09)
        XCTAssertEqual(log, [])
        TurnLoop.main.advance(by: 0.02)
        XCTAssertEqual(log, ["late"])
    }

    /// A test that waits in another way than by turns is not left waiting.
    func testATestThatSuspendsReceivesTheBlocks() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { DispatchQueue.main.async { continuation.resume() } }
        }
        XCTAssertTrue(TurnLoop.main.isIdle)
    }

    func testAnotherQueueIsLeftAlone() async {
        let queue = DispatchQueue(label: "Other")
        let done = DispatchSemaphore(value: 0)
        queue.async { done.signal() }
        XCTAssertEqual(done.wait(timeout: .now() + 60), .success)
        queue.asyncAfter(deadline: .now()) { done.signal() }
        XCTAssertEqual(done.wait(timeout: .now() + 60), .success)
        XCTAssertTrue(TurnLoop.main.isIdle)
    }
}

private final class LoggedView: UIView {
    var note: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        note()
    }
}
