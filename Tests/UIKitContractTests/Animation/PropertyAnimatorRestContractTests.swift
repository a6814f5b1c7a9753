import UIKit
import XCTest

@preconcurrency

@MainActor
final class PropertyAnimatorRestContractTests: ContractTestCase {
    private let close = max(1e-3, 100 * Device.motionTolerance)

    // MARK: Continuing

    func testTheRemainderTakesAFractionOfTheWholeDuration() {
        // B6.59
        let stage = BoxStage()
        let animator = stage.mover()
        let ends = AnimatorEnds(animator)
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.3)
        Device.wait(0.15)
        XCTAssertEqual(stage.x, 75, accuracy: 2 * close)
        Device.wait(0.15 - 2 * Device.timeTolerance)
        XCTAssertEqual(ends.positions, [])
        Device.wait(4 * Device.timeTolerance)
        XCTAssertEqual(ends.positions, [.end])
        stage.putAway()
    }

    func testAFactorOfZeroKeepsTheRemainingDuration() {
        // B6.59
        let stage = BoxStage()
        let animator = stage.mover(.easeIn)
        let ends = AnimatorEnds(animator)
        animator.startAnimation()
        Device.wait(0.5)
        animator.pauseAnimation()
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        Device.wait(0.25)
        XCTAssertEqual(stage.x, 62.18619, accuracy: 2 * close)
        Device.wait(0.25 - 2 * Device.timeTolerance)
        XCTAssertEqual(ends.positions, [])
        Device.wait(4 * Device.timeTolerance)
        XCTAssertEqual(ends.positions, [.end])
        stage.putAway()
    }

    func testTheRemainderCanHaveAnotherCurve() {
        // B6.59
        let stage = BoxStage()
        let animator = stage.mover(.easeIn)
        animator.fractionComplete = 0.5
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0.4)
        Device.wait(0.2)
        XCTAssertEqual(stage.x, 75, accuracy: 2 * close)
        stage.putAway(stopping: animator)
    }

    func testARunningAnimatorIsNotContinued() {
        // B6.59
        let stage = BoxStage()
        let animator = stage.mover()
        animator.startAnimation()
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.1)
        Device.wait(0.5)
        XCTAssertEqual(stage.x, 50, accuracy: close)
        stage.putAway(stopping: animator)
    }

    // MARK: Adding

    func testAnimationsAddedLaterRunForTheRemainder() {
        // B6.62
        let stage = BoxStage()
        let animator = stage.mover()
        let ends = AnimatorEnds(animator)
        animator.startAnimation()
        Device.wait(0.5)
        animator.addAnimations { stage.box.alpha = 0 }
        Device.turn()
        XCTAssertEqual(stage.shown.opacity, 1, accuracy: Float(close) / 100)
        Device.wait(0.25)
        XCTAssertEqual(stage.shown.opacity, 0.5, accuracy: Float(close) / 50)
        Device.wait(0.25 + 2 * Device.timeTolerance)
        XCTAssertEqual(stage.shown.opacity, 0, accuracy: 1e-6)
        XCTAssertEqual(ends.positions, [.end])
        stage.putAway()
    }

    func testDelayedAnimationsStartLaterAndEndWithTheOthers() {
        // B6.62
        let stage = BoxStage()
        let animator = stage.mover()
        animator.addAnimations({ stage.box.center.y += 100 }, delayFactor: 0.5)
        animator.startAnimation()
        Device.wait(0.4)
        XCTAssertEqual(stage.shown.position.y, 50, accuracy: 1e-6)
        Device.wait(0.35)
        XCTAssertEqual(stage.shown.position.y, 100, accuracy: 2 * close)
        Device.wait(0.25 + 2 * Device.timeTolerance)
        XCTAssertEqual(stage.shown.position.y, 150, accuracy: 1e-6)
        XCTAssertEqual(animator.state, .inactive)
        stage.putAway()
    }

    func testAnAnimatorStartedWithoutAnimationsWaitsForSome() {
        // B6.61
        let stage = BoxStage()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        let ends = AnimatorEnds(animator)
        animator.startAnimation()
        Device.wait(0.3)
        XCTAssertEqual(animator.state, .active)
        XCTAssertEqual(ends.positions, [])
        animator.addAnimations { stage.box.center.x += 100 }
        XCTAssertTrue(animator.isRunning)
        XCTAssertEqual(stage.box.center.x, 150)
        Device.wait(0.5)
        XCTAssertEqual(stage.x, 50, accuracy: 2 * close)
        Device.wait(0.6)
        XCTAssertEqual(ends.positions, [.end])
        stage.putAway()
    }

    func testAnAnimationBackToTheOldValueIsNotAReversal() {
        // B6.63
        let stage = BoxStage()
        let animator = stage.mover()
        let ends = AnimatorEnds(animator)
        animator.startAnimation()
        Device.wait(0.5)
        animator.addAnimations { stage.box.center.x -= 100 }
        XCTAssertEqual(stage.box.center.x, 50)
        Device.turn()
        XCTAssertEqual(stage.x, 50, accuracy: 2 * close)
        Device.wait(0.7)
        XCTAssertEqual(ends.positions, [.end])
        XCTAssertEqual(stage.box.center.x, 50)
        stage.putAway()
    }

    // MARK: Properties

    func testAnAnimatorIsInterruptibleAndAllowsTouchesByDefault() {
        // B6.64
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        XCTAssertTrue(animator.isInterruptible)
        XCTAssertTrue(animator.isUserInteractionEnabled)
        animator.isInterruptible = false
        animator.isUserInteractionEnabled = false
        XCTAssertFalse(animator.isInterruptible)
        XCTAssertFalse(animator.isUserInteractionEnabled)
    }

    func testADelayedAnimatorIsActiveAtOnce() {
        // B6.67
        let stage = BoxStage()
        let animator = stage.mover()
        animator.startAnimation(afterDelay: 0.5)
        XCTAssertEqual(animator.delay, 0.5, accuracy: 1e-9)
        XCTAssertEqual(animator.state, .active)
        XCTAssertEqual(stage.box.center.x, 150)
        Device.wait(0.4)
        XCTAssertEqual(stage.x, 0, accuracy: 1e-6)
        Device.wait(0.6)
        XCTAssertEqual(stage.x, 50, accuracy: close)
        stage.putAway(stopping: animator)
    }

    func testARunningAnimatorIsRetainedUntilItEnds() {
        // B6.54
        let stage = BoxStage()
        var ends: AnimatorEnds?
        weak var kept: UIViewPropertyAnimator?
        do {
            let animator = stage.mover()
            ends = AnimatorEnds(animator)
            animator.startAnimation()
            kept = animator
        }
        Device.wait(0.5)
        XCTAssertNotNil(kept)
        Device.wait(0.6)
        XCTAssertEqual(ends?.positions, [.end])
        Device.turn()
        XCTAssertNil(kept)
        stage.putAway()
    }
}
