import UIKit
import XCTest

@preconcurrency

@MainActor
final class AdditiveAnimationContractTests: ContractTestCase {
    private let close = max(1e-3, 100 * Device.motionTolerance)

    func testABlockThatChangesNothingDoesNotWait() {
        // B6.2
        let stage = BoxStage()
        var ends: [Bool] = []
        stage.animate(1, .curveLinear) {
            stage.box.center.x += 0
            stage.box.alpha = 1
        } completion: {
            ends.append($0)
        }
        XCTAssertNil(stage.box.layer.animationKeys())
        Device.wait(0.1)
        XCTAssertEqual(ends, [true])
        stage.putAway()
    }

    func testAReversedMoveIsAddedToTheFirst() {
        // B6.12
        let stage = BoxStage()
        stage.animate(1, .curveLinear) { stage.box.center.x += 100 }
        Device.wait(0.5)
        stage.animate(1, .curveLinear) { stage.box.center.x -= 100 }
        XCTAssertEqual(stage.box.layer.animationKeys()?.count, 2)
        Device.turn()
        XCTAssertEqual(stage.x, 50, accuracy: close)
        // The first animation continues forwards while the second runs backwards at the same speed, until the first
        // ends.
        Device.wait(0.25)
        XCTAssertEqual(stage.x, 50, accuracy: close)
        Device.wait(0.25)
        XCTAssertEqual(stage.x, 50, accuracy: close)
        Device.wait(0.25)
        XCTAssertEqual(stage.x, 25, accuracy: close)
        Device.wait(0.3)
        XCTAssertEqual(stage.x, 0, accuracy: 1e-6)
        stage.putAway()
    }

    func testSizesAndAffineTransformsAddUpToo() {
        // B6.12
        let stage = BoxStage()
        for _ in 1...2 {
            stage.animate(1, .curveLinear) {
                stage.box.bounds.size.width += 100
                stage.box.transform = stage.box.transform.translatedBy(x: 80, y: 0)
            }
            Device.wait(0.5)
        }
        XCTAssertEqual(stage.box.layer.animationKeys()?.count ?? 0, 2)
        Device.turn()
        XCTAssertEqual(stage.shown.bounds.width, 250, accuracy: close)
        XCTAssertEqual(stage.shown.transform.m41, 120, accuracy: close)
        stage.putAway()
    }

    func testBothCompletionsOfAddedMovesAreCalledAtTheirOwnEnds() {
        // B6.14
        let stage = BoxStage()
        let log = CallLog()
        stage.animate(1, .curveLinear) {
            stage.box.center.x += 100
        } completion: {
            log.note("first \($0)")
        }
        Device.wait(0.5)
        stage.animate(1, .curveLinear) {
            stage.box.center.x -= 100
        } completion: {
            log.note("second \($0)")
        }
        Device.wait(0.5 - 2 * Device.timeTolerance)
        XCTAssertEqual(log.text, "")
        Device.wait(4 * Device.timeTolerance)
        XCTAssertEqual(log.text, "first true")
        Device.wait(0.5)
        XCTAssertEqual(log.text, "first true\nsecond true")
        stage.putAway()
    }

    func testAReplacedFadeCallsItsCompletionAtOnce() {
        // B6.14
        let stage = BoxStage()
        let log = CallLog()
        stage.animate(1, .curveLinear) {
            stage.box.alpha = 0
        } completion: {
            log.note("first \($0)")
        }
        Device.wait(0.5)
        stage.animate(1, .curveLinear) {
            stage.box.alpha = 1
        } completion: {
            log.note("second \($0)")
        }
        XCTAssertEqual(stage.box.layer.animationKeys()?.count, 1)
        Device.wait(0.1)
        XCTAssertEqual(log.text, "first false")
        Device.wait(1)
        XCTAssertEqual(log.text, "first false\nsecond true")
        stage.putAway()
    }

    func testAFadeRestartsFromTheOldModelValueByDefault() {
        // B6.13
        for (options, atOnce, later) in [
            ([.curveLinear], 0, 0.5), ([.curveLinear, .beginFromCurrentState], 0.5, 0.75),
        ]
            as [(UIView.AnimationOptions, Float, Float)]
        {
            let stage = BoxStage()
            stage.animate(1, .curveLinear) { stage.box.alpha = 0 }
            Device.wait(0.5)
            stage.animate(1, options) { stage.box.alpha = 1 }
            Device.turn()
            XCTAssertEqual(stage.shown.opacity, atOnce, accuracy: Float(close) / 100)
            Device.wait(0.5)
            XCTAssertEqual(stage.shown.opacity, later, accuracy: Float(close) / 100)
            stage.putAway()
        }
    }

