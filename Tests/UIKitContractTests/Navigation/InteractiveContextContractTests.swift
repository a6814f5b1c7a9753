import UIKit
import XCTest

/// Tests the values and calls of the context and the interaction controller of a pop, and which object has to end the
/// pop.
@preconcurrency
@MainActor
final class InteractiveContextContractTests: ContractTestCase {
    func testTheCancelledFlagIsTrueFromTheCancelCallOn() {
        // B2.15
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let animator = TestAnimator(stage.log)
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.popInteractively(animator, interaction)
        let coordinator = stage.navigation.transitionCoordinator
        interaction.update(0.8)
        XCTAssertEqual(animator.context?.transitionWasCancelled, false)
        XCTAssertEqual(coordinator?.isCancelled, false)
        interaction.cancel()
        XCTAssertEqual(animator.context?.transitionWasCancelled, true)
        XCTAssertEqual(coordinator?.isCancelled, true)
        XCTAssertEqual(stage.log.count(of: "animationEnded(false)"), 0)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.log.count(of: "animationEnded(false)"), 1)
    }

    func testCancelledFlipsBackWhereAnInterruptibleAnimatorIsPausedAndFinished() {
        // B2.15
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.popInteractively(TestPropertyAnimator(), interaction)
        let coordinator = stage.navigation.transitionCoordinator
        interaction.update(0.8)
        Device.turn()
        interaction.cancel()
        Device.wait(0.1)
        XCTAssertEqual(coordinator?.isCancelled, true)
        interaction.pause()
        XCTAssertEqual(coordinator?.isInteractive, true)
        interaction.finish()
        XCTAssertEqual(coordinator?.isCancelled, false)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a])
        XCTAssertEqual(stage.log.count(of: "didShow(A, true)"), 1)
    }

    func testNothingEndsBeforeCompleteTransition() {
        // B2.16
        let stage = NavigationStage()
        defer { stage.putAway() }
        let animator = TestAnimator()
        animator.completesItself = false
        stage.delegate.animator = animator
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.log.count(of: "B.viewDidAppear(true)"), 0)
        XCTAssertEqual(stage.log.count(of: "didShow(B, true)"), 0)
        XCTAssertNotNil(stage.navigation.transitionCoordinator)
        XCTAssertNotNil(stage.a.view.window)
        animator.context?.completeTransition(true)
        Device.turn()
        XCTAssertEqual(stage.log.count(of: "B.viewDidAppear(true)"), 1)
        XCTAssertEqual(stage.log.count(of: "didShow(B, true)"), 1)
        XCTAssertNil(stage.navigation.transitionCoordinator)
        XCTAssertNil(stage.a.view.window)
    }

    func testAnimationEndedIsPartOfCompleteTransitionWithTheSameFlag() {
        // B2.17
        let stage = NavigationStage()
        defer { stage.putAway() }
        let animator = TestAnimator(stage.log)
        animator.completesItself = false
        stage.delegate.animator = animator
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.waitForTheEnd()
        stage.log.note("- completing")
        animator.context?.completeTransition(true)
        stage.log.note("- completed")
        stage.waitForTheEnd()
        let around = ["- completing", "animationEnded(true)", "- completed"]
        XCTAssertEqual(stage.log.lines.filter(around.contains), around)
    }

    func testAnimationEndedOfACancelledPopReceivesFalse() {
        // B2.17
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.popInteractively(TestAnimator(stage.log), interaction)
        interaction.update(0.4)
        interaction.cancel()
        stage.waitForTheEnd()
        XCTAssertEqual(stage.log.lines.filter { $0.hasPrefix("animationEnded") }, ["animationEnded(false)"])
    }

    func testAnInteractionThatIsNotDrivenWaitsForever() {
        // B2.19
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let interaction = UIPercentDrivenInteractiveTransition()
        XCTAssertTrue(interaction.wantsInteractiveStart)
        stage.popInteractively(TestAnimator(stage.log), interaction)
        Device.wait(5)
        XCTAssertEqual(stage.navigation.transitionCoordinator?.isInteractive, true)
        XCTAssertEqual(stage.log.count(of: "animationEnded(true)"), 0)
        XCTAssertEqual(stage.log.count(of: "didShow(A, true)"), 0)
        interaction.finish()
        stage.waitForTheEnd()
        XCTAssertEqual(stage.log.count(of: "didShow(A, true)"), 1)
    }

    func testAnInteractionThatDoesNotWantInteractiveStartBeginsAsAnAnimation() {
        // B2.19, B2.20
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let interaction = LoggingInteraction(stage.log)
        interaction.wantsInteractiveStart = false
        stage.popInteractively(TestPropertyAnimator(), interaction)
        XCTAssertEqual(stage.log.count(of: "startInteractiveTransition"), 1)
        XCTAssertEqual(interaction.startedInteractively, false)
        XCTAssertEqual(stage.navigation.transitionCoordinator?.isInteractive, false)
        Device.wait(TestPropertyAnimator.duration - 2 * Device.timeTolerance)
        XCTAssertEqual(stage.log.count(of: "didShow(A, true)"), 0)
        Device.wait(4 * Device.timeTolerance)
        XCTAssertEqual(stage.log.count(of: "didShow(A, true)"), 1)
        XCTAssertNil(stage.navigation.transitionCoordinator)
    }

    func testTransitionThatBeganAsAnAnimationCanBePausedLater() {
        // B2.20
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let interaction = LoggingInteraction(stage.log)
        interaction.wantsInteractiveStart = false
        stage.popInteractively(TestPropertyAnimator(), interaction)
        Device.wait(0.1)
        interaction.pause()
        XCTAssertEqual(stage.navigation.transitionCoordinator?.isInteractive, true)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.log.count(of: "didShow(A, true)"), 0)
        interaction.finish()
        stage.waitForTheEnd()
        XCTAssertEqual(stage.log.count(of: "didShow(A, true)"), 1)
    }

    func testInterruptibleAnimatorIsFirstAskedForAfterTheStart() throws {
        // B2.21
        for drives in [true, false] {
            let stage = NavigationStage(showing: true)
            let interaction = drives ? LoggingInteraction(stage.log) : nil
            stage.delegate.animator = TestPropertyAnimator(stage.log)
            stage.delegate.interaction = interaction
            stage.navigation.popViewController(animated: true)
            Device.turn()
            let start = drives ? "startInteractiveTransition" : "animateTransition"
            let begun = try XCTUnwrap(stage.log.lines.firstIndex(of: start))
            let asked = try XCTUnwrap(stage.log.lines.firstIndex(of: "interruptibleAnimator"))
            XCTAssertLessThan(begun, asked)
            interaction?.finish()
            stage.waitForTheEnd()
            stage.putAway()
        }
    }

    func testAlongsideAnimationsJoinTheInterruptibleAnimator() {
        // B2.21
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.navigation.view.addSubview(badge)
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.delegate.animator = TestPropertyAnimator()
        stage.delegate.interaction = interaction
        stage.navigation.popViewController(animated: true)
        stage.navigation.transitionCoordinator?.animate { _ in badge.alpha = 0 }
        Device.turn()
        for fraction in [0.25, 0.75] as [CGFloat] {
            interaction.update(fraction)
            Device.turn()
            let shown = CGFloat(badge.layer.presentation()?.opacity ?? -1)
            XCTAssertEqual(shown, 1 - fraction, accuracy: Device.motionTolerance)
        }
        interaction.finish()
        stage.waitForTheEnd()
        XCTAssertEqual(badge.alpha, 0)
    }
}
