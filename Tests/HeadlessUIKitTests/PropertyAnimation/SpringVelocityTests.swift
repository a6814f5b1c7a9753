import UIKit
import XCTest

/// Tests the switch for the distance in which the velocity of a spring counts that continues an animator (B6.31).
@MainActor
final class SpringVelocityTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.springVelocities = .ofTheRest }
    }

    /// Continues from a fraction by a critically damped spring, and returns how fast the progress changes at first.
    private func speed(from start: CGFloat, back: Bool, velocity: CGVector) -> CGPoint {
        let stage = AnimatorStage()
        stage.animator.fractionComplete = start
        stage.animator.isReversed = back
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: velocity)
        stage.animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
        let time = 1e-4
        let before = stage.travel
        stage.wait(time)
        let after = stage.travel
        stage.putAway()
        return CGPoint(x: (after.x - before.x) / time, y: (after.y - before.y) / time)
    }

    func testItCountsInTheRestOrInTheWholeDistance() async {
        // Three quarters, and three quarters of the way back, are left.
        for (start, back) in [(0.25, false), (0.75, true)] as [(CGFloat, Bool)] {
            for answer in HeadlessQuirks.SpringVelocities.allCases {
                HeadlessQuirks.springVelocities = answer
                let first = speed(from: start, back: back, velocity: CGVector(dx: 2, dy: 1))
                // B6.31: 2 and 1 of the remaining distances per second, or of the whole ones.
                let distance: CGFloat = (answer == .ofTheRest ? 0.75 : 1) * (back ? -1 : 1)
                // The spring's own acceleration is 100 distances per second squared.
                XCTAssertEqual(first.x, 2 * distance, accuracy: 0.01, "\(answer), \(start)")
                XCTAssertEqual(first.y, 1 * distance, accuracy: 0.01, "\(answer), \(start)")
            }
        }
    }

    func testWithoutADistanceThereIsNoVelocity() async {
        HeadlessQuirks.springVelocities = .ofTheWhole
        for back in [false, true] {
            let stage = AnimatorStage()
            stage.animator.fractionComplete = back ? 0 : 1
            stage.animator.isReversed = back
            let spring = UISpringTimingParameters(
                mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 2, dy: 1))
            stage.animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
            stage.wait(0.5)
            // B6.31, B27.30: the spring without a velocity settles after 9.23 / 10 s.
            XCTAssertTrue(stage.animator.isRunning)
            XCTAssertEqual(stage.travel, back ? .zero : CGPoint(x: 1, y: 1))
            stage.wait(1)
            XCTAssertEqual(stage.completions, [back ? .start : .end])
            stage.putAway()
        }
    }
}
