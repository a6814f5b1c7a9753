import UIKit
import XCTest

@MainActor
final class PropertyAnimatorContractTests: XCTestCase {
    private let close = max(1e-3, 100 * Device.motionTolerance)

    // MARK: States

    func testANewAnimatorIsInactive() async {
        // B6.50
        let stage = BoxStage()
        let animator = moving(stage)
        XCTAssertEqual(animator.state, .inactive)
        XCTAssertFalse(animator.isRunning)
        XCTAssertEqual(stage.box.center.x, 50)
        stage.putAway()
    }

    func testStartingPausingAndScrubbingEachMakeItActive() async {
        // B6.50
        let wakes: [(change: @MainActor (UIViewPropertyAnimator) -> Void, runs: Bool)] = [
            ({ $0.startAnimation() }, true), ({ $0.pauseAnimation() }, false), ({ $0.fractionComplete = 0.3 }, false),
        ]
        for wake in wakes {
            let stage = BoxStage()
            let animator = moving(stage)
            wake.change(animator)
            XCTAssertEqual(animator.state, .active)
            XCTAssertEqual(animator.isRunning, wake.runs)
            XCTAssertEqual(stage.box.center.x, 150)
            dispose(of: animator, stage)
        }
    }

    func testStoppedIsAStateOfItsOwnUntilItIsFinished() async {
        // B6.50, B6.52
        let stage = BoxStage()
        let animator = moving(stage)
        animator.startAnimation()
        animator.stopAnimation(false)
        XCTAssertEqual(animator.state, .stopped)
        XCTAssertFalse(animator.isRunning)
        animator.finishAnimation(at: .current)
        XCTAssertEqual(animator.state, .inactive)
        stage.putAway()
    }

    // MARK: Ending

    func testANaturalEndCallsTheCompletionsWithEnd() async {
        // B6.50, B6.51
        let stage = BoxStage()
        let animator = moving(stage)
        let ends = Ends(animator)
        let more = Ends(animator)
        animator.startAnimation()
        Device.wait(1 - 2 * Device.timeTolerance)
        XCTAssertEqual(ends.positions, [])
        Device.wait(4 * Device.timeTolerance)
        XCTAssertEqual(ends.positions, [.end])
        XCTAssertEqual(more.positions, [.end])
        XCTAssertEqual(animator.state, .inactive)
        XCTAssertFalse(animator.isRunning)
        XCTAssertEqual(stage.box.center.x, 150)
        stage.putAway()
    }

