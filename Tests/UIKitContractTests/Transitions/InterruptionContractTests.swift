import UIKit
import XCTest

@preconcurrency

@MainActor
final class InterruptionContractTests: ContractTestCase {
    func testABlockQueuedDuringTheCancelIsNotRunButItsCompletionIs() {
        // B2.11
        let scene = PercentScene(ModalAnimator())
        scene.start()
        scene.update(0.5)
        scene.interaction.cancel()
        var calls: [String] = []
        let isQueued = scene.coordinator?.animate(
            alongsideTransition: { _ in calls.append("animation") },
            completion: { calls.append("completion, cancelled \($0.isCancelled)") })
        XCTAssertEqual(isQueued, false)
        Device.wait(1)
        XCTAssertEqual(calls, ["completion, cancelled true"])
        scene.modal.putAway()
    }

    func testABlockQueuedDuringTheInteractionIsRun() {
        // B2.11
        let scene = PercentScene(ModalAnimator())
        scene.start()
        scene.update(0.5)
        var calls = 0
        let isQueued = scene.coordinator?.animate(alongsideTransition: { _ in calls += 1 }, completion: nil)
        XCTAssertEqual(isQueued, true)
        scene.interaction.finish()
        Device.wait(1)
        XCTAssertEqual(calls, 1)
        scene.modal.putAway()
    }

    func testARunningTransitionCanBePausedAndContinuedAnyNumberOfTimes() {
        // B2.24
        let animator = ModalPropertyAnimator(duration: 2)
        let scene = PercentScene(animator)
        scene.interaction.wantsInteractiveStart = false
        scene.start()
        var heard: [String] = []
        scene.coordinator?.notifyWhenInteractionChanges {
            heard.append("interactive \($0.isInteractive)")
        }
        for _ in 1...3 {
            Device.wait(0.2)
            scene.interaction.pause()
            XCTAssertEqual(animator.context?.isInteractive, true)
            XCTAssertEqual(animator.running?.isRunning, false)
            scene.interaction.finish()
            XCTAssertEqual(animator.context?.isInteractive, false)
            XCTAssertEqual(animator.running?.isRunning, true)
        }
        XCTAssertEqual(heard, (1...3).flatMap { _ in ["interactive true", "interactive false"] })
        Device.wait(3)
        XCTAssertEqual(animator.completions, 1)
        XCTAssertEqual(scene.modal.log.count(of: "presentationTransitionDidEnd(true)"), 1)
        scene.modal.putAway()
    }

    func testTheContextItselfPausesARunningTransition() {
        // B2.24
        let animator = ModalPropertyAnimator(duration: 1)
        let scene = ModalScene(.custom)
        scene.delegate.animator = animator
        scene.present()
        Device.turn()
        Device.wait(0.3)
        var heard: [Bool] = []
        scene.presented.transitionCoordinator?.notifyWhenInteractionChanges { heard.append($0.isInteractive) }
        animator.context?.pauseInteractiveTransition()
        XCTAssertEqual(animator.context?.isInteractive, true)
        Device.wait(2)
        XCTAssertEqual(animator.completions, 0)
        animator.context?.finishInteractiveTransition()
        XCTAssertEqual(heard, [true, false])
        animator.running?.startAnimation()
        Device.wait(1)
        XCTAssertEqual(animator.completions, 1)
        scene.putAway()
    }

    func testAWillCallbackIsNotAlwaysFollowedByItsDidCallback() {
        // B2.26
        let scene = ModalScene(.fullScreen)
        let interaction = UIPercentDrivenInteractiveTransition()
        scene.delegate.animator = ModalAnimator()
        scene.delegate.interaction = interaction
        scene.present()
        Device.turn()
        interaction.update(0.9)
        interaction.cancel()
        Device.wait(1)
        XCTAssertEqual(scene.log.count(of: "B.viewWillAppear(true)"), 1)
        XCTAssertEqual(scene.log.count(of: "B.viewDidAppear(true)"), 0)
        XCTAssertEqual(scene.log.count(of: "A.viewWillDisappear(true)"), 1)
        XCTAssertEqual(scene.log.count(of: "A.viewDidDisappear(true)"), 0)
        scene.putAway()
    }
}
