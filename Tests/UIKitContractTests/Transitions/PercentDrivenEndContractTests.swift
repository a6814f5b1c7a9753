import UIKit
import XCTest

@preconcurrency

@MainActor
final class PercentDrivenEndContractTests: ContractTestCase {
    /// The progress of `easeInOut` at a quarter and at three quarters of its duration.
    private let easedQuarter = 0.1291619
    private let easedThreeQuarters = 0.8708381

    func testFinishTakesTheRemainingDurationAtTheCompletionSpeed() {
        // B5.5
        for animator in both() {
            let scene = PercentScene(animator)
            scene.start()
            scene.update(0.25)
            scene.interaction.completionSpeed = 0.5
            scene.interaction.finish()
            expectEnd(of: scene, after: 0.6)
            XCTAssertNotNil(scene.modal.presented.view.window)
            XCTAssertTrue(scene.modal.log.lines.contains("presentationTransitionDidEnd(true)"))
            scene.modal.putAway()
        }
    }

    func testCancelTakesTheElapsedDurationAtTheCompletionSpeed() {
        // B5.6
        for (speed, time) in [(0.5, 0.2), (1, 0.1)] {
            for animator in both() {
                let scene = PercentScene(animator)
                scene.start()
                scene.update(0.25)
                scene.interaction.completionSpeed = speed
                scene.interaction.cancel()
                expectEnd(of: scene, after: time)
                XCTAssertNil(scene.modal.presented.view.window)
                XCTAssertTrue(scene.modal.log.lines.contains("presentationTransitionDidEnd(false)"))
                scene.modal.putAway()
            }
        }
    }

    func testCancelRunsBackwards() {
        // B5.6
        for animator in both() {
            let scene = PercentScene(animator)
            scene.start()
            scene.update(0.75)
            scene.interaction.completionCurve = .linear
            scene.interaction.completionSpeed = 0.5
            scene.interaction.cancel()
            Device.wait(0.3)
            XCTAssertEqual(scene.modal.arrival, 0.375, accuracy: max(1e-4, Device.motionTolerance))
            Device.wait(1)
            scene.modal.putAway()
        }
    }

    func testTheCompletionRunsAlongItsCurve() {
        // B5.7
        XCTAssertEqual(UIPercentDrivenInteractiveTransition().completionSpeed, 1)
        XCTAssertEqual(UIPercentDrivenInteractiveTransition().completionCurve, .easeInOut)
        for (curve, part) in [(UIView.AnimationCurve.linear, 0.25), (.easeInOut, easedQuarter)] {
            let scene = PercentScene(ModalAnimator(duration: 2))
            scene.start()
            scene.interaction.completionCurve = curve
            scene.interaction.finish()
            Device.wait(0.5)
            XCTAssertEqual(scene.modal.arrival, part, accuracy: max(1e-4, Device.motionTolerance / 4))
            Device.wait(2)
            scene.modal.putAway()
        }
    }

    func testFinishNotifiesTheContextBeforeTheAnimationContinues() {
        // B5.8
        for animator in both() {
            let scene = PercentScene(animator)
            scene.start()
            scene.update(0.5)
            var heard: [Bool] = []
            scene.coordinator?.notifyWhenInteractionChanges { heard.append($0.isCancelled) }
            scene.interaction.finish()
            XCTAssertEqual(heard, [false])
            XCTAssertEqual(scene.coordinator?.isInteractive, false)
            XCTAssertEqual(scene.coordinator?.isCancelled, false)
            XCTAssertFalse(scene.modal.log.lines.contains("presentationTransitionDidEnd(true)"))
            Device.wait(1)
            XCTAssertTrue(scene.modal.log.lines.contains("presentationTransitionDidEnd(true)"))
            scene.modal.putAway()
        }
    }

    func testCancelNotifiesTheContextBeforeTheAnimationReverses() {
        // B5.8, B2.15
        for animator in both() {
            let scene = PercentScene(animator)
            scene.start()
            scene.update(0.5)
            var heard: [Bool] = []
            scene.coordinator?.notifyWhenInteractionChanges { heard.append($0.isCancelled) }
            XCTAssertEqual(scene.coordinator?.isCancelled, false)
            scene.interaction.cancel()
            XCTAssertEqual(heard, [true])
            XCTAssertEqual(scene.coordinator?.isInteractive, false)
            XCTAssertEqual(scene.coordinator?.isCancelled, true)
            XCTAssertEqual(context(of: animator)?.transitionWasCancelled, true)
            XCTAssertFalse(scene.modal.log.lines.contains("presentationTransitionDidEnd(false)"))
            Device.wait(1)
            XCTAssertTrue(scene.modal.log.lines.contains("presentationTransitionDidEnd(false)"))
            scene.modal.putAway()
        }
    }

