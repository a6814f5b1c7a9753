import UIKit
import XCTest

@preconcurrency

@MainActor
final class InteractionContractTests: ContractTestCase {
    func testHandlersAreCalledForEachChangeOfTheInteraction() {
        // B2.12, B2.14, B2.15
        let animator = ModalPropertyAnimator(duration: 2)
        let scene = PercentScene(animator)
        scene.start()
        var heard: [String] = []
        scene.coordinator?.notifyWhenInteractionChanges { context in
            heard.append("interactive \(context.isInteractive), cancelled \(context.isCancelled)")
            XCTAssertTrue(context.initiallyInteractive)
            XCTAssertTrue(context.isInterruptible)
        }
        XCTAssertEqual(heard, [])
        scene.update(0.5)
        scene.interaction.cancel()
        XCTAssertEqual(animator.context?.transitionWasCancelled, true)
        Device.wait(0.2)
        scene.interaction.pause()
        XCTAssertEqual(animator.running?.isRunning, false)
        scene.interaction.finish()
        XCTAssertEqual(animator.context?.transitionWasCancelled, false)
        XCTAssertEqual(heard.count, 3)
        XCTAssertEqual(heard.first, "interactive false, cancelled true")
        XCTAssertEqual(heard.dropFirst().first?.hasPrefix("interactive true"), true)
        XCTAssertEqual(heard.last, "interactive false, cancelled false")
        Device.wait(3)
        XCTAssertEqual(heard.count, 3)
        XCTAssertEqual(animator.completions, 1)
        XCTAssertTrue(scene.modal.log.lines.contains("presentationTransitionDidEnd(true)"))
        scene.modal.putAway()
    }

    func testHandlersAreNotCalledForATransitionThatNeverWasInteractive() {
        // B2.12, B2.14
        let scene = ModalScene(.custom)
        scene.delegate.animator = ModalAnimator()
        scene.present()
        var heard = 0
        let coordinator = scene.presented.transitionCoordinator
        coordinator?.notifyWhenInteractionChanges { _ in heard += 1 }
        Device.turn()
        XCTAssertEqual(coordinator?.initiallyInteractive, false)
        XCTAssertEqual(coordinator?.isInteractive, false)
        Device.wait(1)
        XCTAssertEqual(heard, 0)
        scene.putAway()
    }

    func testHandlersAreCalledBeforeTheCallbacksOfACancel() {
        // B2.13
        let scene = PercentScene(ModalAnimator())
        scene.start()
        scene.coordinator?.notifyWhenInteractionChanges { _ in scene.modal.log.note("B.handler") }
        scene.interaction.cancel()
        Device.wait(1)
        XCTAssertEqual(
            scene.modal.lines(of: "B"),
            """
            B.viewWillAppear(true)
            B.viewIsAppearing(true)
            B.handler
            B.viewWillDisappear(true)
            B.viewDidDisappear(true)
            """)
        scene.modal.putAway()
    }

    func testAnInteractionCanStartAsAnOrdinaryAnimationAndBePausedLater() {
        // B2.14, B2.20
        let animator = ModalPropertyAnimator(duration: 1)
        let scene = PercentScene(animator)
        scene.interaction.wantsInteractiveStart = false
        scene.start()
        XCTAssertTrue(scene.modal.log.lines.contains("startInteractiveTransition"))
        XCTAssertEqual(animator.context?.isInteractive, false)
        XCTAssertEqual(scene.coordinator?.initiallyInteractive, false)
        Device.wait(0.5)
        XCTAssertEqual(scene.modal.arrival, 0.5, accuracy: max(1e-6, Device.motionTolerance))
        scene.interaction.pause()
        XCTAssertEqual(animator.context?.isInteractive, true)
        XCTAssertEqual(scene.coordinator?.isInteractive, true)
        XCTAssertEqual(scene.coordinator?.initiallyInteractive, false)
        Device.wait(1)
        XCTAssertEqual(scene.modal.arrival, 0.5, accuracy: max(1e-6, Device.motionTolerance))
        scene.update(0.8)
        XCTAssertEqual(scene.modal.arrival, 0.8, accuracy: Device.motionTolerance)
        scene.interaction.finish()
        Device.wait(1)
        XCTAssertNil(scene.coordinator)
        scene.modal.putAway()
    }

