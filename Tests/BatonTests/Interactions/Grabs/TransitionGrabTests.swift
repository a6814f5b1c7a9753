import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a finger that catches a running transition.
@MainActor
final class TransitionGrabTests: GenerationTestCase {
    private let linear = TransitionStyle(entering: .offstage(.trailing), leaving: .inPlace).duration(0.4).timing(
        UICubicTimingParameters(animationCurve: .linear))
    private let fromBelow = TransitionStyle.slide(from: .bottom).duration(0.4).timing(
        UICubicTimingParameters(animationCurve: .linear))

    override func tearDown() async throws {
        HeadlessQuirks.touchesInCustomTransitions = .reachRecognizers
    }

    private func stack(
        showsB: Bool = false, _ device: HeadlessDevice = .phone, isInterruptible: Bool = true
    ) throws -> StackStage {
        try StackStage(device, showsB: showsB) {
            var transitions = NavigationTransitions(linear)
            transitions.interruptible = isInterruptible
            $0.transitions = transitions
        }
    }

    private static let frame = 1.0 / 60

    /// Starts a push and catches it when B has covered a quarter of the way.
    private func caughtPush(_ device: HeadlessDevice = .phone) throws -> StackStage {
        let stand = try stack(device)
        stand.push()
        stand.stage.turn()
        stand.stage.advance(by: 0.1 - Self.frame)
        let forward: CGFloat = stand.navigation.view.effectiveUserInterfaceLayoutDirection == .leftToRight ? -1 : 1
        stand.stage.finger.catchTransition(at: CGPoint(x: 200, y: 500), towards: CGPoint(x: forward, y: 0))
        return stand
    }

    /// Catches the transition at a place, drags it along and lets it go at rest.
    private func drag(_ stage: Stage, from start: CGFloat, to end: CGFloat) throws {
        stage.finger.catchTransition(at: CGPoint(x: start, y: 500), towards: CGPoint(x: end > start ? 1 : -1, y: 0))
        stage.finger.drag(to: CGPoint(x: end, y: 500), in: 0.3)
        stage.finger.hold(for: 0.2)
        stage.finger.up()
        try stage.settle()
    }

    func testAFingerHoldsAPushAndMovesIt() async throws {
        let stand = try caughtPush()
        let caught = stand.b.view.seenFrame.minX
        XCTAssertEqual(caught, 390 * 0.75, accuracy: 390 * 0.05)
        stand.stage.finger.hold(for: 1)
        XCTAssertEqual(stand.b.view.seenFrame.minX, caught, accuracy: 0.5, "held")
        XCTAssertEqual(stand.navigation.transitionCoordinator?.isInteractive, true)
        stand.stage.finger.drag(to: CGPoint(x: 100, y: 500), in: 0.3)
        XCTAssertEqual(stand.b.view.seenFrame.minX, caught - 100, accuracy: 0.5, "under the finger")
        stand.stage.finger.drag(to: CGPoint(x: 250, y: 500), in: 0.3)
        XCTAssertEqual(stand.b.view.seenFrame.minX, caught + 50, accuracy: 0.5, "turned round")
        stand.stage.finger.up()
        try stand.stage.settle()
    }

    /// A transition that is about to begin.
    private struct Ready {
        let stage: Stage
        let begin: () -> Void
        let coordinator: () -> (any UIViewControllerTransitionCoordinator)?
        let moving: () -> UIView?
        let hasChanged: () -> Bool
    }

    /// Catches a transition at each of its frames, holds it, and flicks it to its end or back.
    ///
    /// - Parameter flick: The movement of the finger that finishes the transition.
    private func checkEachInstant(flick: CGPoint, _ make: () throws -> Ready) throws {
        for instant in 0..<23 {
            for finishes in [false, true] {
                let ready = try make()
                ready.begin()
                ready.stage.turn()
                for _ in 0..<instant { ready.stage.advance(by: 1.0 / 60) }
                let way: CGFloat = finishes ? 1 : -1
                let length = hypot(flick.x, flick.y) * way
                ready.stage.finger.catchTransition(
                    at: CGPoint(x: 195, y: 422), towards: CGPoint(x: flick.x / length, y: flick.y / length))
                XCTAssertEqual(ready.coordinator()?.isInteractive, true, "caught in frame \(instant)")
                let place = ready.moving()?.seenFrame.origin
                ready.stage.finger.hold(for: 0.3)
                XCTAssertEqual(ready.moving()?.seenFrame.origin, place, "held in frame \(instant)")
                ready.stage.finger.drag(to: CGPoint(x: 195 + flick.x * way, y: 422 + flick.y * way), in: 0.05)
                ready.stage.finger.up()
                try ready.stage.settle()
                XCTAssertEqual(ready.hasChanged(), finishes, "frame \(instant)")
                XCTAssertEqual(HeadlessLog.warnings, [])
            }
        }
    }

