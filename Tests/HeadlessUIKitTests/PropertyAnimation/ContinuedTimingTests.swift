import HeadlessMotion
import UIKit
import XCTest

/// Tests the switch for the direction in which timing parameters continue a reversed animator (B6.59).
@MainActor
final class ContinuedTimingTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run {
            HeadlessQuirks.continuedTimingsAreRetraced = false
            HeadlessQuirks.continuedTimingsBeginAsTheFormer = false
            HeadlessQuirks.durationFactorsStretchSprings = false
        }
    }

    /// Pauses at a fraction, and continues by other timing parameters in one second.
    private func continued(
        from start: CGFloat, back: Bool, by timing: any UITimingCurveProvider
    ) -> AnimatorStage {
        let stage = AnimatorStage()
        stage.animator.fractionComplete = start
        stage.animator.isReversed = back
        stage.animator.continueAnimation(withTimingParameters: timing, durationFactor: 1)
        return stage
    }

    func testACurveOfAReversedAnimatorRunsFromItsBeginningOrFromItsEnd() async {
        // The control points of `easeIn` (B6.4).
        let curve = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
        for isRetraced in [false, true] {
            HeadlessQuirks.continuedTimingsAreRetraced = isRetraced
            let stage = continued(from: 0.8, back: true, by: UICubicTimingParameters(animationCurve: .easeIn))
            XCTAssertEqual(stage.seen, 0.8, accuracy: 1e-6)
            for time in [0.25, 0.5, 0.75] {
                stage.wait(0.25)
                // B6.59: what is left of the way is 1 - curve(t), and curve(1 - t) if the curve is run through backwards.
                let left = isRetraced ? curve.value(at: 1 - time) : 1 - curve.value(at: time)
                XCTAssertEqual(stage.seen, 0.8 * left, accuracy: 1e-4, "\(isRetraced), \(time)")
            }
            stage.wait(0.5)
            XCTAssertEqual(stage.completions, [.start])
            stage.putAway()
        }
    }

    /// The way is linear at first, and at each time a part as large as that of the time is on the new curve.
    func testANewCurveMayBeginAsTheFormer() async {
        HeadlessQuirks.continuedTimingsBeginAsTheFormer = true
        let curve = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
        let stage = continued(from: 0.2, back: false, by: UICubicTimingParameters(animationCurve: .easeIn))
        for time in [0.25, 0.5, 0.75] {
            stage.wait(0.25)
            let part = time + (curve.value(at: time) - time) * time
            XCTAssertEqual(stage.seen, 0.2 + 0.8 * part, accuracy: 1e-4, "\(time)")
        }
        // The second one begins as the first.
        stage.animator.pauseAnimation()
        let held = stage.seen
        stage.animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
        stage.wait(0.5)
        XCTAssertEqual(stage.seen, held + (1 - held) * (curve.value(at: 0.5) + 0.5) / 2, accuracy: 1e-4)
        stage.wait(1)
        XCTAssertEqual(stage.completions, [.end])
        stage.putAway()
    }

    func testARetracedSpringStartsSlowlyAndEndsAbruptly() async {
        HeadlessQuirks.continuedTimingsAreRetraced = true
        let stage = continued(from: 0.8, back: true, by: UISpringTimingParameters(dampingRatio: 1))
        stage.wait(0.5)
        // B27.30: ωD is 9.2334, so that the spring has covered 1 - 5.62 * e^-4.62 = 0.945 at half of its time.
        XCTAssertEqual(stage.seen, 0.8 * 0.945, accuracy: 0.001)
        stage.wait(0.45)
        // At a twentieth of its time it has covered 1 - 1.462 * e^-0.462 = 0.079.
        XCTAssertEqual(stage.seen, 0.8 * 0.079, accuracy: 0.001)
        stage.wait(0.1)
        XCTAssertEqual(stage.completions, [.start])
        stage.putAway()
    }

    /// The spring with ω = 10 rests after 0.9233 s (B27.30). Stretched to 2 s it is where it would be after 0.4617 of that time.
    func testASpringLastsItsOwnTimeOrTheFactor() async {
        let spring = UISpringTimingParameters(
            mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 0, dy: 0))
        for (isStretched, time) in [(false, 0.5), (true, 0.5 * 0.9233 / 2)] {
            HeadlessQuirks.durationFactorsStretchSprings = isStretched
            let stage = AnimatorStage()
            stage.animator.fractionComplete = 0.2
            stage.animator.continueAnimation(withTimingParameters: spring, durationFactor: 2)
            stage.wait(0.5)
            let left = (1 + 10 * time) * exp(-10 * time)
            XCTAssertEqual(stage.seen, 1 - 0.8 * left, accuracy: 0.001, "\(isStretched)")
            stage.wait(0.5)
            XCTAssertEqual(stage.animator.isRunning, isStretched)
            stage.wait(1.1)
            XCTAssertEqual(stage.completions, [.end])
            stage.putAway()
        }
    }

    func testOtherWaysOfContinuingAreNotConcerned() async {
        for isRetraced in [false, true] {
            HeadlessQuirks.continuedTimingsAreRetraced = isRetraced
            let stage = continued(from: 0.2, back: false, by: UICubicTimingParameters(animationCurve: .easeIn))
            stage.wait(0.5)
            // `easeIn` has covered 0.3153568 of the way after half of its time.
            XCTAssertEqual(stage.seen, 0.2 + 0.8 * 0.3153568, accuracy: 1e-4)
            stage.putAway()
            let plain = AnimatorStage()
            plain.animator.fractionComplete = 0.8
            plain.animator.isReversed = true
            plain.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            plain.wait(0.3)
            XCTAssertEqual(plain.seen, 0.5, accuracy: 1e-6)
            plain.putAway()
        }
    }
}