    func testTheInteractionDoesNotCompleteTheTransition() {
        // B5.8
        let animator = SilentAnimator()
        let scene = PercentScene(animator)
        scene.start()
        scene.update(0.5)
        scene.interaction.finish()
        Device.wait(1)
        XCTAssertFalse(scene.modal.log.lines.contains("presentationTransitionDidEnd(true)"))
        animator.context?.completeTransition(true)
        XCTAssertTrue(scene.modal.log.lines.contains("presentationTransitionDidEnd(true)"))
        scene.modal.putAway()
    }

    func testTheBlocksCompletionRunsOnceInEitherDirection() {
        // B5.9
        for finishes in [true, false] {
            let animator = ModalAnimator()
            let scene = PercentScene(animator)
            scene.start()
            scene.update(0.5)
            finishes ? scene.interaction.finish() : scene.interaction.cancel()
            XCTAssertEqual(animator.completions, 0)
            Device.wait(1)
            XCTAssertEqual(animator.completions, 1)
            scene.modal.putAway()
        }
    }

    func testOnCancelTheModelValuesAreThoseOfTheTarget() {
        // B5.9
        let animator = ModalAnimator()
        let scene = PercentScene(animator)
        scene.start()
        let target = scene.modal.presented.view.frame
        XCTAssertEqual(target, animator.context?.containerView.bounds)
        scene.update(0.5)
        scene.interaction.cancel()
        Device.turn()
        XCTAssertEqual(scene.modal.presented.view.frame, target)
        Device.wait(1)
        scene.modal.putAway()
    }

    func testAfterACancelTheModelHoldsTheValuesOfTheStart() {
        // C17, C13
        let scene = PercentScene(
            BlockAnimator { duration, changes, completion in
                UIView.animate(withDuration: duration, animations: changes, completion: completion)
            })
        var place = CGRect.null
        scene.start()
        let target = scene.modal.presented.view.frame
        scene.update(0.5)
        scene.modal.presented.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            place = scene.modal.presented.view.frame
        }
        scene.interaction.cancel()
        Device.wait(1)
        XCTAssertEqual(place, target.offsetBy(dx: 0, dy: target.height))
        scene.modal.putAway()
    }

    func testAfterACancelEachOfSeveralChangesOfAPropertyIsUndone() {
        // C17
        let view = UIView()
        let scene = PercentScene(
            BlockAnimator { duration, changes, completion in
                UIView.animate(withDuration: duration) {
                    view.alpha = 0.5
                    view.alpha = 0.2
                    view.center.x = 10
                    view.center.x = 40
                }
                UIView.animate(withDuration: duration, animations: changes, completion: completion)
            })
        scene.modal.presenter.view.addSubview(view)
        Device.turn()
        scene.start()
        XCTAssertEqual(view.center.x, 40)
        scene.interaction.cancel()
        Device.wait(1)
        XCTAssertEqual(view.alpha, 1)
        XCTAssertEqual(view.center.x, 0)
        scene.modal.putAway()
    }

    func testAnInterruptibleAnimatorKeepsItsOwnCurveUnlessATimingCurveIsGiven() {
        // B5.12
        let own: (any UITimingCurveProvider)? = nil
        let linear = UICubicTimingParameters(animationCurve: .linear)
        for (timing, part) in [(own, easedThreeQuarters), (linear, 0.75)] {
            let scene = PercentScene(ModalPropertyAnimator(duration: 2, curve: .easeInOut))
            scene.start()
            scene.update(0.5)
            scene.interaction.timingCurve = timing
            scene.interaction.finish()
            Device.wait(0.5)
            XCTAssertEqual(scene.modal.arrival, part, accuracy: max(1e-3, Device.motionTolerance / 4))
            Device.wait(2)
            scene.modal.putAway()
        }
    }

    func testWithoutAnInterruptibleAnimatorTheTimingCurveIsIgnored() {
        // B5.12
        let scene = PercentScene(ModalAnimator(duration: 2))
        scene.start()
        scene.interaction.completionCurve = .linear
        scene.interaction.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
        scene.interaction.finish()
        Device.wait(1)
        XCTAssertEqual(scene.modal.arrival, 0.5, accuracy: max(1e-4, Device.motionTolerance))
        Device.wait(2)
        scene.modal.putAway()
    }

    // MARK: Common

    private func both() -> [any UIViewControllerAnimatedTransitioning] {
        [ModalAnimator(), ModalPropertyAnimator()]
    }

    private func context(
        of animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerContextTransitioning)? {
        (animator as? ModalAnimator)?.context ?? (animator as? ModalPropertyAnimator)?.context
    }

    private func expectEnd(of scene: PercentScene, after time: TimeInterval, line: UInt = #line) {
        Device.wait(time - 2 * Device.timeTolerance)
        XCTAssertNotNil(scene.coordinator, "it ended too early", line: line)
        Device.wait(4 * Device.timeTolerance)
        XCTAssertNil(scene.coordinator, "it did not end in time", line: line)
    }
}

/// An animator whose animation does not end the transition. The test ends it.
@MainActor
private final class SilentAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        let move = ModalMove(transitionContext)
        move.place()
        UIView.animate(withDuration: 0.4) { move.go() }
    }
}
