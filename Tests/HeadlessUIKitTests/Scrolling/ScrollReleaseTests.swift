import XCTest

@testable import UIKit

/// Tests what happens when a drag ends, against hand-computed values.
final class ScrollReleaseTests: XCTestCase {
    private let long = ScrollSpan(lowest: 0, highest: 5000, length: 100, bounces: true)
    /// The rate of deceleration per second. At the normal rate, 0.998 of the velocity remains after each millisecond.
    private let pace = -1000 * log(0.998)

    private func release(
        _ offset: CGFloat, _ velocity: CGFloat, in span: ScrollSpan? = nil, rate: CGFloat = 0.998
    ) -> ScrollRelease {
        ScrollRelease(span: span ?? long, offset: offset, velocity: velocity, rate: rate)
    }

    func testTheDistanceIsTheSumOfTheStepsOfEachMillisecond() {
        // The velocity is 1 point per millisecond before any loss: 0.998 + 0.998^2 + ... = 0.998 / 0.002.
        XCTAssertEqual(release(100, 1000).target, 599, accuracy: 1e-9)
        XCTAssertEqual(release(100, 1000, rate: 0.99).target, 199, accuracy: 1e-9)
        let motion = release(100, 1000).motion
        XCTAssertEqual(motion.offset(at: 0.001), 100.998, accuracy: 1e-9)
        XCTAssertEqual(motion.offset(at: 0.002), 100.998 + 0.996004, accuracy: 1e-9)
        XCTAssertEqual(motion.duration, log(499 * 6) / pace, accuracy: 1e-9)
        XCTAssertEqual(motion.offset(at: motion.duration), motion.destination)
    }

    func testContentAtRestStaysThere() {
        XCTAssertEqual(release(100, 0).target, 100)
        XCTAssertEqual(release(100, 0.1).target, 100)
        XCTAssertEqual(release(100, 0).motion.duration, 0)
    }

    func testContentThatReachesItsEndOvershootsAndReturns() {
        let motion = release(0, 1000, in: ScrollSpan(lowest: 0, highest: 300, length: 100, bounces: true)).motion
        let crossing = log(499.0 / 199) / pace
        XCTAssertEqual(motion.offset(at: crossing), 300, accuracy: 1e-9)
        // 199 points remain at that moment, so the velocity is 199 times the pace. The overshoot is an eleventh of
        // that divided by e.
        XCTAssertEqual(motion.offset(at: crossing + 1.0 / 11), 300 + 199 * pace / 11 / M_E, accuracy: 1e-6)
        XCTAssertEqual(motion.destination, 300)
        XCTAssertEqual(motion.offset(at: motion.duration), 300)
    }

    func testContentThatDoesNotBounceStopsAtItsEnd() {
        let motion = release(0, 1000, in: ScrollSpan(lowest: 0, highest: 300, length: 100, bounces: false)).motion
        XCTAssertEqual(motion.duration, log(499.0 / 199) / pace, accuracy: 1e-9)
        XCTAssertEqual(motion.offset(at: motion.duration + 0.05), 300)
    }

    func testStretchedContentReturnsToItsEnd() {
        let release = release(-20, 0)
        XCTAssertEqual(release.target, 0)
        XCTAssertEqual(
            release.motion.offset(at: 0.1), -20 * (46 * exp(-0.9) - 9 * exp(-4.6)) / 37, accuracy: 1e-9)
        XCTAssertEqual(release.motion.offset(at: release.motion.duration), 0)
    }

    func testAFlickBackFromBeyondAnEndContinuesPastIt() {
        // 20 points of a band of 100: the finger is 20 / 0.8 / 0.55 = 45.45 points beyond the end, and the slope is
        // 0.55 / 1.25^2 = 0.352.
        let release = release(-20, 3000)
        let slope = 3000 * 0.352 - 220
        let speed = slope * exp(-11 * 20 / slope)
        XCTAssertEqual(release.target, speed * 0.499, accuracy: 1e-6)
        XCTAssertEqual(release.motion.offset(at: 20 / slope), 0, accuracy: 1e-6)
        XCTAssertEqual(release.motion.destination, release.target)
    }

    func testAChosenTargetIsReachedWithTheReleaseVelocity() {
        // 1000 points per second for 200 points. The remaining distance shrinks at a rate of 5 per second.
        let motion = release(0, 1000).motion(to: 200)
        XCTAssertEqual(motion.offset(at: 0.2), 200 * (1 - 1 / M_E), accuracy: 1e-9)
        XCTAssertEqual(motion.destination, 200)
    }

    func testAChosenTargetAgainstTheVelocityIsReachedAtTheDecelerationRate() {
        let motion = release(0, 1000).motion(to: -200)
        XCTAssertEqual(motion.offset(at: 1 / pace), -200 * (1 - 1 / M_E), accuracy: 1e-9)
    }
}
