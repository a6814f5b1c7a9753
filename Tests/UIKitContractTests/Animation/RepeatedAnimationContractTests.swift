import UIKit
import XCTest

@preconcurrency

@MainActor
final class RepeatedAnimationContractTests: ContractTestCase {
    private let close = max(1e-3, 100 * Device.motionTolerance)

    func testARepeatedAutoreversedMoveEndsWithAJumpToItsEnd() {
        // B6.18
        let stage = BoxStage()
        var ends: [Bool] = []
        stage.animate(0.4, .curveLinear) {
            UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { stage.box.center.x += 100 }
        } completion: {
            ends.append($0)
        }
        Device.wait(0.2)
        XCTAssertEqual(stage.x, 50, accuracy: 2 * close)
        Device.wait(0.5)
        XCTAssertEqual(stage.x, 25, accuracy: 2 * close)
        // Forwards and backwards twice takes four times the block's duration.
        Device.wait(0.9 - 2 * Device.timeTolerance)
        XCTAssertEqual(ends, [])
        Device.wait(4 * Device.timeTolerance)
        XCTAssertEqual(ends, [true])
        XCTAssertEqual(stage.x, 100, accuracy: 1e-6)
        stage.putAway()
    }

    func testARepeatingBlockContinuesUntilItIsRemoved() {
        // B6.15, B6.17
        let stage = BoxStage()
        var ends: [Bool] = []
        stage.animate(1, [.curveLinear, .repeat, .autoreverse]) {
            stage.box.center.x += 100
        } completion: {
            ends.append($0)
        }
        Device.wait(5.25)
        XCTAssertEqual(stage.x, 75, accuracy: 2 * close)
        XCTAssertEqual(ends, [])
        stage.box.layer.removeAllAnimations()
        Device.wait(0.1)
        XCTAssertEqual(ends, [false])
        XCTAssertEqual(stage.x, 100, accuracy: 1e-6)
        stage.putAway()
    }

    func testKeyFramesTakeTheirFractionsOfTheDuration() {
        // B6.20
        let stage = keyFrames(UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue))
        XCTAssertEqual(stage.box.center, CGPoint(x: 150, y: 150))
        Device.wait(0.25)
        XCTAssertEqual(stage.shown.position.x, 100, accuracy: 2 * close)
        XCTAssertEqual(stage.shown.position.y, 50, accuracy: 1e-6)
        Device.wait(0.5)
        XCTAssertEqual(stage.shown.position.x, 150, accuracy: 1e-6)
        XCTAssertEqual(stage.shown.position.y, 100, accuracy: 2 * close)
        stage.putAway()
    }

    func testKeyFramesAsAWholeEaseInAndOut() {
        // B6.20
        let stage = keyFrames([])
        Device.wait(0.25)
        // A quarter of the duration is a progress of 0.1291619. The first frame takes the first half of it.
        XCTAssertEqual(stage.shown.position.x, 50 + 25.83238, accuracy: 2 * close)
        stage.putAway()
    }

    func testATransitionPutsTheOtherViewInItsPlace() {
        // B6.21
        let stage = BoxStage()
        let other = UIView(frame: stage.box.frame)
        let container = stage.box.superview
        var ends: [Bool] = []
        exchange(stage.box, other) { ends.append($0) }
        XCTAssertTrue(other.superview === container)
        XCTAssertNil(stage.box.superview)
        Device.wait(0.5 - 2 * Device.timeTolerance)
        XCTAssertEqual(ends, [])
        Device.wait(4 * Device.timeTolerance)
        XCTAssertEqual(ends, [true])
        stage.putAway()
    }

    func testATransactionCompletesAfterTheAnimationsBegunInIt() {
        // B6.23
        let stage = BoxStage()
        let log = CallLog()
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.note("transaction") }
        stage.animate(0.3, []) {
            stage.box.alpha = 0
        } completion: { _ in
            log.note("first")
        }
        stage.animate(0.6, []) { stage.box.center.x += 100 }
        CATransaction.commit()
        Device.wait(0.6 - 2 * Device.timeTolerance)
        XCTAssertEqual(log.text, "first")
        Device.wait(4 * Device.timeTolerance)
        XCTAssertEqual(log.text, "first\ntransaction")
        stage.putAway()
    }

    private func exchange(_ first: UIView, _ second: UIView, _ completion: @escaping (Bool) -> Void) {
        UIView.transition(
            from: first, to: second, duration: 0.5, options: .transitionCrossDissolve, completion: completion)
    }

    /// Moves to the right in the first half of a second, and down in the second half.
    private func keyFrames(_ options: UIView.KeyframeAnimationOptions) -> BoxStage {
        let stage = BoxStage()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { stage.box.center.x += 100 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.box.center.y += 100 }
        }
        return stage
    }
}