    func testAfterItsEndAnAnimatorHasForgottenItsBlocks() async {
        // B6.51
        let stage = BoxStage()
        weak var held: NSObject?
        let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear)
        do {
            let object = NSObject()
            held = object
            animator.addAnimations {
                XCTAssertNotNil(object)
                stage.box.center.x += 100
            }
        }
        animator.startAnimation()
        XCTAssertEqual(stage.box.center.x, 150)
        Device.wait(0.5)
        Device.turn()
        XCTAssertEqual(animator.state, .inactive)
        XCTAssertNil(held)
        stage.putAway()
    }

    func testAnAnimatorWhoseViewLeavesTheWindowEndsAndIsInactive() async {
        // B6.50
        let stage = BoxStage()
        let animator = moving(stage)
        let ends = Ends(animator)
        animator.startAnimation()
        Device.wait(0.3)
        stage.box.removeFromSuperview()
        XCTAssertEqual(ends.positions, [])
        Device.wait(1)
        XCTAssertEqual(ends.positions.count, 1)
        XCTAssertEqual(animator.state, .inactive)
        XCTAssertEqual(stage.box.center.x, 150)
        stage.putAway()
    }

    func testStoppingWithoutFinishingKeepsWhatIsSeenAndCallsNobody() async {
        // B6.52
        let stage = BoxStage()
        let animator = moving(stage)
        let ends = Ends(animator)
        animator.startAnimation()
        Device.wait(0.5)
        animator.stopAnimation(true)
        XCTAssertEqual(animator.state, .inactive)
        XCTAssertEqual(stage.box.center.x, 100, accuracy: close)
        XCTAssertNil(stage.box.layer.animationKeys())
        Device.wait(1)
        XCTAssertEqual(stage.box.center.x, 100, accuracy: close)
        XCTAssertEqual(ends.positions, [])
        stage.putAway()
    }

    func testStoppingToFinishKeepsWhatIsSeenToo() async {
        // B6.52
        let stage = BoxStage()
        let animator = moving(stage)
        animator.fractionComplete = 0.3
        animator.stopAnimation(false)
        XCTAssertEqual(stage.box.center.x, 80, accuracy: close)
        XCTAssertEqual(animator.state, .stopped)
        animator.finishAnimation(at: .current)
        stage.putAway()
    }

    func testFinishingAStoppedAnimatorPutsTheModelWhereItIsAsked() async {
        // B6.53
        let places: [(UIViewAnimatingPosition, CGFloat)] = [(.start, 50), (.current, 80), (.end, 150)]
        for (position, place) in places {
            let stage = BoxStage()
            let animator = moving(stage)
            let ends = Ends(animator)
            animator.fractionComplete = 0.3
            animator.stopAnimation(false)
            XCTAssertEqual(ends.positions, [])
            animator.finishAnimation(at: position)
            XCTAssertEqual(ends.positions, [position])
            XCTAssertEqual(animator.state, .inactive)
            XCTAssertEqual(stage.box.center.x, place, accuracy: 1e-3)
            Device.wait(1)
            XCTAssertEqual(ends.positions, [position])
            stage.putAway()
        }
    }

    func testAnAnimatorThatPausesOnCompletionCanGoBackFromItsEnd() async {
        // B6.60
        let stage = BoxStage()
        let animator = moving(stage)
        let ends = Ends(animator)
        animator.pausesOnCompletion = true
        animator.startAnimation()
        Device.wait(1.2)
        XCTAssertEqual(animator.state, .active)
        XCTAssertFalse(animator.isRunning)
        XCTAssertEqual(animator.fractionComplete, 1, accuracy: 1e-6)
        XCTAssertEqual(ends.positions, [])
        animator.isReversed = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
        Device.wait(0.5)
        XCTAssertEqual(stage.x, 50, accuracy: close)
        Device.wait(0.6)
        XCTAssertEqual(ends.positions, [.start])
        XCTAssertEqual(stage.box.center.x, 50)
        stage.putAway()
    }

    // MARK: Reversing

    func testReversedWhileItRunsItGoesBackAndEndsAtTheStart() async {
        // B6.56, B6.51
        let stage = BoxStage()
        let animator = moving(stage)
        let ends = Ends(animator)
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

    func testReversedWhileItIsPausedItGoesBackWhenItGoesOn() async {
        // B6.56
        let stage = BoxStage()
        let animator = moving(stage)
        let ends = Ends(animator)
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

    func testReversedTwiceItEndsAtTheEnd() async {
        // B6.56
        let stage = BoxStage()
        let animator = moving(stage)
        let ends = Ends(animator)
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

    func testReversedEveryCapturedValueComesBack() async {
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

    func testTheFractionCanOnlyBeSetWhilePaused() async {
        // B6.57
        let stage = BoxStage()
        let animator = moving(stage)
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
        dispose(of: animator, stage)
    }

    func testTheFractionIsProgressOfTheValueNotOfTime() async {
        // B6.57
        let stage = BoxStage()
        let animator = moving(stage, .easeIn)
        animator.startAnimation()
        Device.wait(0.5)
        animator.pauseAnimation()
        XCTAssertEqual(animator.fractionComplete, 0.3153568, accuracy: close / 100)
        Device.turn()
        XCTAssertEqual(stage.x, animator.fractionComplete * 100, accuracy: 1)
        dispose(of: animator, stage)
    }

    func testScrubbingIsLinearUnlessToldOtherwise() async {
        // B6.58
        for (scrubsLinearly, place) in [(true, 25), (false, 12.91619)] as [(Bool, CGFloat)] {
            let stage = BoxStage()
            let animator = moving(stage, .easeInOut)
            XCTAssertTrue(animator.scrubsLinearly)
            animator.scrubsLinearly = scrubsLinearly
            animator.fractionComplete = 0.25
            Device.turn()
            XCTAssertEqual(stage.x, place, accuracy: 1e-2)
            dispose(of: animator, stage)
        }
    }

    func testPausingAndGoingOnDoNotMakeTheValueJump() async {
        // B6.58
        let stage = BoxStage()
        let animator = moving(stage, .easeIn)
        let ends = Ends(animator)
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

    func testAScrubbedValueGoesOnFromItsPlaceOnTheCurve() async {
        // B6.58
        let stage = BoxStage()
        let animator = moving(stage, .easeIn)
        let ends = Ends(animator)
        animator.fractionComplete = 0.3153568
        animator.startAnimation()
        Device.wait(0.25)
        XCTAssertEqual(stage.x, 62.18619, accuracy: 2 * close)
        Device.wait(0.25 + 2 * Device.timeTolerance)
        XCTAssertEqual(ends.positions, [.end])
        stage.putAway()
    }

    // MARK: Common

    /// An animator that moves the box by 100 points in a second.
    private func moving(_ stage: BoxStage, _ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: curve) { stage.box.center.x += 100 }
    }

    /// A paused animator must not be let go of.
    private func dispose(of animator: UIViewPropertyAnimator, _ stage: BoxStage) {
        animator.stopAnimation(true)
        stage.putAway()
    }
}

/// The positions with which an animator's completion was called.
@MainActor
private final class Ends {
    private(set) var positions: [UIViewAnimatingPosition] = []

    init(_ animator: UIViewPropertyAnimator) {
        animator.addCompletion { self.positions.append($0) }
    }
}
