import UIKit
import XCTest

@preconcurrency

@MainActor
final class PropertyAnimatorContractTests: ContractTestCase {
    private let close = max(1e-3, 100 * Device.motionTolerance)

    // MARK: States

    func testANewAnimatorIsInactive() {
        // B6.50
        let stage = BoxStage()
        let animator = stage.mover()
        XCTAssertEqual(animator.state, .inactive)
        XCTAssertFalse(animator.isRunning)
        XCTAssertEqual(stage.box.center.x, 50)
        stage.putAway()
    }

    func testStartingPausingAndScrubbingEachMakeItActive() {
        // B6.50
        let wakes: [(change: @MainActor (UIViewPropertyAnimator) -> Void, runs: Bool)] = [
            ({ $0.startAnimation() }, true), ({ $0.pauseAnimation() }, false), ({ $0.fractionComplete = 0.3 }, false),
        ]
        for wake in wakes {
            let stage = BoxStage()
            let animator = stage.mover()
            wake.change(animator)
            XCTAssertEqual(animator.state, .active)
            XCTAssertEqual(animator.isRunning, wake.runs)
            XCTAssertEqual(stage.box.center.x, 150)
            stage.putAway(stopping: animator)
        }
    }

    func testStoppedIsASeparateStateUntilTheAnimatorIsFinished() {
        // B6.50, B6.52
        let stage = BoxStage()
        let animator = stage.mover()
        animator.startAnimation()
        animator.stopAnimation(false)
        XCTAssertEqual(animator.state, .stopped)
        XCTAssertFalse(animator.isRunning)
        animator.finishAnimation(at: .current)
        XCTAssertEqual(animator.state, .inactive)
        stage.putAway()
    }

    // MARK: Ending

    func testANaturalEndCallsTheCompletionsWithEnd() {
        // B6.50, B6.51
        let stage = BoxStage()
        let animator = stage.mover()
        let ends = AnimatorEnds(animator)
        let more = AnimatorEnds(animator)
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

    func testAfterItsEndAnAnimatorHasReleasedItsBlocks() {
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

    func testAnAnimatorWhoseViewLeavesTheWindowEndsAndIsInactive() {
        // B6.50
        let stage = BoxStage()
        let animator = stage.mover()
        let ends = AnimatorEnds(animator)
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

    func testStoppingWithoutFinishingKeepsThePresentedValueAndCallsNoCompletion() {
        // B6.52
        let stage = BoxStage()
        let animator = stage.mover()
        let ends = AnimatorEnds(animator)
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

    func testStoppingToFinishKeepsThePresentedValueToo() {
        // B6.52
        let stage = BoxStage()
        let animator = stage.mover()
        animator.fractionComplete = 0.3
        animator.stopAnimation(false)
        XCTAssertEqual(stage.box.center.x, 80, accuracy: close)
        XCTAssertEqual(animator.state, .stopped)
        animator.finishAnimation(at: .current)
        stage.putAway()
    }

    func testFinishingAStoppedAnimatorSetsTheModelToTheGivenPosition() {
        // B6.53
        let places: [(UIViewAnimatingPosition, CGFloat)] = [(.start, 50), (.current, 80), (.end, 150)]
        for (position, place) in places {
            let stage = BoxStage()
            let animator = stage.mover()
            let ends = AnimatorEnds(animator)
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

    func testAnAnimatorThatPausesOnCompletionCanBeReversedAtItsEnd() {
        // B6.60
        let stage = BoxStage()
        let animator = stage.mover()
        let ends = AnimatorEnds(animator)
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
}
