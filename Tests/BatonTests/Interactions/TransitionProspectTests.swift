import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what an interaction tells while a finger drives it: the outcome of a release, and the stretch beyond its ends.
@MainActor
final class TransitionProspectTests: AnyDesignTestCase {
    private func begun() throws -> (StackStage, TransitionInteraction) {
        let stand = try StackStage { $0.transitions = .slide }
        let interaction = try XCTUnwrap(stand.driver?.interaction)
        interaction.begin {
            stand.navigation.popViewController(animated: true)
            return stand.navigation.transitionCoordinator
        }
        stand.stage.turn()
        return (stand, interaction)
    }

    func testTheOutcomeChangesAtTheLimitAndBack() async throws {
        let (stand, interaction) = try begun()
        var told: [TransitionOutcome] = []
        interaction.observer = { if case .didChangeOutcome(let outcome) = $0 { told.append(outcome) } }
        for progress in [0.1, 0.3, 0.49, 0.5, 0.8, 0.6, 0.4, 0.45, 0.7] { interaction.update(progress) }
        XCTAssertEqual(told, [.completed, .cancelled, .completed])
        interaction.cancel()
        try stand.stage.settle()
        interaction.update(0.1)
        XCTAssertEqual(told, [.completed, .cancelled, .completed], "nothing after the end")
    }

    func testTheVelocityCounts() async throws {
        let (stand, interaction) = try begun()
        var told: [TransitionOutcome] = []
        interaction.observer = { if case .didChangeOutcome(let outcome) = $0 { told.append(outcome) } }
        // 0.2 + 2000 points a second * 0.099 / 390 = 0.71; with 390 points a second 0.2 + 0.099.
        interaction.update(0.2, velocity: 390, distance: 390)
        XCTAssertEqual(told, [])
        interaction.update(0.2, velocity: 2000, distance: 390)
        XCTAssertEqual(told, [.completed])
        interaction.release(progress: 0.2, velocity: 2000, distance: 390)
        XCTAssertEqual(interaction.verdict?.outcome, .completed)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
    }

    /// Without a velocity the place alone leads to the outcome.
    func testAnUpdateWithoutAVelocityCountsAsRest() async throws {
        let (stand, interaction) = try begun()
        var told: [TransitionOutcome] = []
        interaction.observer = { if case .didChangeOutcome(let outcome) = $0 { told.append(outcome) } }
        interaction.update(0.49)
        XCTAssertEqual(told, [])
        interaction.update(0.5)
        XCTAssertEqual(told, [.completed])
        interaction.cancel()
        try stand.stage.settle()
    }

    func testTheStretchBeforeTheStartAndPastTheEnd() async throws {
        let (stand, interaction) = try begun()
        var told: [CGFloat] = []
        interaction.observer = { if case .didStretch(let stretch) = $0 { told.append(stretch) } }
        interaction.update(0.4)
        XCTAssertEqual(interaction.stretch, 0)
        interaction.update(1.5)
        XCTAssertEqual(interaction.percentComplete, 1)
        XCTAssertEqual(interaction.stretch, 1 - 1 / (1 + 0.5 * 0.55), accuracy: 1e-9)
        interaction.update(-0.2)
        XCTAssertEqual(interaction.percentComplete, 0)
        XCTAssertEqual(interaction.stretch, -(1 - 1 / (1 + 0.2 * 0.55)), accuracy: 1e-9)
        interaction.release(progress: -0.2, velocity: 0, distance: 390)
        XCTAssertEqual(interaction.stretch, 0)
        XCTAssertEqual(told.count, 3)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    func testAPullTellsOfItsOutcome() async throws {
        let stand = try CardStage()
        var told: [TransitionOutcome] = []
        let pull = PullDismiss()
        pull.interaction.observer = { if case .didChangeOutcome(let outcome) = $0 { told.append(outcome) } }
        let delegate = PullingDelegate(pull)
        stand.card.modalPresentationStyle = .custom
        stand.card.transitioningDelegate = delegate
        stand.presenter.present(stand.card, animated: true)
        try stand.stage.settle()
        pull.attach(to: try XCTUnwrap(stand.card.presentationController?.presentedView), of: stand.card)
        stand.stage.finger.down(at: CGPoint(x: 195, y: 120))
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 320), in: 2)
        XCTAssertEqual(told, [])
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 700), in: 2)
        XCTAssertEqual(told, [.completed])
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 300), in: 2)
        XCTAssertEqual(told, [.completed, .cancelled])
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertTrue(stand.isPresenting)
    }
}

@MainActor
private final class PullingDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private let pull: PullDismiss

    init(_ pull: PullDismiss) {
        self.pull = pull
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        DismissAnimator(.cover)
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        pull.interaction.isBeginning ? pull.interaction : nil
    }
}
