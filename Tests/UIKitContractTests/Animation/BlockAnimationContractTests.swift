import UIKit
import XCTest

@preconcurrency

@MainActor
final class BlockAnimationContractTests: ContractTestCase {
    func testTheModelChangesAtOnceAndThePresentationRunsFromOldToNew() {
        // B6.1
        let stage = BoxStage()
        stage.animate(1, .curveLinear) {
            stage.box.center.x += 200
            XCTAssertEqual(stage.box.center.x, 250)
        }
        XCTAssertEqual(stage.box.center.x, 250)
        Device.turn()
        XCTAssertEqual(stage.x, 0, accuracy: 200 * Device.motionTolerance)
        Device.wait(0.5)
        XCTAssertEqual(stage.x, 100, accuracy: 200 * Device.motionTolerance)
        XCTAssertEqual(stage.box.center.x, 250)
        Device.wait(0.6)
        XCTAssertEqual(stage.x, 200, accuracy: 1e-6)
        stage.putAway()
    }

    func testOutsideOfABlockNothingIsAnimated() {
        // B6.1
        let stage = BoxStage()
        stage.box.center.x += 200
        XCTAssertNil(stage.box.layer.animationKeys())
        Device.turn()
        XCTAssertEqual(stage.x, 200, accuracy: 1e-6)
        stage.putAway()
    }

    func testTheKeyboardsCurveIsUIKitsSpringWhateverTheDuration() {
        // B27.85
        let stage = BoxStage()
        stage.animate(0.25, UIView.AnimationOptions(rawValue: 7 << 16)) { stage.box.center.x += 100 }
        for (step, place) in [(0.1, 54.5), (0.1, 87.9), (0.1, 97.3)] as [(TimeInterval, CGFloat)] {
            Device.wait(step)
            XCTAssertEqual(stage.x, place, accuracy: max(0.3, 100 * Device.motionTolerance))
        }
        Device.wait(0.3)
        XCTAssertEqual(stage.x, 100, accuracy: 1e-6)
        stage.putAway()
    }

    func testABlockEasesInAndOutByDefault() {
        // B6.4
        let stage = BoxStage()
        stage.animateByDefault(1) { stage.box.center.x += 100 }
        Device.wait(0.25)
        XCTAssertEqual(stage.x, 12.91619, accuracy: max(1e-3, 100 * Device.motionTolerance / 2))
        Device.wait(0.5)
        XCTAssertEqual(stage.x, 87.08381, accuracy: max(1e-3, 100 * Device.motionTolerance / 2))
        stage.putAway()
    }

    func testTheNamedCurvesAtHalfTheDuration() {
        // B6.4
        let curves: [(UIView.AnimationOptions, CGFloat)] = [
            (.curveEaseInOut, 50), (.curveEaseIn, 31.53568), (.curveEaseOut, 68.46432), (.curveLinear, 50),
        ]
        for (curve, place) in curves {
            let stage = BoxStage()
            stage.animate(1, curve) { stage.box.center.x += 100 }
            Device.wait(0.5)
            XCTAssertEqual(stage.x, place, accuracy: max(1e-3, 100 * Device.motionTolerance / 2))
            stage.putAway()
        }
    }

    func testTheControlPointsOfTheNamedCurves() {
        // B6.4
        let points: [(UIView.AnimationCurve, CGPoint, CGPoint)] = [
            (.easeInOut, CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1)),
            (.easeIn, CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1)),
            (.easeOut, CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1)),
        ]
        for (curve, first, second) in points {
            let stage = BoxStage()
            let named = UIViewPropertyAnimator(duration: 1, curve: curve) { stage.box.center.x += 100 }
            let drawn = UIViewPropertyAnimator(duration: 1, controlPoint1: first, controlPoint2: second) {
                stage.box.center.y += 100
            }
            named.startAnimation()
            drawn.startAnimation()
            Device.wait(0.3)
            XCTAssertEqual(stage.shown.position.x, stage.shown.position.y, accuracy: 0.5)
            XCTAssertGreaterThan(stage.x, 1)
            XCTAssertLessThan(stage.x, 99)
            Device.wait(1)
            stage.putAway()
        }
    }

    func testPlainCubicParametersAreCoreAnimationsDefaultCurve() {
        // B6.4
        let parameters = UICubicTimingParameters()
        XCTAssertEqual(parameters.controlPoint1.x, 0.25, accuracy: 1e-6)
        XCTAssertEqual(parameters.controlPoint1.y, 0.1, accuracy: 1e-6)
        XCTAssertEqual(parameters.controlPoint2.x, 0.25, accuracy: 1e-6)
        XCTAssertEqual(parameters.controlPoint2.y, 1, accuracy: 1e-6)
        let stage = BoxStage()
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
        animator.addAnimations { stage.box.center.x += 100 }
        animator.startAnimation()
        Device.wait(0.25)
        XCTAssertEqual(stage.x, 40.85106, accuracy: max(1e-3, 100 * Device.motionTolerance))
        Device.wait(1)
        stage.putAway()
    }

    func testWithoutADurationTheCompletionComesInTheNextTurn() {
        // B6.3
        for duration in [0, -1] as [TimeInterval] {
            let stage = BoxStage()
            var ends: [Bool] = []
            stage.animate(duration, .curveLinear) {
                stage.box.center.x += 100
            } completion: {
                ends.append($0)
            }
            XCTAssertEqual(stage.box.center.x, 150)
            XCTAssertNil(stage.box.layer.animationKeys())
            XCTAssertEqual(ends, [])
            Device.turn()
            XCTAssertEqual(ends, [true])
            stage.putAway()
        }
    }

    func testARemovedAnimationCallsItsCompletionAfterTheCall() {
        // B6.15, B6.16, B6.17
        let removals: [@MainActor (UIView) -> Void] = [
            { $0.layer.removeAllAnimations() }, { $0.removeFromSuperview() },
        ]
        for remove in removals {
            let stage = BoxStage()
            var ends: [Bool] = []
            stage.animate(1, .curveLinear) {
                stage.box.center.x += 100
                stage.box.alpha = 0
            } completion: {
                ends.append($0)
            }
            Device.wait(0.3)
            remove(stage.box)
            XCTAssertEqual(ends, [])
            Device.wait(0.1)
            XCTAssertEqual(ends, [false])
            Device.wait(1)
            XCTAssertEqual(ends, [false])
            stage.putAway()
        }
    }
}
