import UIKit
import XCTest

/// Tests how an interactive pop starts, finishes and is cancelled.
@preconcurrency
@MainActor
final class InteractivePopContractTests: ContractTestCase {
    func testAPopThatIsCancelledBehindACoverLetsNothingAppear() {
        // B2.5, B4.22
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.popInteractively(TestAnimator(), interaction)
        interaction.update(0.4)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        stage.navigation.present(cover, animated: true, completion: nil)
        Device.wait(0.1)
        interaction.cancel()
        Device.wait(1)
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a, stage.b])
        XCTAssertEqual(stage.log.lines.filter { $0.contains("viewDidAppear") }, [])
        XCTAssertEqual(stage.log.lines.last { $0.hasPrefix("A") }, "A.viewDidDisappear(true)")
        XCTAssertEqual(stage.log.lines.last { $0.hasPrefix("B") }, "B.viewDidDisappear(true)")
        stage.log.clear()
        stage.navigation.dismiss(animated: true, completion: nil)
        Device.wait(1)
        XCTAssertEqual(stage.log.text, "B.viewWillAppear(true)\nB.viewDidAppear(true)")
    }

    func testPopCalledByCodeIsStartedInteractivelyByUIKit() {
        // B2.1, B2.3
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let interaction = LoggingInteraction(stage.log)
        stage.popInteractively(TestAnimator(stage.log), interaction)
        XCTAssertEqual(
            stage.log.text,
            """
            animationControllerFor(pop, B, A)
            interactionControllerFor
            B.viewWillDisappear(true)
            A.viewWillAppear(true)
            willShow(A, true)
            transitionDuration
            startInteractiveTransition
            animateTransition
            """)
        XCTAssertEqual(interaction.startedInteractively, true)
        XCTAssertNotNil(stage.a.view.window)
        XCTAssertEqual(stage.a.view.bounds.size, stage.navigation.view.bounds.size)
        interaction.finish()
        stage.waitForTheEnd()
    }

    func testNoInteractionControllerIsRequestedWithoutAnAnimator() {
        // B2.1
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        stage.delegate.interaction = LoggingInteraction(stage.log)
        stage.navigation.popViewController(animated: true)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.log.count(of: "animationControllerFor(pop, B, A)"), 1)
        XCTAssertEqual(stage.log.count(of: "interactionControllerFor"), 0)
        XCTAssertEqual(stage.log.count(of: "startInteractiveTransition"), 0)
        XCTAssertEqual(stage.log.count(of: "didShow(A, true)"), 1)
    }

    func testUIKitDoesNotCallTheAnimatorWhereAnInteractionStarts() {
        // B2.2, B2.20
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let interaction = HandmadeInteraction(stage.log)
        stage.popInteractively(TestAnimator(stage.log), interaction)
        XCTAssertEqual(interaction.context?.isInteractive, true)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.log.count(of: "startInteractiveTransition"), 1)
        XCTAssertEqual(stage.log.count(of: "animateTransition"), 0)
        interaction.end(completed: true)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.log.count(of: "didShow(A, true)"), 1)
    }

    func testUIKitCallsTheAnimatorWhereThereIsNoInteraction() {
        // B2.2
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        stage.delegate.animator = TestAnimator(stage.log)
        stage.navigation.popViewController(animated: true)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.log.count(of: "animateTransition"), 1)
        XCTAssertEqual(stage.log.count(of: "didShow(A, true)"), 1)
    }

    func testFinish() {
        // B2.4
        let stage = NavigationStage(showing: true, logging: [.appearance, .parents])
        defer { stage.putAway() }
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.popInteractively(TestAnimator(), interaction)
        noteInteractionAndEnd(of: stage)
        interaction.update(0.5)
        Device.turn()
        stage.log.clear()
        interaction.finish()
        stage.log.note("- finish returns")
        stage.waitForTheEnd()
        XCTAssertEqual(
            stage.log.text,
            """
            handler(interactive: false, cancelled: false)
            - finish returns
            B.viewDidDisappear(true)
            A.viewDidAppear(true)
            B.didMove(toParent: nil)
            didShow(A, true)
            completion(cancelled: false)
            """)
        XCTAssertNil(stage.b.parent)
    }

    func testCancel() {
        // B2.5, B2.6, B2.9, B2.10
        let stage = NavigationStage(showing: true, logging: [.appearance, .isAppearing])
        defer { stage.putAway() }
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.popInteractively(TestAnimator(), interaction)
        noteInteractionAndEnd(of: stage)
        interaction.update(0.5)
        Device.turn()
        stage.log.note("- cancel")
        interaction.cancel()
        stage.log.note("- cancel returns")
        stage.waitForTheEnd()
        XCTAssertEqual(
            stage.log.text,
            """
            animationControllerFor(pop, B, A)
            interactionControllerFor
            B.viewWillDisappear(true)
            A.viewWillAppear(true)
            willShow(A, true)
            A.viewIsAppearing(true)
            - cancel
            handler(interactive: false, cancelled: true)
            - cancel returns
            A.viewWillDisappear(true)
            A.viewDidDisappear(true)
            B.viewWillAppear(true)
            B.viewIsAppearing(true)
            B.viewDidAppear(true)
            completion(cancelled: true)
            """)
        XCTAssertIdentical(stage.b.parent, stage.navigation)
        XCTAssertNil(stage.navigation.transitionCoordinator)
    }

    func testCancelLeavesStackBarAndViewsAsTheyWere() {
        // B2.7
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let bar = stage.navigation.navigationBar
        let items = [stage.a.navigationItem, stage.b.navigationItem]
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.popInteractively(TestAnimator(), interaction)
        interaction.update(0.5)
        Device.turn()
        XCTAssertEqual(bar.items ?? [], items)
        interaction.cancel()
        stage.waitForTheEnd()
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a, stage.b])
        XCTAssertEqual(bar.items ?? [], items)
        XCTAssertIdentical(bar.topItem, stage.b.navigationItem)
        XCTAssertIdentical(bar.backItem, stage.a.navigationItem)
        XCTAssertNil(stage.a.view.window)
        XCTAssertNotNil(stage.b.view.window)
    }

    func testStackIsRestoredBeforeTheCancelledScreenHasAppearedAgain() {
        // B2.7
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.popInteractively(TestAnimator(), interaction)
        var seen = 0
        stage.b.inside("viewDidAppear") {
            seen += 1
            XCTAssertEqual(stage.navigation.viewControllers, [stage.a, stage.b])
            XCTAssertIdentical(stage.navigation.topViewController, stage.b)
        }
        interaction.update(0.5)
        interaction.cancel()
        stage.waitForTheEnd()
        XCTAssertEqual(seen, 1)
    }

    func testScreenCanBePoppedAfterACancelledPop() {
        // B2.7
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.popInteractively(TestAnimator(), interaction)
        interaction.update(0.2)
        interaction.cancel()
        stage.waitForTheEnd()
        XCTAssertNotNil(stage.b.view.window)
        XCTAssertNil(stage.a.view.window)
        stage.delegate.animator = nil
        stage.log.clear()
        stage.navigation.popViewController(animated: true)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.log.lines.last, "didShow(A, true)")
        XCTAssertNil(stage.b.parent)
    }

    private func noteInteractionAndEnd(of stage: NavigationStage) {
        let log = stage.log
        let coordinator = stage.navigation.transitionCoordinator
        coordinator?.notifyWhenInteractionChanges { context in
            log.note("handler(interactive: \(context.isInteractive), cancelled: \(context.isCancelled))")
        }
        coordinator?.animate(alongsideTransition: nil) { context in
            log.note("completion(cancelled: \(context.isCancelled))")
        }
    }
}
