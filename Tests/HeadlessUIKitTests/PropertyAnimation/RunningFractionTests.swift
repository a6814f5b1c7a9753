import HeadlessMotion
import UIKit
import XCTest

/// Tests the switch for the fraction of an animator that runs (B6.57, B6.58).
@MainActor
final class RunningFractionTests: XCTestCase {
    /// The control points of `easeOut` (B6.4).
    private let curve = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)

    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.runningFractionsAreTimes = false }
    }

    func testItIsTheFractionOfTheValuesOrOfTheTime() async {
        for isTime in [false, true] {
            HeadlessQuirks.runningFractionsAreTimes = isTime
            let stage = AnimatorStage(curve: .easeOut)
            stage.animator.startAnimation(afterDelay: 0.5)
            stage.wait(0.25)
            XCTAssertEqual(stage.animator.fractionComplete, 0)
            stage.wait(0.5)
            let value = curve.value(at: 0.25)
            XCTAssertEqual(stage.seen, value, accuracy: 1e-4)
            // B6.57
            XCTAssertEqual(stage.animator.fractionComplete, isTime ? 0.25 : value, accuracy: 1e-4, "\(isTime)")
            stage.animator.pauseAnimation()
            XCTAssertEqual(stage.animator.fractionComplete, value, accuracy: 1e-4, "\(isTime)")
            stage.putAway()
        }
    }

    func testAContinuedAnimatorGoesOnWithItsOwnTime() async {
        for isTime in [false, true] {
            HeadlessQuirks.runningFractionsAreTimes = isTime
            for back in [false, true] {
                let stage = AnimatorStage(curve: .easeOut)
                stage.animator.fractionComplete = curve.value(at: 0.5)
                stage.animator.isReversed = back
                stage.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
                stage.wait(0.25)
                // B6.58: the value is mapped back to the time, which is a half.
                let time = back ? 0.25 : 0.75
                let expected = isTime ? time : curve.value(at: time)
                XCTAssertEqual(stage.animator.fractionComplete, expected, accuracy: 1e-4, "\(isTime), \(back)")
                stage.putAway()
            }
        }
    }

    func testARestWithItsOwnTimingCountsFromWhereItBegan() async {
        for isTime in [false, true] {
            HeadlessQuirks.runningFractionsAreTimes = isTime
            let stage = AnimatorStage()
            stage.animator.fractionComplete = 0.6
            let timing = UICubicTimingParameters(animationCurve: .easeOut)
            stage.animator.continueAnimation(withTimingParameters: timing, durationFactor: 1)
            stage.wait(0.25)
            let part = isTime ? 0.25 : curve.value(at: 0.25)
            XCTAssertEqual(stage.animator.fractionComplete, 0.6 + 0.4 * part, accuracy: 1e-4, "\(isTime)")
            stage.putAway()
        }
    }
}
