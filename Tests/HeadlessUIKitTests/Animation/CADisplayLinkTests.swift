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
}
