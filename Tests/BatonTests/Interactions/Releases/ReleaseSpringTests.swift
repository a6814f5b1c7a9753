import UIKit
import XCTest

@testable import Baton

/// Tests the spring on which what a finger has moved comes to rest (B27.3, B27.10).
@MainActor
final class ReleaseSpringTests: XCTestCase {
    /// ω of the stiffness 1000/3 at the mass 1.
    private let rate = 18.2574

    private func spring(_ remaining: Double, towards velocity: Double) -> ReleaseSpring {
        ReleaseSpring(remaining: remaining, towards: velocity)
    }

    /// The part of the way that UIKit's animator has gone after a time.
    private func covered(_ spring: ReleaseSpring, after seconds: Double) -> Double {
        let view = UIView(frame: .zero)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.isHidden = false
        window.addSubview(view)
        let animator = UIViewPropertyAnimator(duration: spring.duration, timingParameters: spring.parameters)
        animator.addAnimations { view.center.x = 1000 }
        animator.startAnimation()
        defer { animator.stopAnimation(true) }
        TurnLoop.main.advance(by: seconds)
        return Double(view.layer.presentation()?.position.x ?? 0) / 1000
    }

    /// B27.10: 23 % after 0.05 s, 54.5 % after 0.1 s, 87.9 % after 0.2 s, and 1/1000 left after 0.506 s.
    func testFromRestItIsUIKitsSpring() async {
        let spring = spring(200, towards: 0)
        XCTAssertEqual(spring.velocity, 0)
        for (time, part) in [(0.05, 0.23), (0.1, 0.545), (0.2, 0.879)] {
            XCTAssertEqual(covered(spring, after: time), part, accuracy: 0.005)
        }
        XCTAssertEqual(spring.duration, 0.506, accuracy: 0.001)
    }

    /// 1 - 18.2 / 18.2574 is 0.00314: at the limit hardly more than the exponential is left, 16 % after 0.1 s.
    func testAtTheLimitItIsQuickest() async {
        let spring = spring(100, towards: 1e6)
        XCTAssertEqual(spring.velocity, 18.2)
        XCTAssertEqual(covered(spring, after: 0.1), 0.838, accuracy: 0.005)
        XCTAssertEqual(spring.duration, 0.38, accuracy: 0.002)
    }

    /// The formula of a critically damped spring, for velocities on either side.
    func testItStartsWithTheVelocityOfTheFinger() async {
        for velocity in [-9.0, -2, 0, 1, 5, 12, 18] {
            let spring = spring(1, towards: velocity)
            for time in [0.05, 0.1, 0.2, 0.35] {
                let left = (1 + (rate - velocity) * time) * exp(-rate * time)
                XCTAssertEqual(covered(spring, after: time), 1 - left, accuracy: 0.001, "\(velocity) after \(time)")
            }
        }
    }

    func testItLastsUntilAThousandthIsLeft() async {
        for velocity in [-500.0, -20, -1, 0, 3, 18, 40] {
            let spring = spring(1, towards: velocity)
            let left = (1 + (rate - spring.velocity) * spring.duration) * exp(-rate * spring.duration)
            XCTAssertEqual(left, 0.001, accuracy: 1e-5, "\(velocity)")
            let later = spring.duration + 0.1
            XCTAssertLessThan((1 + (rate - spring.velocity) * later) * exp(-rate * later), 0.001, "\(velocity)")
        }
    }

    /// UIKit computes the duration of the same spring, with the velocity, for an animator (B6.33, B27.30).
    func testUIKitKnowsTheSameDuration() async {
        for velocity in [-4.0, 0, 6, 15] {
            let spring = spring(1, towards: velocity)
            let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring.parameters)
            XCTAssertEqual(animator.duration, spring.duration, accuracy: 0.05, "\(velocity)")
        }
    }

    func testNoSpringPassesItsEnd() async {
        for velocity in [0.0, 5, 17, 18.2, 18.3, 100, 1e9] {
            let spring = spring(1, towards: velocity)
            for frame in 0...40 {
                XCTAssertLessThanOrEqual(covered(spring, after: Double(frame) / 60), 1 + 1e-9, "\(velocity)")
            }
        }
    }

    /// A finger may move fast towards one end where the rule decides for the other. The screen turns before that end.
    func testAScreenThatIsTurnedRoundPassesNeitherEnd() async {
        var turned = 0
        let parts: [Double] = (1..<50).map { Double($0) / 50 }
        let velocities: [Double] = (-20...20).map { Double($0) / 2 }
        for (threshold, progress) in parts.flatMap({ one in parts.map { (one, $0) } }) {
            for velocity in velocities {
                let finishes =
                    ReleaseRule(threshold: threshold).verdict(
                        progress: progress, velocity: velocity * 844, distance: 844
                    ).outcome == .completed
                guard velocity != 0, finishes != (velocity > 0) else { continue }
                turned += 1
                let remaining = finishes ? 1 - progress : progress
                let away = abs(velocity) / remaining
                // The farthest place, at the time at which the derivative of the formula is 0.
                let turn = away / (rate * (rate + away))
                let farthest = remaining * (1 + (rate + away) * turn) * exp(-rate * turn)
                XCTAssertLessThanOrEqual(farthest, 1, "\(threshold) \(progress) \(velocity)")
            }
        }
        XCTAssertGreaterThan(turned, 1000)
    }

    func testTheVelocityIsInRemainingDistancesPerSecond() async {
        // B6.31: v / (target - current).
        for (velocity, remaining, expected) in [(300.0, 150.0, 2.0), (-300, 150, -2), (0, 10, 0), (30, 0.5, 18.2)] {
            XCTAssertEqual(spring(remaining, towards: velocity).velocity, expected)
        }
    }

    func testWithoutAWayTheVelocityIsZero() async {
        // B6.31: with zero distance 0.
        let rows: [(Double, Double)] = [
            (500, 0), (0, 0), (500, -0.0), (.nan, 1), (1, .nan), (.infinity, 2), (5, .infinity),
            (1, .leastNonzeroMagnitude),
        ]
        for (velocity, remaining) in rows {
            XCTAssertEqual(spring(remaining, towards: velocity).velocity, 0)
            XCTAssertEqual(spring(remaining, towards: velocity).duration, 0.506, accuracy: 0.001)
        }
    }
}