    func testAnInteractionStartsInteractivelyByDefault() {
        // B2.20
        let scene = ModalScene(.custom)
        let interaction = HandmadeInteraction(scene.log)
        scene.delegate.animator = ModalAnimator()
        scene.delegate.interaction = interaction
        scene.present()
        let coordinator = scene.presented.transitionCoordinator
        Device.turn()
        XCTAssertEqual(interaction.context?.isInteractive, true)
        XCTAssertEqual(coordinator?.initiallyInteractive, true)
        interaction.end(completed: true)
        Device.wait(0.1)
        XCTAssertNil(scene.presented.transitionCoordinator)
        scene.putAway()
    }

    func testAnInteractionThatStartsAsAnAnimationEndsByItself() {
        // B2.20
        for animator: any UIViewControllerAnimatedTransitioning in [ModalAnimator(), ModalPropertyAnimator()] {
            let scene = PercentScene(animator)
            scene.interaction.wantsInteractiveStart = false
            scene.start()
            XCTAssertEqual(scene.coordinator?.isInteractive, false)
            Device.wait(1)
            XCTAssertTrue(scene.modal.log.lines.contains("presentationTransitionDidEnd(true)"))
            scene.modal.putAway()
        }
    }

    func testOnlyAnInterruptibleTransitionCanBecomeInteractive() {
        // B2.14
        let animator = ModalAnimator(duration: 1)
        let scene = PercentScene(animator)
        scene.interaction.wantsInteractiveStart = false
        scene.start()
        XCTAssertEqual(scene.coordinator?.isInterruptible, false)
        scene.interaction.pause()
        XCTAssertEqual(scene.coordinator?.isInteractive, false)
        Device.wait(1 + 2 * Device.timeTolerance)
        XCTAssertEqual(animator.completions, 1)
        scene.modal.putAway()
    }

    func testTheInterruptibleAnimatorIsAskedForAfterTheStartOfTheInteraction() {
        // B2.21
        let log = CallLog()
        let scene = PercentScene(ModalPropertyAnimator(log: log), log: log)
        scene.modal.present()
        XCTAssertEqual(log.lines, [])
        Device.turn()
        XCTAssertEqual(log.lines.first, "startInteractiveTransition")
        XCTAssertTrue(log.lines.contains("interruptibleAnimator"))
        scene.interaction.finish()
        Device.wait(1)
        scene.modal.putAway()
    }

    func testAnInterruptibleAnimatorIsAskedOnceAndNotToAnimate() {
        // B2.21, C16
        for finishes in [true, false] {
            let log = CallLog()
            let scene = PercentScene(FreshPropertyAnimator(log), log: log)
            scene.start()
            scene.update(0.4)
            finishes ? scene.interaction.finish() : scene.interaction.cancel()
            Device.wait(1)
            XCTAssertEqual(log.lines, ["startInteractiveTransition", "interruptibleAnimator", "end"])
            scene.modal.putAway()
        }
    }

    func testWithoutAnInteractionTheInterruptibleAnimatorIsAskedOnlyForWhatGoesAlong() {
        // B2.21, C16
        for goesAlong in [false, true] {
            let log = CallLog()
            let scene = ModalScene(.custom)
            scene.delegate.animator = FreshPropertyAnimator(log)
            scene.present()
            if goesAlong { scene.presented.transitionCoordinator?.animate { _ in scene.presenter.view.alpha = 0.5 } }
            Device.wait(1)
            let asked = goesAlong ? ["interruptibleAnimator"] : []
            XCTAssertEqual(log.lines, ["animateTransition"] + asked + ["end"])
            scene.putAway()
        }
    }
}
