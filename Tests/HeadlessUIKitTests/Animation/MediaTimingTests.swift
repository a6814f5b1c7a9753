import Foundation
import XCTest

@testable import UIKit

final class MediaTimingTests: XCTestCase {
    func testAnAnimationIsActiveFromBeginToEnd() {
        let timing = MediaTiming(begin: 10, duration: 2)
        XCTAssertNil(timing.place(at: 9.9))
        XCTAssertEqual(timing.place(at: 10), 0)
        XCTAssertEqual(timing.place(at: 11), 0.5)
        XCTAssertEqual(timing.place(at: 12), 1)
        XCTAssertNil(timing.place(at: 12.1))
        XCTAssertEqual(timing.end, 12)
    }

    func testFillModesHoldTheEndValues() {
        let timing = MediaTiming(begin: 10, duration: 2, fillsBackwards: true, fillsForwards: true)
        XCTAssertEqual(timing.place(at: 5), 0)
        XCTAssertEqual(timing.place(at: 50), 1)
    }

    func testSpeedShortensTheDuration() {
        let timing = MediaTiming(speed: 2, duration: 2)
        XCTAssertEqual(timing.place(at: 0.5), 0.5)
        XCTAssertEqual(timing.end, 1)
    }

    func testANegativeSpeedRunsFromTheEnd() {
        let timing = MediaTiming(speed: -1, duration: 2)
        XCTAssertEqual(timing.place(at: 0.5), 0.75)
        XCTAssertEqual(timing.place(at: 2), 0)
    }

    func testWithSpeedZeroTheTimeIsTheOffset() {
        let timing = MediaTiming(speed: 0, offset: 0.5, duration: 2)
        XCTAssertEqual(timing.place(at: 0), 0.25)
        XCTAssertEqual(timing.place(at: 1_000), 0.25)
        XCTAssertNil(timing.end)
    }

    func testThePartSkippedByAnOffsetPlaysLast() {
        let timing = MediaTiming(offset: 1, duration: 3)
        XCTAssertEqual(timing.place(at: 1) ?? -1, 2.0 / 3, accuracy: 1e-12)
        XCTAssertEqual(timing.place(at: 2.5) ?? -1, 0.5 / 3, accuracy: 1e-12)
        XCTAssertEqual(timing.end, 3)
    }

    func testRepeatingWithAutoreverses() {
        let timing = MediaTiming(duration: 1, cycles: AnimationCycles(count: 1.5, autoreverses: true))
        XCTAssertEqual(timing.end, 3)
        XCTAssertEqual(timing.place(at: 1.25), 0.75)
        XCTAssertEqual(timing.place(at: 2.25), 0.25)
        XCTAssertEqual(timing.place(at: 3), 1)
    }

    func testARepeatDurationClipsTheRepetitions() {
        let timing = MediaTiming(duration: 1, wholeDuration: 2.5, fillsForwards: true)
        XCTAssertEqual(timing.end, 2.5)
        XCTAssertEqual(timing.place(at: 1.75), 0.75)
        XCTAssertEqual(timing.place(at: 9), 0.5)
    }

    func testCyclesShowTheirEndAtTheEnd() {
        let cycles = AnimationCycles(count: 2)
        XCTAssertEqual(cycles.place(after: 1), 1)
        XCTAssertEqual(cycles.place(after: 1.25), 0.25)
        XCTAssertEqual(cycles.place(after: 7), 1)
        XCTAssertEqual(AnimationCycles(count: 2, autoreverses: true).place(after: 7), 0)
        XCTAssertEqual(AnimationCycles(count: .infinity).length, .infinity)
    }
}
