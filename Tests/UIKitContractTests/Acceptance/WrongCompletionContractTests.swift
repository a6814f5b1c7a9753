import UIKit
import XCTest

/// Compares animators that pass different values to `completeTransition` after a cancel.
@preconcurrency
@MainActor
final class WrongCompletionContractTests: ContractTestCase {
    func testAnAnimatorThatReportsTheCancelRestoresTheOldScreen() {
        // B2.16
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let animator = cancelled(on: stage)
        complete(animator) { !$0.transitionWasCancelled }
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a, stage.b])
        XCTAssertNotNil(stage.b.view.window)
        XCTAssertEqual(stage.log.lines.filter { $0.hasPrefix("didShow") }, [])
        XCTAssertEqual(stage.log.lines.last, "completion(cancelled: true)")
    }

    func testAnAnimatorThatAlwaysPassesTrueCompletesACancelledPop() {
        // B2.16
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let animator = cancelled(on: stage)
        complete(animator) { _ in true }
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a])
        XCTAssertNil(stage.b.view.window)
        XCTAssertEqual(stage.log.count(of: "didShow(A, true)"), 1)
        XCTAssertEqual(stage.log.lines.last, "completion(cancelled: true)")
    }

    func testASecondCompletionCallIsIgnored() {
        // B2.16
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let animator = cancelled(on: stage)
        let context = animator.context
        complete(animator) { _ in false }
        stage.log.clear()
        context?.completeTransition(true)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.log.text, "")
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a, stage.b])
    }

    func testUntilTheCompletionCallTheScreensReceiveNoTouches() {
        // B2.16
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        guard let window = stage.navigation.view.window else { return XCTFail("the stack is not shown") }
        let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
        XCTAssertTrue(window.hitTest(middle, with: nil) === stage.b.view)
        let animator = TestAnimator()
        animator.completesItself = false
        stage.delegate.animator = animator
        stage.navigation.popViewController(animated: true)
        stage.waitForTheEnd()
        XCTAssertNotNil(stage.navigation.transitionCoordinator)
        let hit = window.hitTest(middle, with: nil)
        XCTAssertFalse(hit === stage.a.view || hit === stage.b.view)
        complete(animator) { _ in true }
        XCTAssertTrue(window.hitTest(middle, with: nil) === stage.a.view)
    }

    /// Runs a pop to the moment after its cancellation at which its animator has to call `completeTransition`.
    private func cancelled(on stage: NavigationStage) -> TestAnimator {
        let animator = TestAnimator()
        animator.completesItself = false
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.popInteractively(animator, interaction)
        stage.noteCompletion()
        interaction.update(0.5)
        interaction.cancel()
        stage.waitForTheEnd()
        XCTAssertNotNil(stage.navigation.transitionCoordinator)
        return animator
    }

    private func complete(_ animator: TestAnimator, _ didComplete: (any UIViewControllerContextTransitioning) -> Bool) {
        guard let context = animator.context else { return XCTFail("there is no transition") }
        context.completeTransition(didComplete(context))
        Device.turn()
    }
}
