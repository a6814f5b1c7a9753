import TestSupport
import UIKit
import XCTest

/// Tests the switch for what runs the animations alongside a transition whose animator vends a property animator.
@MainActor
final class FollowingAnimationTests: XCTestCase {
    private typealias Answer = HeadlessQuirks.AlongsideAnimations

    /// Fades alongside.
    private let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.alongsideAnimations = .joinTheAnimator }
    }

    /// The part of the alongside animation that is seen.
    private var faded: Double { 1 - Double(badge.layer.presentation()?.opacity ?? 2) }

    /// Begins a push that lasts 0.4 s and fades the badge alongside.
    private func push(_ stage: PushStage, fades: Bool = true) {
        badge.alpha = 1
        stage.navigation.view.addSubview(badge)
        stage.navigation.pushViewController(stage.b, animated: true)
        if fades { fade(stage) }
        TurnLoop.main.runTurn()
    }

    private func fade(_ stage: PushStage) {
        stage.navigation.transitionCoordinator?.animate { [badge] _ in badge.alpha = 0 }
    }

    private func stage(
        startsInteractively: Bool, answer: Answer = .followTheContext
    ) -> (PushStage, HandDriven) {
        HeadlessQuirks.alongsideAnimations = answer
        let mover = PropertyMover(.push)
        let interaction = HandDriven(mover, startsInteractively: startsInteractively)
        return (PushStage(mover, interaction), interaction)
    }

    private func finish(_ stage: PushStage, _ interaction: HandDriven) {
        interaction.goOn(finishes: true)
        TurnLoop.main.advance(by: 1)
        XCTAssertTrue(stage.isOver)
        XCTAssertEqual(badge.alpha, 0)
        XCTAssertNil(badge.layer.animationKeys())
        stage.putAway()
    }

    func testWithoutATouchItPlaysByItselfOrInTheAnimator() async {
        // B3.36
        for answer in Answer.allCases {
            let (stage, interaction) = stage(startsInteractively: false, answer: answer)
            push(stage)
            interaction.running?.pauseAnimation()
            interaction.running?.fractionComplete = 0.9
            TurnLoop.main.advance(by: 0.1)
            // A quarter of 0.4 s has passed.
            XCTAssertEqual(faded, answer == .joinTheAnimator ? 0.9 : 0.25, accuracy: 1e-5, "\(answer)")
            finish(stage, interaction)
        }
    }

    func testThePauseOfTheContextHoldsIt() async {
        // B2.24
        let (stage, interaction) = stage(startsInteractively: false)
        push(stage)
        TurnLoop.main.advance(by: 0.1)
        interaction.context?.pauseInteractiveTransition()
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(faded, 0.25, accuracy: 1e-5)
        interaction.running?.fractionComplete = 0.9
        XCTAssertEqual(faded, 0.25, accuracy: 1e-5)
        interaction.context?.updateInteractiveTransition(0.6)
        XCTAssertEqual(faded, 0.6, accuracy: 1e-5)
        interaction.tell(finishes: true)
        TurnLoop.main.advance(by: 0.1)
        XCTAssertEqual(faded, 0.85, accuracy: 1e-5)
        finish(stage, interaction)
    }

    func testUpdatesMoveItAndItsEndRunsInTheRemainingTime() async {
        for finishes in [true, false] {
            let (stage, interaction) = stage(startsInteractively: true)
            push(stage)
            TurnLoop.main.advance(by: 0.2)
            XCTAssertEqual(faded, 0, accuracy: 1e-5)
            interaction.update(0.5)
            XCTAssertEqual(faded, 0.5, accuracy: 1e-5)
            interaction.tell(finishes: finishes)
            TurnLoop.main.advance(by: 0.1)
            XCTAssertEqual(faded, finishes ? 0.75 : 0.25, accuracy: 1e-5)
            // It waits at its end for the end of the transition.
            TurnLoop.main.advance(by: 1)
            XCTAssertEqual(faded, finishes ? 1 : 0, accuracy: 1e-5)
            interaction.goOn(finishes: finishes)
            TurnLoop.main.advance(by: 1)
            XCTAssertTrue(stage.isOver)
            XCTAssertEqual(badge.alpha, finishes ? 0 : 1)
            XCTAssertNil(badge.layer.animationKeys())
            stage.putAway()
        }
    }

    func testItEndsWithTheTransition() async {
        for finishes in [true, false] {
            let (stage, interaction) = stage(startsInteractively: true)
            push(stage)
            interaction.update(0.5)
            interaction.tell(finishes: finishes)
            TurnLoop.main.advance(by: 0.05)
            interaction.running?.stopAnimation(false)
            interaction.running?.finishAnimation(at: finishes ? .end : .start)
            TurnLoop.main.runTurn()
            XCTAssertTrue(stage.isOver)
            XCTAssertEqual(badge.alpha, finishes ? 0 : 1)
            XCTAssertEqual(faded, finishes ? 1 : 0)
            XCTAssertNil(badge.layer.animationKeys())
            stage.putAway()
        }
    }

    func testAfterItsEndItCanBeTurnedRound() async {
        let (stage, interaction) = stage(startsInteractively: false)
        push(stage)
        interaction.running?.pauseAnimation()
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(faded, 1, accuracy: 1e-5)
        interaction.context?.pauseInteractiveTransition()
        interaction.tell(finishes: false)
        TurnLoop.main.advance(by: 0.1)
        XCTAssertEqual(faded, 0.75, accuracy: 1e-5)
        interaction.goOn(finishes: false)
        TurnLoop.main.advance(by: 1)
        XCTAssertTrue(stage.isOver)
        XCTAssertEqual(badge.alpha, 1)
        stage.putAway()
    }

    func testTheContextHasToBeToldBeforeTheRestOfTheMotion() async {
        // B27.42
        for isToldFirst in [true, false] {
            let (stage, interaction) = stage(startsInteractively: true)
            push(stage)
            interaction.update(0.5)
            if isToldFirst { interaction.tell(finishes: true) }
            interaction.goOn(finishes: true)
            TurnLoop.main.advance(by: 0.1)
            XCTAssertGreaterThan(stage.arrival, 0.6)
            XCTAssertEqual(faded, isToldFirst ? 0.75 : 0.5, accuracy: 1e-5)
            if !isToldFirst { interaction.tell(finishes: true) }
            TurnLoop.main.advance(by: 1)
            XCTAssertTrue(stage.isOver)
            XCTAssertEqual(badge.alpha, 0)
            stage.putAway()
        }
    }

    func testWhatIsAddedLateHasTheProgressOfTheTransition() async {
        // B6.62
        for isAlone in [true, false] {
            let (stage, interaction) = stage(startsInteractively: true)
            push(stage, fades: false)
            let other = UIView()
            stage.navigation.view.addSubview(other)
            if !isAlone { stage.navigation.transitionCoordinator?.animate { _ in other.alpha = 0 } }
            interaction.update(0.5)
            fade(stage)
            XCTAssertEqual(faded, 0, accuracy: 1e-5)
            interaction.update(0.75)
            // Half of what was left.
            XCTAssertEqual(faded, 0.5, accuracy: 1e-5)
            interaction.tell(finishes: true)
            TurnLoop.main.advance(by: 0.05)
            // Half of the remaining 0.1 s.
            XCTAssertEqual(faded, 0.75, accuracy: 1e-5)
            finish(stage, interaction)
        }
    }

    func testWhatIsAddedWhileItPlaysEndsWithIt() async {
        // B6.62
        let (stage, interaction) = stage(startsInteractively: false)
        push(stage, fades: false)
        TurnLoop.main.advance(by: 0.2)
        fade(stage)
        TurnLoop.main.advance(by: 0.1)
        XCTAssertEqual(faded, 0.5, accuracy: 1e-4)
        finish(stage, interaction)
    }

    func testAPercentDrivenInteractionTellsTheContext() async {
        for answer in Answer.allCases {
            HeadlessQuirks.alongsideAnimations = answer
            for finishes in [true, false] {
                let interaction = UIPercentDrivenInteractiveTransition()
                interaction.completionCurve = .linear
                let stage = PushStage(PropertyMover(.push), interaction)
                push(stage)
                interaction.update(0.5)
                XCTAssertEqual(faded, 0.5, accuracy: 1e-5)
                finishes ? interaction.finish() : interaction.cancel()
                TurnLoop.main.advance(by: 0.1)
                // The curve of the mover is not linear.
                let isJoined = answer == .joinTheAnimator
                XCTAssertEqual(faded, isJoined ? Double(stage.arrival) : finishes ? 0.75 : 0.25, accuracy: 1e-5)
                TurnLoop.main.advance(by: 1)
                XCTAssertTrue(stage.isOver)
                XCTAssertEqual(badge.alpha, finishes ? 0 : 1)
                stage.putAway()
            }
        }
    }

    func testBlocksBesideAnAnimatorWithoutAPropertyAnimatorAreNotConcerned() async {
        // B3.36
        for answer in Answer.allCases {
            HeadlessQuirks.alongsideAnimations = answer
            let stage = PushStage(BlockMover(.push))
            push(stage)
            TurnLoop.main.advance(by: 0.1)
            // `easeInOut`, in which the screen moves too.
            XCTAssertEqual(faded, Double(stage.arrival), accuracy: 1e-5, "\(answer)")
            TurnLoop.main.advance(by: 1)
            XCTAssertTrue(stage.isOver)
            stage.putAway()
        }
    }
}
