import BatonTesting
import UIKit
import XCTest

/// Timers that call methods of targets, in virtual time.
@MainActor
final class TargetTimerTests: XCTestCase {
    private var stage: Stage!
    private let target = Ticker()

    override func setUp() async throws {
        stage = Stage(root: UIViewController())
    }

    private func start(_ interval: TimeInterval, repeats: Bool) -> Timer {
        return Timer.scheduledTimer(
            timeInterval: interval, target: target, selector: "tick(_:)", userInfo: "note", repeats: repeats)
    }

    func testATimerFiresOnceAndIsInvalidThen() async throws {
        let timer = start(0.5, repeats: false)
        stage.advance(by: 0.49)
        XCTAssertEqual(target.times, [])
        XCTAssertTrue(timer.isValid)
        stage.advance(by: 1)
        XCTAssertEqual(target.times, [100.5])
        XCTAssertIdentical(target.sender, timer)
        XCTAssertEqual(target.note, "note")
        XCTAssertFalse(timer.isValid)
    }

    func testATimerThatRepeatsKeepsItsBeatUntilItIsInvalidated() async {
        let timer = start(0.3, repeats: true)
        stage.advance(by: 1)
        XCTAssertEqual(target.times.map { ($0 * 10).rounded() }, [1003, 1006, 1009])
        timer.invalidate()
        stage.advance(by: 1)
        XCTAssertEqual(target.times.count, 3)
    }

    func testAStageWaitsForATimerThatFiresOnce() async throws {
        _ = start(0.7, repeats: false)
        try stage.settle()
        XCTAssertEqual(target.times, [100.7])
    }

    func testAStageDoesNotWaitForATimerThatRepeats() async throws {
        let timer = start(0.7, repeats: true)
        try stage.settle()
        XCTAssertEqual(target.times, [])
        timer.invalidate()
    }

    func testATimerInTheDistantFutureRests() async throws {
        let timer = start(0.2, repeats: true)
        timer.fireDate = .distantFuture
        stage.advance(by: 1)
        XCTAssertEqual(target.times, [])
        timer.fireDate = Date(timeIntervalSinceNow: 0.1)
        stage.advance(by: 0.35)
        XCTAssertEqual(target.times.map { ($0 * 10).rounded() }, [1011, 1013])
        timer.invalidate()
    }

    func testAddingATimerToARunLoopChangesNothing() async {
        let timer = start(0.5, repeats: false)
        RunLoop.main.add(timer, forMode: .common)
        stage.advance(by: 1)
        XCTAssertEqual(target.times, [100.5])
        XCTAssertFalse(timer.isValid)
    }

    func testATimerThatIsNotScheduledFiresOnceARunLoopHasGotIt() async {
        let timer = Timer(timeInterval: 0.5, target: target, selector: "tick(_:)", userInfo: "note", repeats: false)
        stage.advance(by: 1)
        XCTAssertEqual(target.times, [])
        XCTAssertTrue(timer.isValid)
        let other = Timer(timeInterval: 0.5, target: target, selector: "tick(_:)", userInfo: "note", repeats: true)
        RunLoop.main.add(other, forMode: .common)
        stage.advance(by: 1.2)
        XCTAssertEqual(target.times.map { ($0 * 10).rounded() }, [1015, 1020])
        XCTAssertIdentical(target.sender, other)
        XCTAssertEqual(target.note, "note")
        other.invalidate()
        timer.invalidate()
        stage.advance(by: 1)
        XCTAssertEqual(target.times.count, 2)
    }

    func testATimerFiresAtItsDate() async {
        let timer = Timer(
            fireAt: Date(timeIntervalSinceNow: 0.8), interval: 0.5, target: target, selector: "tick(_:)", userInfo: nil,
            repeats: true)
        RunLoop.main.add(timer, forMode: .default)
        stage.advance(by: 1.5)
        // A little real time has passed since the date was made.
        XCTAssertEqual(target.times.count, 2)
        XCTAssertEqual(target.times.first ?? 0, 100.7, accuracy: 0.11)
        XCTAssertEqual((target.times.last ?? 0) - (target.times.first ?? 0), 0.5, accuracy: 1e-6)
        timer.invalidate()
    }

    func testATimerThatIsAddedLateFiresAtOnceIfItIsDue() async {
        let timer = Timer(timeInterval: 0.5, target: target, selector: "tick(_:)", userInfo: nil, repeats: false)
        stage.advance(by: 2)
        RunLoop.main.add(timer, forMode: .common)
        stage.advance(by: 0.1)
        XCTAssertEqual(target.times.count, 1)
        XCTAssertEqual(target.times.first ?? 0, 102, accuracy: 0.02)
        XCTAssertFalse(timer.isValid)
    }

    func testFiringByHandLeavesTheBeat() async {
        let timer = start(0.5, repeats: true)
        stage.advance(by: 0.2)
        timer.fire()
        stage.advance(by: 0.4)
        XCTAssertEqual(target.times.map { ($0 * 10).rounded() }, [1002, 1005])
        timer.invalidate()
    }

    func testATimerRetainsItsTargetUntilItIsInvalidated() async {
        weak var seen: Ticker?
        let timer: Timer
        do {
            let ticker = Ticker()
            seen = ticker
            timer = Timer.scheduledTimer(
                timeInterval: 60, target: ticker, selector: "tick(_:)", userInfo: nil, repeats: true)
        }
        XCTAssertNotNil(seen)
        timer.invalidate()
        XCTAssertNil(seen)
    }
}

private final class Ticker: SelectorTable {
    private(set) var times: [TimeInterval] = []
    private(set) var sender: Timer?
    private(set) var note: String?

    var methods: [Selector: (Any?) -> Void] {
        ["tick(_:)": { [unowned self] in tick($0 as? Timer) }]
    }

    private func tick(_ timer: Timer?) {
        times.append((CACurrentMediaTime() * 1000).rounded() / 1000)
        sender = timer
        note = timer?.userInfo as? String
    }
}
