import Foundation
import XCTest

@testable import Baton

/// Tests the timer by which the recorder looks at an app that runs in real time.
@MainActor
final class EveryFrameTests: XCTestCase {
    func testItCallsTheActionSixtyTimesASecondUntilThatReturnsFalse() async {
        var calls = 0
        let timer = EveryFrame.makeTimer {
            calls += 1
            return calls < 3
        }
        XCTAssertEqual(timer.timeInterval, 1 / 60, accuracy: 1e-9)
        for call in 1...3 {
            timer.fire()
            XCTAssertEqual(calls, call)
            XCTAssertEqual(timer.isValid, call < 3)
        }
        timer.invalidate()
    }
}