    func testAPushOrPopIsCaughtAtAnyInstant() async throws {
        for pops in [false, true] {
            try checkEachInstant(flick: CGPoint(x: pops ? 190 : -190, y: 0)) {
                let stand = try stack(showsB: pops)
                return Ready(
                    stage: stand.stage, begin: { pops ? stand.pop() : stand.push() },
                    coordinator: { stand.navigation.transitionCoordinator }, moving: { stand.b.viewIfLoaded },
                    hasChanged: { stand.titles == (pops ? ["A"] : ["A", "B"]) })
            }
        }
    }

    func testAPresentationOrDismissalIsCaughtAtAnyInstant() async throws {
        let transitions = ModalTransitions(fromBelow).pull()
        for dismisses in [false, true] {
            try checkEachInstant(flick: CGPoint(x: 0, y: dismisses ? 400 : -400)) {
                let stand = try ModalStage()
                if dismisses {
                    stand.presenter.present(stand.presented, using: transitions, animated: false)
                    try stand.stage.settle()
                }
                return Ready(
                    stage: stand.stage,
                    begin: {
                        dismisses ? stand.dismiss() : stand.presenter.present(stand.presented, using: transitions)
                    },
                    coordinator: { stand.presented.transitionCoordinator },
                    moving: { stand.presented.presentationController?.presentedView },
                    hasChanged: { stand.isPresenting != dismisses })
            }
        }
    }

    private func describe(_ event: TransitionEvent) -> String? {
        switch event {
        case .willBegin(let change): "begins \(change)"
        case .didEnd(let change): "ended \(change)"
        case .didCancel(let change): "cancelled \(change)"
        case .didProgress, .didChangeOutcome, .didStretch: nil
        }
    }

