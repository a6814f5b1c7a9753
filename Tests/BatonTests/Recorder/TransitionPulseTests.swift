import XCTest

@testable import BatonRecorder

/// Tests that the run loop turns while a transition runs, and is left alone otherwise.
@MainActor
final class TransitionPulseTests: XCTestCase {
    func testATimerExistsWhileItIsNeeded() async throws {
        let pulse = TransitionPulse()
        pulse.run(false)
        XCTAssertNil(pulse.timer)
        pulse.run(true)
        let timer = try XCTUnwrap(pulse.timer)
        // Two looks in the longest time that counts.
        XCTAssertEqual(timer.timeInterval, TransitionPatience.longestLook / 2)
        pulse.run(true)
        XCTAssertTrue(pulse.timer === timer, "one is enough")
        pulse.run(false)
        XCTAssertFalse(timer.isValid)
        XCTAssertNil(pulse.timer)
    }

    func testTheTimerEndsWithItsOwner() async throws {
        var pulse: TransitionPulse? = TransitionPulse()
        pulse?.run(true)
        let timer = try XCTUnwrap(pulse?.timer)
        pulse = nil
        timer.fire()
        XCTAssertFalse(timer.isValid)
    }
}
