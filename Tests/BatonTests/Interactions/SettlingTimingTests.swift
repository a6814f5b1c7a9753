import HeadlessMotion
import UIKit
import XCTest

@testable import Baton

@MainActor
final class SettlingTimingTests: XCTestCase {
    private func velocity(
        _ progress: Double, _ velocity: Double, _ isFinishing: Bool, _ duration: Double = 0.35
    ) -> Double {
        SettlingTiming(progress: progress, velocity: velocity, isFinishing: isFinishing, duration: duration).velocity
    }

    func testTheVelocityIsInRemainingDistancesPerSecond() async {
        // At progress 0.6, 0.4 of the distance remains. One distance per second is 2.5 remaining distances per second.
        XCTAssertEqual(velocity(0.6, 1, true), 2.5, accuracy: 1e-9)
        // Backwards, 0.6 of the distance remains, and a negative velocity is toward the start.
        XCTAssertEqual(velocity(0.6, -3, false), 5, accuracy: 1e-9)
    }

    func testAFingerThatMovesTheOtherWayIsTurnedRound() async {
        // 0.4 of the distance remains forwards, 0.6 backwards.
        XCTAssertEqual(velocity(0.6, -1, true), -2.5, accuracy: 1e-9)
        XCTAssertEqual(velocity(0.6, 1, false), -1 / 0.6, accuracy: 1e-9)
        let turned = SettlingTiming(progress: 0.01, velocity: 1, isFinishing: false, duration: 0.0035)
        XCTAssertEqual(turned.duration, 0.2, "it cannot turn round in less than a frame")
    }

    func testAtTheEndsTheVelocityIsZero() async {
        XCTAssertEqual(velocity(1, 5, true), 0)
        XCTAssertEqual(velocity(0, -5, false), 0)
    }

    func testAQuickFingerShortensTheRestAndKeepsItsVelocity() async {
        // Half of the distance remains: 20 distances per second are 40 remaining distances per second.
        let flick = SettlingTiming(progress: 0.5, velocity: 20, isFinishing: true, duration: 0.3)
        XCTAssertEqual(flick.velocity, 40, accuracy: 1e-9)
        XCTAssertEqual(flick.duration, 9.0 / 40, accuracy: 1e-9)
        let slow = SettlingTiming(progress: 0.5, velocity: 10, isFinishing: true, duration: 0.3)
        XCTAssertEqual(slow.duration, 0.3)
    }

    func testTheVelocityIsBounded() async {
        for flick in [10.0, 100, 1e6, 1e300] {
            XCTAssertEqual(velocity(0.99, flick, true, 0.3), 600, accuracy: 1e-9, "\(flick)")
        }
        XCTAssertEqual(velocity(0.5, 10, true, 0), 0)
        XCTAssertEqual(velocity(0.5, .infinity, true), 0)
        XCTAssertEqual(velocity(0.5, .nan, true), 0)
    }

    func testTheFastestSpringDoesNotOvershoot() async {
        for (progress, flick) in [(0.01, 1e9), (0.5, 1e9), (0.99, 1e9), (0.5, 30), (0.5, 40)] {
            let timing = SettlingTiming(progress: progress, velocity: flick, isFinishing: true, duration: 0.2)
            let spring = DampedSpring(
                dampingRatio: 1, duration: timing.duration, initialVelocity: timing.velocity)
            // A critically damped spring overshoots only if its initial velocity exceeds its own frequency.
            XCTAssertLessThan(timing.velocity, spring.stiffness.squareRoot())
        }
    }

    func testTheRelativeVelocityIsInDistancesPerSecond() async {
        // B6.31: v / (target - current).
        for (velocity, remaining, expected) in [(300.0, 150.0, 2.0), (300, -150, -2), (-300, 150, -2), (0, 10, 0)] {
            XCTAssertEqual(SettlingTiming.relativeVelocity(velocity, remaining: remaining), expected)
        }
    }

    func testTheRelativeVelocityOverZeroDistanceIsZero() async {
        // B6.31: with zero distance 0.
        let rows: [(Double, Double)] = [
            (500, 0), (0, 0), (500, -0.0), (.nan, 1), (1, .nan), (.infinity, 2), (5, .infinity),
            (1, .leastNonzeroMagnitude),
        ]
        for (velocity, remaining) in rows {
            XCTAssertEqual(SettlingTiming.relativeVelocity(velocity, remaining: remaining), 0)
        }
    }
}
