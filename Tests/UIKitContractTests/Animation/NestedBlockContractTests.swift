import UIKit
import XCTest

@preconcurrency

@MainActor
final class NestedBlockContractTests: ContractTestCase {
    private let close = max(1e-3, 100 * Device.motionTolerance)

    func testAnInnerBlockInheritsDurationAndCurveOfTheOuterOne() {
        // B6.5
        let stage = nested([.curveEaseIn])
        Device.wait(0.5)
        XCTAssertEqual(stage.x, 50, accuracy: close)
        XCTAssertNotNil(stage.box.layer.animationKeys())
        stage.putAway()
    }

    func testAnInnerBlockCanKeepItsDuration() {
        // B6.5
        let stage = nested([.curveEaseIn, .overrideInheritedDuration])
        Device.wait(0.1)
        XCTAssertEqual(stage.x, 50, accuracy: 2 * close)
        Device.wait(0.2)
        XCTAssertEqual(stage.x, 100, accuracy: 1e-6)
        stage.putAway()
    }

    func testAnInnerBlockCanKeepItsCurve() {
        // B6.5
        let stage = nested([.curveEaseIn, .overrideInheritedCurve])
        Device.wait(0.5)
        XCTAssertEqual(stage.x, 31.53568, accuracy: close)
        stage.putAway()
    }

    func testAnInnerBlockCanInheritNothing() {
        // B6.5
        let stage = nested([.curveEaseIn, .overrideInheritedOptions, .overrideInheritedDuration])
        Device.wait(0.1)
        XCTAssertEqual(stage.x, 31.53568, accuracy: 2 * close)
        stage.putAway()
    }

    func testTheInheritedDurationIsReported() {
        // B6.6
        let stage = BoxStage()
        var durations = [UIView.inheritedAnimationDuration]
        stage.animate(0.7, []) {
            durations.append(UIView.inheritedAnimationDuration)
            stage.box.alpha = 0
        }
        durations.append(UIView.inheritedAnimationDuration)
        XCTAssertEqual(durations, [0, 0.7, 0])
        stage.putAway()
    }

    func testPerformingWithoutAnimationEndsWithItsBlock() {
        // B6.7
        let stage = BoxStage()
        var enabled: [Bool] = []
        stage.animate(1, .curveLinear) {
            UIView.performWithoutAnimation {
                enabled.append(UIView.areAnimationsEnabled)
                stage.box.alpha = 0
            }
            enabled.append(UIView.areAnimationsEnabled)
            stage.box.center.x += 100
        }
        XCTAssertEqual(enabled, [false, true])
        Device.wait(0.5)
        XCTAssertEqual(stage.shown.opacity, 0, accuracy: 1e-6)
        XCTAssertEqual(stage.x, 50, accuracy: close)
        stage.putAway()
    }

    func testPerformingWithoutAnimationRestoresThePreviousSetting() {
        // B6.7
        UIView.setAnimationsEnabled(false)
        UIView.performWithoutAnimation {}
        XCTAssertFalse(UIView.areAnimationsEnabled)
        UIView.setAnimationsEnabled(true)
    }

    func testWhileAnimationsAreOffBlocksRunAndComplete() {
        // B6.8
        let stage = BoxStage()
        var ends = 0
        UIView.setAnimationsEnabled(false)
        stage.animate(1, .curveLinear) {
            stage.box.center.x += 100
        } completion: { _ in
            ends += 1
        }
        XCTAssertEqual(stage.box.center.x, 150)
        XCTAssertNil(stage.box.layer.animationKeys())
        Device.wait(0.1)
        XCTAssertEqual(ends, 1)
        XCTAssertEqual(stage.x, 100, accuracy: 1e-6)
        XCTAssertFalse(UIView.areAnimationsEnabled)
        UIView.setAnimationsEnabled(true)
        stage.animate(1, .curveLinear) { stage.box.center.x += 100 }
        XCTAssertNotNil(stage.box.layer.animationKeys())
        stage.putAway()
    }

    func testAnInnerRunningAnimatorFollowsTheOuterBlock() {
        // B6.65
        let stage = BoxStage()
        var inner: UIViewPropertyAnimator?
        stage.animate(1, .curveLinear) {
            inner = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0, options: .curveEaseIn) {
                stage.box.center.x += 100
            }
        }
        XCTAssertEqual(inner?.isInterruptible, false)
        Device.wait(0.5)
        XCTAssertEqual(stage.x, 50, accuracy: close)
        Device.wait(0.7)
        XCTAssertEqual(inner?.state, .inactive)
        stage.putAway()
    }

    /// A linear block of one second around a block of 0.2 seconds that moves the box.
    private func nested(_ options: UIView.AnimationOptions) -> BoxStage {
        let stage = BoxStage()
        stage.animate(1, .curveLinear) {
            stage.animate(0.2, options) { stage.box.center.x += 100 }
        }
        return stage
    }
}
