import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a transition without a duration that an interaction of UIKit's own drives. Its animator may not report its end (B6.59).
@MainActor
final class PlainInteractionWithoutMotionTests: XCTestCase {
    private func each(
        _ animator: PopAnimator? = nil,
        _ body: (_ stand: StackStage, _ interaction: UIPercentDrivenInteractiveTransition, _ note: String) throws ->
            Void
    ) throws {
        defer { HeadlessQuirks.endsWithoutMotion = .complete }
        for answer in HeadlessQuirks.EndsWithoutMotion.allCases {
            HeadlessQuirks.endsWithoutMotion = answer
            let interaction = UIPercentDrivenInteractiveTransition()
            let delegate = HandWrittenStackDelegate(pop: animator ?? PopAnimator(.slide.duration(0)))
            delegate.interaction = { interaction }
            let stand = try StackStage { $0.delegate = delegate }
            try body(stand, interaction, "\(answer)")
            withExtendedLifetime(delegate) {}
        }
    }

    private func pop(_ stand: StackStage) {
        stand.pop()
        stand.stage.turn()
    }

    private func expectEnd(_ stand: StackStage, _ titles: [String], _ note: String) {
        stand.stage.advance(by: 0.5)
        XCTAssertNil(stand.navigation.transitionCoordinator, note)
        XCTAssertEqual(stand.titles, titles, note)
    }

    func testItEndsAsTheInteractionDoes() async throws {
        for finishes in [true, false] {
            try each { stand, interaction, note in
                pop(stand)
                interaction.update(0.5)
                stand.stage.advance(by: 0.5)
                XCTAssertNotNil(stand.navigation.transitionCoordinator, "it is held")
                finishes ? interaction.finish() : interaction.cancel()
                expectEnd(stand, finishes ? ["A"] : ["A", "B"], note)
            }
        }
    }

    func testItEndsIfTheInteractionDoesNotBegin() async throws {
        try each { stand, interaction, note in
            interaction.wantsInteractiveStart = false
            pop(stand)
            expectEnd(stand, ["A"], note)
        }
    }

    /// What UIKit ends within the pop cannot be held.
    func testItIsNotEndedWhileTheInteractionHoldsIt() async throws {
        var held = 0
        try each { stand, interaction, note in
            interaction.wantsInteractiveStart = false
            pop(stand)
            interaction.pause()
            guard stand.navigation.transitionCoordinator?.isInteractive == true else { return }
            held += 1
            stand.stage.advance(by: 0.5)
            XCTAssertNotNil(stand.navigation.transitionCoordinator, note)
            interaction.cancel()
            expectEnd(stand, ["A", "B"], note)
        }
        XCTAssertGreaterThan(held, 0)
    }

    /// What an animator of the app's own changes besides the screens is not restored by anybody else.
    func testWhatItChangesIsAtTheEndThatTheInteractionLeadsTo() async throws {
        for finishes in [true, false] {
            let animator = MarkingPop(.slide.duration(0))
            try each(animator) { stand, interaction, note in
                animator.mark.alpha = 0
                pop(stand)
                interaction.update(0.5)
                finishes ? interaction.finish() : interaction.cancel()
                expectEnd(stand, finishes ? ["A"] : ["A", "B"], note)
                XCTAssertEqual(animator.mark.alpha, finishes ? 1 : 0, note)
            }
        }
    }
}

/// A pop that also shows a mark.
private final class MarkingPop: PopAnimator {
    let mark = UIView()

    override func prepare(_ transition: RunningTransition) {
        super.prepare(transition)
        transition.containerView.addSubview(mark)
    }

    override func animate(_ transition: RunningTransition) {
        super.animate(transition)
        mark.alpha = 1
    }
}
