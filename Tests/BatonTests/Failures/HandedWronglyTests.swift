import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests objects that the app passes at the wrong moment or twice: they are ignored with advice, and nothing hangs.
@MainActor
final class HandedWronglyTests: XCTestCase {
    private var advice: AdviceLog!

    override func setUp() async throws {
        advice = AdviceLog()
    }

    override func tearDown() async throws {
        advice.close()
    }

    func testATransitionWithAnInteractionThatWasNotBegunRunsByItself() async throws {
        let interaction = TransitionInteraction()
        let delegate = HandWrittenStackDelegate(push: PushAnimator(.slide), pop: PopAnimator(.slide))
        delegate.interaction = { interaction }
        let stand = try StackStage { $0.delegate = delegate }
        stand.pop()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
        XCTAssertFalse(interaction.isActive)
        XCTAssertEqual(advice.lines, [])
    }

    func testAnInteractionOfTheAppEndsWhenItsTransitionsAreRemoved() async throws {
        let stand = try StackStage {
            $0.transitions = NavigationTransitions(.slide).swipe(.off)
        }
        let interaction = try XCTUnwrap(stand.driver?.interaction)
        interaction.begin {
            stand.pop()
            return stand.navigation.transitionCoordinator
        }
        stand.stage.turn()
        interaction.update(0.4)
        stand.navigation.transitions = nil
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    func testOneValueServesTwoStacks() async throws {
        let one = NavigationTransitions.slide
        let first = UINavigationController(rootViewController: UIViewController())
        let second = UINavigationController(rootViewController: UIViewController())
        first.transitions = one
        second.transitions = one
        XCTAssertTrue(first.delegate is NavigationTransitionDriver)
        XCTAssertTrue(second.delegate is NavigationTransitionDriver)
        XCTAssertFalse(first.delegate === second.delegate)
        XCTAssertEqual(advice.lines, [])
        first.transitions = nil
        XCTAssertNil(first.delegate)
        XCTAssertNotNil(second.transitions)
    }

    func testTheOriginalDelegateIsRestoredAfterAnotherForwardingTarget() async throws {
        let (found, handed) = (HandWrittenStackDelegate(), HandWrittenStackDelegate())
        let stand = try StackStage {
            $0.delegate = found
            $0.transitions = NavigationTransitions(.slide).forwardedDelegate(handed)
        }
        XCTAssertEqual(advice.lines.count, 1)
        stand.navigation.transitions = nil
        XCTAssertTrue(stand.navigation.delegate === found)
    }

    func testAScreenThatIsPresentedPlainlyIsNotPresentedAgain() async throws {
        let stand = try ModalStage()
        presentPlainly(stand)
        try stand.stage.settle()
        stand.presenter.present(stand.presented, using: .card)
        try stand.stage.settle()
        XCTAssertEqual(advice.lines.count, 1)
        XCTAssertNil(stand.presented.transitioningDelegate)
        XCTAssertTrue(stand.isPresenting)
    }

    func testAScreenInAContainerIsNotPresented() async throws {
        let stand = try StackStage()
        stand.navigation.present(stand.b, using: .card)
        try stand.stage.settle()
        XCTAssertEqual(advice.lines.count, 1)
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertNil(stand.b.transitioningDelegate)
    }

    private func presentPlainly(_ stand: ModalStage) {
        stand.presenter.present(stand.presented, animated: false)
    }
}
