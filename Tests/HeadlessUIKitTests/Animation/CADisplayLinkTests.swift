import Foundation
import XCTest

@testable import UIKit

@MainActor
final class CADisplayLinkTests: XCTestCase {
    func testItCallsAtEveryFrameUntilItIsInvalidated() async {
        TurnLoop.main.reset()
        var times: [Double] = []
        let link = CADisplayLink { link in
            XCTAssertEqual(link.targetTimestamp - link.timestamp, 1.0 / 60, accuracy: 1e-9)
            times.append(link.timestamp - 100)
        }
        link.add(to: .main, forMode: .common)
        TurnLoop.main.advance(by: 0.1)
        XCTAssertEqual(times.count, 6)
        XCTAssertEqual(times[0], 1.0 / 60, accuracy: 1e-9)
        XCTAssertFalse(TurnLoop.main.isIdle)
        link.invalidate()
        TurnLoop.main.advance(by: 0.1)
        XCTAssertEqual(times.count, 6)
        XCTAssertTrue(TurnLoop.main.isIdle)
    }

    func testItPausesAndSkipsFrames() async {
        TurnLoop.main.reset()
        var calls = 0
        let link = CADisplayLink { _ in calls += 1 }
        link.preferredFramesPerSecond = 30
        link.add(to: .main, forMode: .common)
        TurnLoop.main.advance(by: 0.2)
        XCTAssertEqual(calls, 6)
        link.isPaused = true
        TurnLoop.main.advance(by: 0.2)
        XCTAssertEqual(calls, 6)
        link.isPaused = false
        TurnLoop.main.advance(by: 0.1)
        XCTAssertEqual(calls, 9)
        link.invalidate()
    }

    func testAFrameRateRangeIsAHint() async {
        // A display of 60 frames per second supports every frame, every second frame, every third, and so on.
        let wishes: [(Float, Float, Float, calls: Int)] = [
            (0, 0, 0, 60), (10, 60, 30, 30), (10, 60, 22, 20), (8, 15, 0, 15), (20, 60, 18, 20), (50, 55, 52, 60),
        ]
        for (minimum, maximum, preferred, calls) in wishes {
            TurnLoop.main.reset()
            var count = 0
            let link = CADisplayLink { _ in count += 1 }
            link.preferredFrameRateRange = CAFrameRateRange(minimum: minimum, maximum: maximum, preferred: preferred)
            link.add(to: .main, forMode: .common)
            TurnLoop.main.advance(by: 1)
            XCTAssertEqual(count, calls, "\(minimum)-\(maximum), \(preferred)")
            link.invalidate()
        }
    }

    func testAFastDisplaySupportsMoreFrameRates() async {
        TurnLoop.main.reset()
        TurnLoop.main.framesPerSecond = 120
        var times: [Double] = []
        let link = CADisplayLink { times.append($0.targetTimestamp - $0.timestamp) }
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 40)
        link.add(to: .main, forMode: .common)
        TurnLoop.main.advance(by: 0.1)
        XCTAssertEqual(times.count, 4)
        XCTAssertEqual(times[0], 1.0 / 40, accuracy: 1e-9)
        XCTAssertEqual(link.duration, 1.0 / 120)
        link.invalidate()
        TurnLoop.main.reset()
    }
}
