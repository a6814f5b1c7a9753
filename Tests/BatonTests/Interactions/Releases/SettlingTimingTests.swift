import HeadlessMotion
import UIKit
import XCTest

@testable import Baton

@MainActor
final class SettlingTimingTests: XCTestCase {
    private func timing(
        _ progress: Double, _ velocity: Double, _ isFinishing: Bool, _ duration: Double = 0.4
    ) -> SettlingTiming {
        SettlingTiming(progress: progress, velocity: velocity, isFinishing: isFinishing, duration: duration)
    }

    /// The part of the remaining distance that is covered after a time.
    private func covered(_ timing: SettlingTiming, after seconds: Double) -> Double {
        let points = (timing.parameters.controlPoint1, timing.parameters.controlPoint2)
        return TimingCurve(x1: points.0.x, y1: points.0.y, x2: points.1.x, y2: points.1.y).value(
            at: seconds / timing.duration)
    }

    func testTheVelocityIsInRemainingDistancesPerSecond() async {
        // At progress 0.6, 0.4 of the distance remains. One distance per second is 2.5 remaining distances per second.
        XCTAssertEqual(timing(0.6, 1, true).velocity, 2.5, accuracy: 1e-9)
        // Backwards, 0.6 of the distance remains, and a negative velocity is toward the start.
        XCTAssertEqual(timing(0.6, -3, false).velocity, 5, accuracy: 1e-9)
    }

    func testAFingerThatMovesTheOtherWayIsTurnedRound() async {
        // 0.4 of the distance remains forwards, 0.6 backwards.
        XCTAssertEqual(timing(0.6, -1, true).velocity, -2.5, accuracy: 1e-9)
        XCTAssertEqual(timing(0.6, 1, false).velocity, -1 / 0.6, accuracy: 1e-9)
        let turned = timing(0.6, -1, true)
        XCTAssertEqual(turned.duration, 0.4)
        XCTAssertLessThan(covered(turned, after: 0.05), 0, "it goes on the other way at first")
        XCTAssertGreaterThan(covered(turned, after: 0.3), 0.5)
    }

    /// The example of Documentation/Interactions.md: 200 points remain. A frame lasts 17 milliseconds.
    func testTwoHundredPointsFromTheEnd() async {
        // At rest the curve is near x = 1.86 s and y = 3 s² at first, and after a thirtieth of the time s is 0.0184.
        for (velocity, duration, first) in [(1000.0, 0.3, 16.65), (0, 0.5, 0.2), (-300, 0.5, -4.7)] {
            let timing = SettlingTiming(remaining: 200, towards: velocity, duration: 0.5)
            XCTAssertEqual(timing.duration, duration, accuracy: 1e-9)
            XCTAssertEqual(covered(timing, after: 1.0 / 60) * 200, first, accuracy: 0.05)
        }
    }

    func testAtTheEndsTheVelocityIsZero() async {
        XCTAssertEqual(timing(1, 5, true).velocity, 0)
        XCTAssertEqual(timing(0, -5, false).velocity, 0)
    }

    func testTheQuickerTheFingerTheShorterTheRest() async {
        // Half of the distance remains: 5 distances per second are 10 remaining distances per second.
        for (velocity, duration) in [(0.0, 0.4), (1, 0.4), (2.5, 0.3), (5, 0.15), (10, 0.075)] {
            let timing = timing(0.5, velocity, true)
            XCTAssertEqual(timing.duration, duration, accuracy: 1e-9)
            XCTAssertEqual(timing.velocity, 2 * velocity, accuracy: 1e-9)
        }
    }

    func testTheVelocityIsBounded() async {
        for flick in [100, 1e6, 1e300] {
            XCTAssertEqual(timing(0.99, flick, true).velocity, 3000, accuracy: 1e-9, "\(flick)")
        }
        XCTAssertEqual(timing(0.5, 10, true, 0).velocity, 0)
        XCTAssertEqual(timing(0.5, .infinity, true).velocity, 0)
        XCTAssertEqual(timing(0.5, .nan, true).velocity, 0)
    }

