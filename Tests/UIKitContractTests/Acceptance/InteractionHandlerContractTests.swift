import UIKit
import XCTest

/// Tests the interaction change handlers of a pop that is paused twice, together with the appearance callbacks.
@preconcurrency
@MainActor
final class InteractionHandlerContractTests: ContractTestCase {
    private let changes = """
        handler(initially: true, interactive: false, cancelled: true)
        handler(initially: true, interactive: true)
        handler(initially: true, interactive: false, cancelled: false)
        handler(initially: true, interactive: true)
        """

    func testTwoPausesAndACancel() {
        // B2.12, B2.13, B2.14, B2.15, B2.24
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let interaction = takeBackTwice(on: stage)
        interaction.cancel()
        stage.waitForTheEnd()
        XCTAssertEqual(
            stage.log.text,
            """
            \(changes)
            handler(initially: true, interactive: false, cancelled: true)
            A.viewWillDisappear(true)
            A.viewDidDisappear(true)
            B.viewWillAppear(true)
            B.viewDidAppear(true)
            completion(cancelled: true)
            """)
    }

    func testTwoPausesAndAFinish() {
        // B2.12, B2.14, B2.15, B2.24
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let interaction = takeBackTwice(on: stage)
        interaction.finish()
        stage.waitForTheEnd()
        XCTAssertEqual(
            stage.log.text,
            """
            \(changes)
            handler(initially: true, interactive: false, cancelled: false)
            B.viewDidDisappear(true)
            A.viewDidAppear(true)
            didShow(A, true)
            completion(cancelled: false)
            """)
    }

    /// Cancels, pauses, finishes, and pauses again. The test decides how the transition ends.
    private func takeBackTwice(on stage: NavigationStage) -> UIPercentDrivenInteractiveTransition {
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.popInteractively(TestPropertyAnimator(), interaction)
        stage.noteCompletion()
        stage.navigation.transitionCoordinator?.notifyWhenInteractionChanges { [log = stage.log] context in
            // While the transition is interactive, its outcome is not decided.
            let end = context.isInteractive ? "" : ", cancelled: \(context.isCancelled)"
            let start = context.initiallyInteractive
            log.note("handler(initially: \(start), interactive: \(context.isInteractive)\(end))")
        }
        stage.log.clear()
        interaction.update(0.5)
        interaction.cancel()
        Device.wait(0.05)
        interaction.pause()
        interaction.finish()
        Device.wait(0.05)
        interaction.pause()
        return interaction
    }
}
