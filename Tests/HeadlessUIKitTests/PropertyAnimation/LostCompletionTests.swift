import UIKit
import XCTest

/// Tests the switch by which continued animators do not call their completion handlers (B6.59).
@MainActor
final class LostCompletionTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.continuedAnimatorsLoseTheirCompletion = false }
    }

    private func continued(back: Bool, by timing: (any UITimingCurveProvider)? = nil) -> AnimatorStage {
        let stage = AnimatorStage()
        stage.animator.startAnimation()
        stage.wait(0.5)
        stage.animator.pauseAnimation()
        stage.animator.isReversed = back
        stage.animator.continueAnimation(withTimingParameters: timing, durationFactor: 0)
        XCTAssertTrue(stage.animator.isRunning)
        stage.wait(2)
        return stage
    }

    func testAContinuedAnimatorCallsItsCompletionHandlers() async {
        // B6.51
        for back in [false, true] {
            let stage = continued(back: back)
            XCTAssertEqual(stage.completions, [back ? .start : .end])
            XCTAssertEqual(stage.animator.state, .inactive)
            stage.putAway()
        }
    }

    func testOrItStaysAtItsEndUntilItIsFinished() async {
        HeadlessQuirks.continuedAnimatorsLoseTheirCompletion = true
        for back in [false, true] {
            for timing in [nil, UISpringTimingParameters()] {
                let stage = continued(back: back, by: timing)
                // B6.59
                XCTAssertEqual(stage.completions, [])
                XCTAssertEqual(stage.animator.state, .active)
                XCTAssertFalse(stage.animator.isRunning)
                XCTAssertEqual(stage.seen, back ? 0 : 1, accuracy: 1e-6)
                stage.animator.stopAnimation(false)
                XCTAssertEqual(stage.completions, [])
                stage.animator.finishAnimation(at: back ? .start : .end)
                XCTAssertEqual(stage.completions, [back ? .start : .end])
                XCTAssertEqual(stage.seen, back ? 0 : 1, accuracy: 1e-6)
                stage.putAway()
            }
        }
    }

    func testItCanBeReversedFromItsEnd() async {
        HeadlessQuirks.continuedAnimatorsLoseTheirCompletion = true
        let stage = continued(back: false)
        stage.animator.isReversed = true
        stage.animator.startAnimation()
        stage.wait(0.25)
        XCTAssertEqual(stage.seen, 0.75, accuracy: 1e-6)
        // This run was not begun by `continueAnimation`.
        stage.wait(1)
        XCTAssertEqual(stage.completions, [.start])
        stage.putAway()
    }

    func testAnAnimatorThatIsStartedAgainIsNotConcerned() async {
        HeadlessQuirks.continuedAnimatorsLoseTheirCompletion = true
        let stage = AnimatorStage()
        stage.animator.startAnimation()
        stage.wait(0.5)
        stage.animator.pauseAnimation()
        stage.animator.startAnimation()
        stage.wait(1)
        XCTAssertEqual(stage.completions, [.end])
        stage.putAway()
    }
}