    func testNoCurvePassesItsEnd() async {
        for flick in [0.0, 1, 5, 30, 1e9] {
            for progress in [0.01, 0.5, 0.99] {
                let timing = timing(progress, flick, true)
                let way = (0...100).map { covered(timing, after: timing.duration * Double($0) / 100) }
                XCTAssertLessThanOrEqual(way.max() ?? 2, 1 + 1e-9, "\(progress) \(flick)")
                XCTAssertEqual(way, way.sorted(), "\(progress) \(flick)")
            }
        }
    }

    /// A finger may move fast towards one end where the rule decides for the other. The screen turns before that end.
    func testAScreenThatIsTurnedRoundPassesNeitherEnd() async {
        var turned = 0
        for (threshold, progress) in (1..<50).flatMap({ one in (1..<50).map { (Double(one) / 50, Double($0) / 50) } }) {
            for velocity in stride(from: -10.0, through: 10, by: 0.5) {
                let finishes =
                    ReleaseRule(threshold: threshold).verdict(
                        progress: progress, velocity: velocity * 844, distance: 844
                    ).outcome == .finish
                guard velocity != 0, finishes != (velocity > 0) else { continue }
                turned += 1
                let timing = SettlingTiming(
                    progress: progress, velocity: velocity, isFinishing: finishes, duration: 0.5)
                let way = (0...50).map { covered(timing, after: timing.duration * Double($0) / 50) }
                let remaining = finishes ? 1 - progress : progress
                XCTAssertGreaterThanOrEqual(
                    (way.min() ?? 0) * remaining, remaining - 1, "\(threshold) \(progress) \(velocity)")
            }
        }
        XCTAssertGreaterThan(turned, 1000)
    }

    /// The screen turns once, and its speed changes from growing to falling once.
    func testTheWayTurnsAndBendsOnce() async {
        for velocity in [-12.0, -4, -2, -0.5, 0, 0.5, 1.5, 2.9, 3.1, 8] {
            let timing = SettlingTiming(remaining: 1, towards: velocity, duration: 0.5)
            let way = (0...200).map { covered(timing, after: timing.duration * Double($0) / 200) }
            let steps = zip(way.dropFirst(), way).map(-)
            let bends = zip(steps.dropFirst(), steps).map(-).filter { abs($0) > 1e-6 }
            XCTAssertEqual(changes(of: steps), velocity < 0 ? 1 : 0, "\(velocity) turns")
            XCTAssertEqual(changes(of: bends), velocity < 3 ? 1 : 0, "\(velocity) bends")
        }
    }

    /// How often the sign changes in a row of numbers.
    private func changes(of numbers: [Double]) -> Int {
        zip(numbers.dropFirst(), numbers).count { ($0 < 0) != ($1 < 0) }
    }

    /// Over the first frame the speed is within 5 % of that of the finger, or within half a point in the frame, wherever a
    /// phone's screen is let go and the rest takes four frames at least.
    func testTheFirstFrameGoesOnWithTheFingersSpeed() async {
        let frame = 1.0 / 60
        for (length, part) in [390.0, 787, 844].flatMap({ length in (1..<20).map { (length, Double($0) / 20) } }) {
            for speed in stride(from: -4000.0, through: 4000, by: 50) {
                let verdict = ReleaseRule().verdict(progress: part, velocity: speed, distance: length)
                let finishes = verdict.outcome == .finish
                let remaining = length * (finishes ? 1 - part : part)
                let towards = finishes ? speed : -speed
                let timing = SettlingTiming(remaining: remaining, towards: towards, duration: 0.5)
                guard timing.duration >= 4 * frame else { continue }
                XCTAssertEqual(
                    covered(timing, after: frame) * remaining, towards * frame,
                    accuracy: max(0.5, 0.05 * abs(speed) * frame), "\(part) of \(length) at \(speed)")
            }
        }
    }

    /// 10 points before the end, at 600 points per second.
    func testWhatRestsWithinTwoFramesIsSlowedDownInTheFirst() async {
        let timing = SettlingTiming(remaining: 10, towards: 600, duration: 0.5)
        XCTAssertEqual(timing.duration, 0.025, accuracy: 1e-9)
        // With t = 2/3 of the duration 1.5 t - 0.5 t³ is 1 - 4/27.
        XCTAssertEqual(covered(timing, after: 1.0 / 60) * 10, 10 * 23.0 / 27, accuracy: 1e-6)
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
