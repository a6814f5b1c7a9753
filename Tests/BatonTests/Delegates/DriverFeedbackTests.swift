import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Tests that a driver tells of the outcome and the stretch, whichever gesture moves its transition.
@MainActor
final class DriverFeedbackTests: AnyDesignTestCase {
    private var outcomes: [TransitionOutcome] = []
    private var stretches: [CGFloat] = []

    private func listen(by set: (@escaping (TransitionEvent) -> Void) -> Void) {
        outcomes = []
        stretches = []
        set { [self] event in
            switch event {
            case .didChangeOutcome(let outcome): outcomes.append(outcome)
            case .didStretch(let stretch): stretches.append(stretch)
            case .willBegin, .didProgress, .didEnd, .didCancel: break
            }
        }
    }

    func testASwipeTells() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        listen { stand.navigation.transitions?.observer = $0 }
        stand.stage.finger.down(at: CGPoint(x: 2, y: 500))
        stand.stage.finger.drag(to: CGPoint(x: 150, y: 500), in: 2)
        XCTAssertEqual(outcomes, [])
        stand.stage.finger.drag(to: CGPoint(x: 300, y: 500), in: 2)
        XCTAssertEqual(outcomes, [.completed])
        stand.stage.finger.drag(to: CGPoint(x: 100, y: 500), in: 2)
        XCTAssertEqual(outcomes, [.completed, .cancelled])
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    func testAPullTells() async throws {
        let stand = try CardStage()
        try stand.present()
        listen { ModalTransitionDriver.driver(of: stand.card)?.transitions.observer = $0 }
        stand.stage.finger.down(at: CGPoint(x: 195, y: 320))
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 830), in: 2)
        XCTAssertEqual(outcomes, [.completed])
        XCTAssertEqual(stretches, [])
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 200), in: 2)
        XCTAssertEqual(outcomes, [.completed, .cancelled])
        // 120 points and the slack of the pan, less than one step more or less, of 787.
        let pull: CGFloat = 125 / 787 * 0.55
        XCTAssertEqual(stretches.last ?? 0, -(1 - 1 / (1 + pull)), accuracy: 0.01)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stretches.last, 0)
        XCTAssertTrue(stand.isPresenting)
    }

    func testAPinchTells() async throws {
        let stand = try CardStage()
        try stand.present(using: .fade.pinch(PinchDismiss.Options()))
        listen { ModalTransitionDriver.driver(of: stand.card)?.transitions.observer = $0 }
        let fingers = [Finger(on: stand.stage, number: 1), Finger(on: stand.stage, number: 2)]
        fingers[0].down(at: CGPoint(x: 195, y: 250))
        fingers[1].down(at: CGPoint(x: 195, y: 550))
        stand.stage.drag(
            [(fingers[0], to: CGPoint(x: 195, y: 370)), (fingers[1], to: CGPoint(x: 195, y: 430))], in: 2)
        XCTAssertEqual(outcomes, [.completed])
        fingers.forEach { $0.up() }
        try stand.stage.settle()
    }

    func testAFingerThatCatchesAPushTells() async throws {
        let linear = UICubicTimingParameters(animationCurve: .linear)
        let stand = try StackStage(showsB: false) {
            $0.transitions = NavigationTransitions(TransitionStyle.slide.duration(0.4).timing(linear))
        }
        listen { stand.navigation.transitions?.observer = $0 }
        stand.push()
        stand.stage.turn()
        stand.stage.advance(by: 0.1)
        // Caught at a quarter.
        stand.stage.finger.catchTransition(at: CGPoint(x: 200, y: 500), towards: CGPoint(x: -1, y: 0))
        stand.stage.finger.drag(to: CGPoint(x: 60, y: 500), in: 2)
        XCTAssertEqual(outcomes, [.completed])
        stand.stage.finger.drag(to: CGPoint(x: 385, y: 500), in: 2)
        XCTAssertEqual(outcomes, [.completed, .cancelled])
        // 185 of 390 points back, from about a quarter.
        XCTAssertLessThan(stretches.last ?? 0, -0.08)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stretches.last, 0)
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testTheInteractionStillTellsItsOwnListeners() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        listen { stand.navigation.transitions?.observer = $0 }
        let interaction = try XCTUnwrap(stand.driver?.interaction)
        var told: [TransitionOutcome] = []
        interaction.observer = { if case .didChangeOutcome(let outcome) = $0 { told.append(outcome) } }
        interaction.begin {
            stand.pop()
            return stand.navigation.transitionCoordinator
        }
        stand.stage.turn()
        interaction.update(0.7)
        interaction.update(1.5)
        XCTAssertEqual(told, [.completed])
        XCTAssertEqual(outcomes, [.completed])
        XCTAssertEqual(stretches.count, 1)
        interaction.finish()
        try stand.stage.settle()
        XCTAssertEqual(stretches.last, 0)
    }

    /// The outcome of a quick finger changes before the middle.
    func testAQuickSwipeTellsOfItsVelocity() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        listen { stand.navigation.transitions?.observer = $0 }
        stand.stage.finger.down(at: CGPoint(x: 2, y: 500))
        // 0.3 of the way, and as much again at 1180 points a second.
        stand.stage.finger.drag(to: CGPoint(x: 120, y: 500), in: 0.1)
        XCTAssertEqual(outcomes, [.completed])
        stand.stage.finger.hold(for: 0.2)
        stand.stage.finger.drag(to: CGPoint(x: 121, y: 500), in: 0.2)
        XCTAssertEqual(outcomes, [.completed, .cancelled])
        stand.stage.finger.cancel()
        try stand.stage.settle()
    }

    func testAQuickSwipeBetweenTabsTellsOfItsVelocity() async throws {
        let stand = try TabStage { $0.transitions = .slideAcross.swipe() }
        listen { stand.tabs.transitions?.observer = $0 }
        stand.stage.finger.down(at: CGPoint(x: 300, y: 400))
        stand.stage.finger.drag(to: CGPoint(x: 170, y: 400), in: 0.1)
        XCTAssertEqual(outcomes, [.completed])
        stand.stage.finger.hold(for: 0.2)
        stand.stage.finger.drag(to: CGPoint(x: 169, y: 400), in: 0.2)
        XCTAssertEqual(outcomes, [.completed, .cancelled])
        stand.stage.finger.cancel()
        try stand.stage.settle()
    }

    /// A change by code, or the system, ends what a finger has stretched.
    func testTheEndOfAStretchIsTold() async throws {
        for isCancelled in [true, false] {
            let stand = try TabStage { $0.transitions = .slideAcross.swipe() }
            listen { stand.tabs.transitions?.observer = $0 }
            stand.stage.finger.down(at: CGPoint(x: 100, y: 400))
            stand.stage.finger.drag(to: CGPoint(x: 250, y: 400), in: 0.2)
            XCTAssertLessThan(try XCTUnwrap(stretches.last), 0)
            if isCancelled {
                stand.stage.finger.cancel()
            } else {
                stand.tabs.selectedIndex = 1
                stand.stage.turn()
                stand.stage.finger.drag(to: CGPoint(x: 260, y: 400), in: 1.0 / 60)
            }
            XCTAssertEqual(stretches.last, 0)
            try stand.stage.settle()
            stand.stage.finger.up()
            XCTAssertEqual(stretches.last, 0)
            XCTAssertEqual(stand.shown, isCancelled ? "A" : "B")
            XCTAssertEqual(stand.screens[isCancelled ? 0 : 1].view.seenFrame.minX, 0)
        }
    }
}
