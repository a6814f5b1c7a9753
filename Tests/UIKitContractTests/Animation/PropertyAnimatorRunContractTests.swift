import UIKit
import XCTest

@preconcurrency

@MainActor
final class PropertyAnimatorRunContractTests: ContractTestCase {
    private let close = max(1e-3, 100 * Device.motionTolerance)

    // MARK: Ending

    func testAnAnimatorStillRunsInItsCompletion() {
        // B27.33
        let stage = BoxStage()
        let animator = stage.mover()
        var ran: [Bool] = []
        animator.addCompletion { _ in ran.append(animator.isRunning) }
        animator.startAnimation()
        Device.wait(1.2)
        XCTAssertEqual(ran, [true])
        XCTAssertFalse(animator.isRunning)
        XCTAssertEqual(animator.state, .inactive)
        stage.putAway()
    }

    // MARK: Reversing

    func testReversedWhileRunningAnAnimatorEndsAtTheStart() {
        // B6.56, B6.51
        let stage = BoxStage()
        let animator = stage.mover()
        let ends = AnimatorEnds(animator)
        animator.startAnimation()
        Device.wait(0.6)
        animator.isReversed = true
        XCTAssertTrue(animator.isRunning)
        XCTAssertEqual(stage.box.center.x, 150)
        Device.wait(0.2)
        XCTAssertEqual(stage.x, 40, accuracy: 2 * close)
        Device.wait(0.4 - 2 * Device.timeTolerance)
        XCTAssertEqual(ends.positions, [])
        Device.wait(4 * Device.timeTolerance)
        XCTAssertEqual(ends.positions, [.start])
        XCTAssertEqual(animator.state, .inactive)
        XCTAssertEqual(stage.box.center.x, 50)
        stage.putAway()
    }

    func testReversedWhilePausedAnAnimatorRunsBackwardsWhenContinued() {
        // B6.56
        let stage = BoxStage()
        let animator = stage.mover()
        let ends = AnimatorEnds(animator)
        animator.startAnimation()
        Device.wait(0.5)
        animator.pauseAnimation()
        animator.isReversed = true
        XCTAssertFalse(animator.isRunning)
        Device.wait(0.3)
        XCTAssertEqual(stage.x, 50, accuracy: close)
        animator.startAnimation()
        Device.wait(0.25)
        XCTAssertEqual(stage.x, 25, accuracy: 2 * close)
        Device.wait(0.5)
        XCTAssertEqual(ends.positions, [.start])
        XCTAssertEqual(stage.box.center.x, 50)
        stage.putAway()
    }

    func testReversedTwiceAnAnimatorEndsAtTheEnd() {
        // B6.56
        let stage = BoxStage()
        let animator = stage.mover()
        let ends = AnimatorEnds(animator)
        animator.startAnimation()
        Device.wait(0.6)
        animator.isReversed = true
        Device.wait(0.2)
        animator.isReversed = false
        Device.wait(0.3)
        XCTAssertEqual(stage.x, 70, accuracy: 3 * close)
        Device.wait(0.6)
        XCTAssertEqual(ends.positions, [.end])
        XCTAssertEqual(stage.box.center.x, 150)
        stage.putAway()
    }

    func testReversedEveryAnimatedValueReturnsToItsStart() {
        // B6.56
        let stage = BoxStage()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
            stage.box.alpha = 0.2
            stage.box.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
            stage.box.layer.cornerRadius = 8
        }
        animator.fractionComplete = 0.4
        animator.isReversed = true
        animator.startAnimation()
        Device.wait(1.2)
        XCTAssertEqual(animator.state, .inactive)
        XCTAssertEqual(stage.box.alpha, 1, accuracy: 1e-6)
        XCTAssertEqual(stage.box.frame, CGRect(x: 0, y: 0, width: 100, height: 100))
        XCTAssertEqual(stage.box.layer.cornerRadius, 0, accuracy: 1e-6)
        stage.putAway()
    }

    // MARK: Scrubbing

    func testTheFractionCanOnlyBeSetWhilePaused() {
        // B6.57
        let stage = BoxStage()
        let animator = stage.mover()
        animator.startAnimation()
        Device.wait(0.2)
        animator.fractionComplete = 0.9
        XCTAssertTrue(animator.isRunning)
        XCTAssertEqual(animator.fractionComplete, 0.2, accuracy: close / 100)
        animator.pauseAnimation()
        animator.fractionComplete = 0.9
        XCTAssertEqual(animator.fractionComplete, 0.9, accuracy: 1e-6)
        Device.turn()
        XCTAssertEqual(stage.x, 90, accuracy: 1e-3)
        stage.putAway(stopping: animator)
    }

    func testTheFractionIsTheProgressOfTheValueAndNotOfTime() {
        // B6.57
        let stage = BoxStage()
        let animator = stage.mover(.easeIn)
        animator.startAnimation()
        Device.wait(0.5)
        animator.pauseAnimation()
        XCTAssertEqual(animator.fractionComplete, 0.3153568, accuracy: close / 100)
        Device.turn()
        XCTAssertEqual(stage.x, animator.fractionComplete * 100, accuracy: 1)
        stage.putAway(stopping: animator)
    }

    func testScrubbingIsLinearByDefault() {
        // B6.58
        for (scrubsLinearly, place) in [(true, 25), (false, 12.91619)] as [(Bool, CGFloat)] {
            let stage = BoxStage()
            let animator = stage.mover(.easeInOut)
            XCTAssertTrue(animator.scrubsLinearly)
            animator.scrubsLinearly = scrubsLinearly
            animator.fractionComplete = 0.25
            Device.turn()
            XCTAssertEqual(stage.x, place, accuracy: 1e-2)
            stage.putAway(stopping: animator)
        }
    }

    func testPausingAndContinuingDoNotMakeTheValueJump() {
        // B6.58
        let stage = BoxStage()
        let animator = stage.mover(.easeIn)
        let ends = AnimatorEnds(animator)
        animator.startAnimation()
        Device.wait(0.5)
        animator.pauseAnimation()
        Device.wait(2)
        XCTAssertEqual(stage.x, 31.53568, accuracy: close)
        animator.startAnimation()
        Device.turn()
        XCTAssertEqual(stage.x, 31.53568, accuracy: close)
        Device.wait(0.25)
        XCTAssertEqual(stage.x, 62.18619, accuracy: 2 * close)
        XCTAssertEqual(ends.positions, [])
        Device.wait(0.25 + 2 * Device.timeTolerance)
        XCTAssertEqual(ends.positions, [.end])
        stage.putAway()
    }

    func testAScrubbedValueContinuesFromItsPositionOnTheCurve() {
        // B6.58
        let stage = BoxStage()
        let animator = stage.mover(.easeIn)
        let ends = AnimatorEnds(animator)
        animator.fractionComplete = 0.3153568
        animator.startAnimation()
        Device.wait(0.25)
        XCTAssertEqual(stage.x, 62.18619, accuracy: 2 * close)
        Device.wait(0.25 + 2 * Device.timeTolerance)
        XCTAssertEqual(ends.positions, [.end])
        stage.putAway()
    }
}
