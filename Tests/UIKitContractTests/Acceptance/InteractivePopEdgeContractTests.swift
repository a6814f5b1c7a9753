import UIKit
import XCTest

/// Tests interactive pops that end immediately or twice, or that are followed by another pop.
@preconcurrency
@MainActor
final class InteractivePopEdgeContractTests: ContractTestCase {
    private let cancelled = """
        animationControllerFor(pop, B, A)
        interactionControllerFor
        B.viewWillDisappear(true)
        A.viewWillAppear(true)
        willShow(A, true)
        A.viewWillDisappear(true)
        A.viewDidDisappear(true)
        B.viewWillAppear(true)
        B.viewDidAppear(true)
        """
    private let popped = """
        B.viewWillDisappear(true)
        A.viewWillAppear(true)
        willShow(A, true)
        B.viewDidDisappear(true)
        A.viewDidAppear(true)
        didShow(A, true)
        """

    func testAPopRightAfterACancelStartsWhenTheCancelAnimationEnds() {
        // B2.5
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let c = stage.push("C")
        stage.log.clear()
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.popInteractively(TestAnimator(), interaction)
        interaction.update(0.5)
        Device.turn()
        interaction.cancel()
        stage.delegate.animator = nil
        stage.navigation.popViewController(animated: true)
        stage.waitForTheEnd()
        stage.waitForTheEnd()
        XCTAssertEqual(
            stage.log.text,
            """
            animationControllerFor(pop, C, B)
            interactionControllerFor
            C.viewWillDisappear(true)
            B.viewWillAppear(true)
            willShow(B, true)
            B.viewWillDisappear(true)
            B.viewDidDisappear(true)
            C.viewWillAppear(true)
            C.viewDidAppear(true)
            animationControllerFor(pop, C, B)
            C.viewWillDisappear(true)
            B.viewWillAppear(true)
            willShow(B, true)
            C.viewDidDisappear(true)
            B.viewDidAppear(true)
            didShow(B, true)
            """)
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a, stage.b])
        XCTAssertNil(c.parent)
    }

    func testAPopFromTheCompletionOfACancelStartsAtOnce() {
        // B2.5, B1.54
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.popInteractively(TestAnimator(), interaction)
        stage.delegate.animator = nil
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            XCTAssertIdentical(stage.navigation.popViewController(animated: true), stage.b)
            XCTAssertEqual(stage.navigation.viewControllers, [stage.a])
        }
        interaction.update(0.5)
        interaction.cancel()
        stage.waitForTheEnd()
        stage.waitForTheEnd()
        XCTAssertEqual(stage.log.text, "\(cancelled)\nanimationControllerFor(pop, B, A)\n\(popped)")
        XCTAssertNil(stage.b.parent)
    }

    func testASecondCancelOfTheSamePopIsIgnored() {
        // B2.5
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.popInteractively(TestAnimator(), interaction)
        var ends: [Bool] = []
        stage.navigation.transitionCoordinator?.notifyWhenInteractionChanges { ends.append($0.isCancelled) }
        interaction.update(0.5)
        interaction.cancel()
        interaction.cancel()
        Device.wait(0.05)
        interaction.cancel()
        stage.waitForTheEnd()
        XCTAssertEqual(ends, [true])
        XCTAssertEqual(stage.log.text, cancelled)
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a, stage.b])
    }

    func testASecondPopCanBeCancelledLikeTheFirst() {
        // B2.5
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        for _ in 1...2 {
            let interaction = UIPercentDrivenInteractiveTransition()
            stage.popInteractively(TestAnimator(), interaction)
            interaction.update(0.3)
            interaction.cancel()
            stage.waitForTheEnd()
        }
        XCTAssertEqual(stage.log.text, "\(cancelled)\n\(cancelled)")
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a, stage.b])
        XCTAssertNotNil(stage.b.view.window)
    }

    func testACancelAtTheStartEndsAtOnce() {
        // B5.6, B5.18
        for animator in animators() {
            let stage = NavigationStage(showing: true)
            let interaction = UIPercentDrivenInteractiveTransition()
            stage.popInteractively(animator, interaction)
            interaction.update(0)
            interaction.cancel()
            Device.wait(2 * Device.timeTolerance)
            XCTAssertNil(stage.navigation.transitionCoordinator)
            XCTAssertEqual(stage.log.text, cancelled)
            XCTAssertEqual(stage.navigation.viewControllers, [stage.a, stage.b])
            stage.putAway()
        }
    }

    func testAFinishAtTheEndEndsAtOnce() {
        // B5.5
        for animator in animators() {
            let stage = NavigationStage(showing: true)
            let interaction = UIPercentDrivenInteractiveTransition()
            stage.popInteractively(animator, interaction)
            interaction.update(1)
            Device.turn()
            XCTAssertNotNil(stage.navigation.transitionCoordinator)
            interaction.finish()
            Device.wait(2 * Device.timeTolerance)
            XCTAssertNil(stage.navigation.transitionCoordinator)
            XCTAssertEqual(stage.log.text, "animationControllerFor(pop, B, A)\ninteractionControllerFor\n\(popped)")
            XCTAssertEqual(stage.navigation.viewControllers, [stage.a])
            stage.putAway()
        }
    }

    private func animators() -> [any UIViewControllerAnimatedTransitioning] {
        [TestAnimator(), TestPropertyAnimator()]
    }
}