    func testATransformWithPerspectiveReplaces() {
        // B6.13
        let stage = BoxStage()
        var tilted = CATransform3DMakeTranslation(100, 0, 0)
        tilted.m34 = -1 / 500
        stage.animate(1, .curveLinear) { stage.box.transform3D = tilted }
        Device.wait(0.5)
        stage.animate(1, .curveLinear) { stage.box.transform3D = CATransform3DIdentity }
        XCTAssertEqual(stage.box.layer.animationKeys()?.count, 1)
        Device.turn()
        XCTAssertEqual(stage.shown.transform.m41, 100, accuracy: close)
        stage.putAway()
    }

    func testAColourRestartsFromTheOldModelValue() {
        // B6.13
        let stage = BoxStage()
        stage.box.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        stage.animate(1, .curveLinear) { stage.box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
        Device.wait(0.5)
        stage.animate(1, .curveLinear) { stage.box.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
        XCTAssertEqual(stage.box.layer.animationKeys()?.count, 1)
        Device.turn()
        XCTAssertEqual(stage.shown.backgroundColor?.components?.first ?? -1, 1, accuracy: close / 100)
        Device.wait(0.5)
        XCTAssertEqual(stage.shown.backgroundColor?.components?.first ?? -1, 0.5, accuracy: close / 50)
        stage.putAway()
    }

    func testKeyFramesRestartFromTheOldModelValue() {
        // B6.13
        let stage = BoxStage()
        move(stage.box)
        Device.wait(0.5)
        move(stage.box)
        XCTAssertEqual(stage.box.layer.animationKeys()?.count, 1)
        Device.turn()
        XCTAssertEqual(stage.x, 100, accuracy: close)
        Device.wait(1.1)
        XCTAssertEqual(stage.x, 200, accuracy: 1e-6)
        stage.putAway()
    }

    /// A key-frame animation with one frame that takes the whole second.
    private func move(_ view: UIView) {
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x += 100 }
        }
    }

    func testARepeatingMoveIsReplaced() {
        // B6.13
        let stage = BoxStage()
        var ends: [Bool] = []
        stage.animate(1, [.curveLinear, .repeat]) {
            stage.box.center.x += 100
        } completion: {
            ends.append($0)
        }
        Device.wait(2.5)
        XCTAssertEqual(ends, [])
        stage.animate(1, .curveLinear) { stage.box.center.x += 100 }
        XCTAssertEqual(stage.box.layer.animationKeys()?.count, 1)
        Device.wait(0.5)
        XCTAssertEqual(ends, [false])
        XCTAssertEqual(stage.x, 150, accuracy: close)
        Device.wait(0.6)
        XCTAssertEqual(stage.x, 200, accuracy: 1e-6)
        stage.putAway()
    }

    func testNothingIsAddedToAnAnimationThatWasAddedByHand() {
        // B6.13
        let stage = BoxStage()
        let held = CABasicAnimation(keyPath: "position")
        held.fromValue = CGPoint(x: 350, y: 50)
        held.toValue = CGPoint(x: 350, y: 50)
        held.duration = 10
        stage.box.layer.add(held, forKey: "held")
        stage.animate(1, .curveLinear) { stage.box.center.x += 100 }
        Device.wait(0.5)
        XCTAssertEqual(stage.x, 50, accuracy: close)
        stage.putAway()
    }

    func testDuringTheDelayTheOldValueIsPresented() {
        // B6.19
        let stage = BoxStage()
        delayed(0.5) { stage.box.center.x += 100 }
        XCTAssertEqual(stage.box.center.x, 150)
        Device.wait(0.4)
        XCTAssertEqual(stage.x, 0, accuracy: 1e-6)
        Device.wait(0.6)
        XCTAssertEqual(stage.x, 50, accuracy: close)
        stage.putAway()
    }

    /// A linear animation block of one second.
    private func delayed(_ delay: TimeInterval, _ changes: @escaping () -> Void) {
        UIView.animate(withDuration: 1, delay: delay, options: .curveLinear, animations: changes)
    }
}