    func testAPushOrPopThatIsTurnedRoundIsACancelledOne() async throws {
        for pops in [false, true] {
            let stand = try stack(showsB: pops)
            var events: [String] = []
            stand.navigation.transitions?.observer = { [self] in describe($0).map { events.append($0) } }
            let before = WindowDump(stand.stage.window)
            pops ? stand.pop() : stand.push()
            stand.stage.turn()
            stand.stage.advance(by: 0.3)
            try drag(stand.stage, from: pops ? 360 : 60, to: pops ? 60 : 300)
            XCTAssertEqual(stand.titles, pops ? ["A", "B"] : ["A"])
            let change = pops ? "pop B to A" : "push A to B"
            XCTAssertEqual(events, ["begins \(change)", "cancelled \(change)"])
            XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
            pops ? stand.pop() : stand.push()
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, pops ? ["A"] : ["A", "B"], "the next one is not frozen")
            XCTAssertEqual(events.suffix(2), ["begins \(change)", "ended \(change)"])
        }
    }

    /// The observer hears what the coordinator says. Screens and bars are right.
    func testAPushOfWhichUIKitDoesNotSayThatItWasCancelledIsReportedAsEnded() async throws {
        try with("turnedPushesAreNotCancelled") { name in
            let stand = try stack()
            stand.a.navigationItem.barState.background = .color(.red)
            stand.b.navigationItem.barState.background = .color(.blue)
            try stand.stage.settle()
            var events: [String] = []
            stand.navigation.transitions?.observer = { [self] in describe($0).map { events.append($0) } }
            let before = WindowDump(stand.stage.window)
            stand.push()
            stand.stage.turn()
            stand.stage.advance(by: 0.3)
            try drag(stand.stage, from: 60, to: 300)
            XCTAssertEqual(stand.titles, ["A"], name)
            XCTAssertEqual(events, ["begins push A to B", "ended push A to B"], name)
            XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], name)
            stand.push()
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A", "B"], "the next one is not frozen, \(name)")
            stand.pop()
            stand.stage.turn()
            stand.stage.advance(by: 0.3)
            try drag(stand.stage, from: 360, to: 60)
            XCTAssertEqual(events.last, "cancelled pop B to A", name)
            expectRest(stand.stage, name)
        }
    }

    func testAPresentationOrDismissalThatIsTurnedRoundIsACancelledOne() async throws {
        for dismisses in [false, true] {
            let stand = try CardStage()
            let driver = ModalTransitionDriver(ModalTransitions(fromBelow))
            var events: [String] = []
            if dismisses { try stand.present(using: driver) }
            driver.transitions.observer = { [self] in describe($0).map { events.append($0) } }
            dismisses ? stand.card.dismiss(animated: true) : stand.presenter.present(stand.card, by: driver)
            stand.stage.turn()
            stand.stage.advance(by: 0.2)
            stand.stage.finger.catchTransition(
                at: CGPoint(x: 195, y: 500), towards: CGPoint(x: 0, y: dismisses ? -1 : 1))
            stand.stage.finger.drag(to: CGPoint(x: 195, y: dismisses ? 100 : 840), in: 0.2)
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertEqual(stand.isPresenting, dismisses)
            let change = dismisses ? "dismiss Card to Presenter" : "present Presenter to Card"
            XCTAssertEqual(events, ["begins \(change)", "cancelled \(change)"])
        }
    }

    func testACaughtPushIsFinishedByAFlick() async throws {
        let stand = try caughtPush()
        stand.stage.finger.drag(to: CGPoint(x: 150, y: 500), in: 0.04)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertEqual(stand.driver?.decisions.last?.hasPrefix("finished"), true)
    }

    /// A finger that rests, or moves by less than 10 points, or across.
    func testAFingerThatDoesNotDragAlongTheAxisHoldsNothing() async throws {
        for end in [CGPoint(x: 200, y: 500), CGPoint(x: 209, y: 500), CGPoint(x: 215, y: 560)] {
            let stand = try stack()
            stand.push()
            stand.stage.turn()
            stand.stage.advance(by: 0.1)
            let place = stand.b.view.seenFrame.minX
            stand.stage.finger.down(at: CGPoint(x: 200, y: 500))
            stand.stage.finger.drag(to: end, in: 0.1)
            XCTAssertEqual(stand.navigation.transitionCoordinator?.isInteractive, false, "\(end)")
            XCTAssertEqual(stand.b.view.seenFrame.minX, place - 390 / 4, accuracy: 1, "it runs on, \(end)")
            stand.stage.finger.hold(for: 0.5)
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A", "B"], "\(end)")
        }
    }

    func testAFingerThatWasDownBeforeCatchesAPushAndADismissal() async throws {
        let stand = try stack()
        stand.stage.finger.down(at: CGPoint(x: 200, y: 500))
        stand.push()
        stand.stage.turn()
        stand.stage.advance(by: 0.2)
        stand.stage.finger.drag(to: CGPoint(x: 211, y: 500), in: Self.frame)
        let caught = stand.b.view.seenFrame.minX
        stand.stage.finger.drag(to: CGPoint(x: 261, y: 500), in: 0.2)
        XCTAssertEqual(stand.b.view.seenFrame.minX, caught + 50, accuracy: 0.5)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])

        let card = try CardStage()
        try card.present(using: ModalTransitions(fromBelow))
        card.stage.finger.down(at: CGPoint(x: 200, y: 500))
        card.card.dismiss(animated: true)
        card.stage.turn()
        card.stage.advance(by: 0.1)
        card.stage.finger.drag(to: CGPoint(x: 200, y: 489), in: Self.frame)
        card.stage.finger.drag(to: CGPoint(x: 200, y: 100), in: 0.2)
        card.stage.finger.up()
        try card.stage.settle()
        XCTAssertTrue(card.isPresenting)
    }

    func testAFingerThatTheSystemCancelsLetsTheTransitionRunOn() async throws {
        let stand = try caughtPush()
        stand.stage.finger.drag(to: CGPoint(x: 260, y: 500), in: 0.2)
        stand.stage.finger.cancel()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    func testARightToLeftPushGoesBackToTheLeft() async throws {
        let stand = try caughtPush(.phone.rightToLeft)
        let caught = stand.b.view.seenFrame.minX
        stand.stage.finger.drag(to: CGPoint(x: 150, y: 500), in: 0.3)
        XCTAssertEqual(stand.b.view.seenFrame.minX, caught - 50, accuracy: 0.5)
        stand.stage.finger.hold(for: 0.2)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testAPopIsTurnedRound() async throws {
        let stand = try stack(showsB: true)
        let before = WindowDump(stand.stage.window)
        stand.pop()
        stand.stage.turn()
        stand.stage.advance(by: 0.2)
        try drag(stand.stage, from: 300, to: 150)
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
    }

    func testASwipeThatWasReleasedIsCaughtAgain() async throws {
        let stand = try stack(showsB: true)
        stand.stage.finger.down(at: CGPoint(x: 2, y: 500))
        stand.stage.finger.drag(to: CGPoint(x: 300, y: 500), in: 0.3)
        stand.stage.finger.up()
        stand.stage.turn()
        stand.stage.finger.catchTransition(at: CGPoint(x: 320, y: 500), towards: CGPoint(x: -1, y: 0))
        let caught = stand.b.view.seenFrame.minX
        stand.stage.finger.drag(to: CGPoint(x: 120, y: 500), in: 0.3)
        XCTAssertEqual(stand.b.view.seenFrame.minX, caught - 200, accuracy: 0.5)
        stand.stage.finger.drag(to: CGPoint(x: 60, y: 500), in: 0.3)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    func testAPresentationAndADismissalAreTurnedRound() async throws {
        for dismisses in [false, true] {
            let stand = try ModalStage()
            let pull = PullDismiss.Options()
            if dismisses {
                stand.presenter.present(stand.presented, using: ModalTransitions(fromBelow).pull(pull))
                try stand.stage.settle()
                stand.dismiss()
            } else {
                stand.presenter.present(stand.presented, using: ModalTransitions(fromBelow).pull(pull))
            }
            stand.stage.turn()
            stand.stage.advance(by: 0.2)
            stand.stage.finger.catchTransition(
                at: CGPoint(x: 200, y: 600), towards: CGPoint(x: 0, y: dismisses ? -1 : 1))
            let moving = try XCTUnwrap(stand.presented.presentationController?.presentedView)
            let caught = moving.seenFrame.minY
            let way: CGFloat = dismisses ? -300 : 300
            stand.stage.finger.drag(to: CGPoint(x: 200, y: 600 + way / 2), in: 0.3)
            XCTAssertEqual(moving.seenFrame.minY, caught + way / 2, accuracy: 0.5)
            stand.stage.finger.drag(to: CGPoint(x: 200, y: 600 + way), in: 0.3)
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertEqual(stand.isPresenting, dismisses)
            if !dismisses { XCTAssertEqual(stand.stage.window.leftovers, []) }
        }
    }

    func testTheBarGoesBackWithAPushThatIsTurnedRound() async throws {
        let stand = try stack()
        stand.a.navigationItem.barState.background = .color(.red)
        stand.b.navigationItem.barState.background = .color(.blue)
        try stand.stage.settle()
        let before = WindowDump(stand.stage.window)
        stand.push()
        stand.stage.turn()
        stand.stage.advance(by: 0.3)
        try drag(stand.stage, from: 60, to: 320)
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
    }

    func testWhereNoTouchArrivesTheTransitionEndsByItself() async throws {
        HeadlessQuirks.touchesInCustomTransitions = .areRefused
        let stand = try caughtPush()
        stand.stage.finger.drag(to: CGPoint(x: 390, y: 500), in: 0.2)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    func testATransitionThatIsNotInterruptibleEndsByItself() async throws {
        let stand = try stack(isInterruptible: false)
        stand.push()
        stand.stage.turn()
        stand.stage.advance(by: 0.1)
        stand.stage.finger.down(at: CGPoint(x: 200, y: 500))
        stand.stage.finger.drag(to: CGPoint(x: 390, y: 500), in: 0.1)
        XCTAssertEqual(stand.navigation.transitionCoordinator?.isInteractive, false)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    /// The interaction of a pull is used again by the next one.
    func testAPullThatMayNoLongerBeInterruptedIsNotCaught() async throws {
        let driver = ModalTransitionDriver(.card)
        let stand = try CardStage()
        try stand.present(using: driver)
        let pull = {
            stand.stage.finger.down(at: CGPoint(x: 195, y: 120))
            stand.stage.finger.drag(to: CGPoint(x: 195, y: 300), in: 0.2)
            stand.stage.finger.hold(for: 0.2)
            stand.stage.finger.up()
        }
        pull()
        try stand.stage.settle()
        driver.transitions = .card.interruptible(false)
        pull()
        stand.stage.advance(by: 0.05)
        XCTAssertNotNil(stand.card.transitionCoordinator)
        stand.stage.finger.catchTransition(at: CGPoint(x: 195, y: 500), towards: CGPoint(x: 0, y: 1))
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 830), in: 0.3)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertTrue(stand.isPresenting)
    }
}
