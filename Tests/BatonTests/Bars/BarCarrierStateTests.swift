import XCTest

@testable import Baton

/// Tests the complete state table of a carrier: every state with every event.
final class BarCarrierStateTests: XCTestCase {
    private typealias State = BarCarrierState
    private typealias Row = (event: State.Event, to: State, effects: [State.Effect])

    /// At rest after transition 1. UIKit may still return that transition.
    func testAtRest() {
        let rest = State.resting(after: 1)
        check(
            rest,
            [
                (.willShow(during: nil), rest, [.settle]),
                (.willShow(during: 1), rest, [.settle]),
                (.willShow(during: 2), .moving(with: 2), [.carry, .await(2)]),
                (.didShow(during: nil), rest, [.reconcile]),
                (.didShow(during: 1), rest, [.reconcile]),
                (.didShow(during: 2), rest, []),
                (.willShowBehind(2), .obscured(behind: 2), [.await(2)]),
                (.willShowBehind(nil), .obscured(behind: nil), [.askAgain]),
                (.end(of: 1, during: nil), rest, []),
                (.end(of: 1, during: 1), rest, []),
                (.end(of: 1, during: 2), rest, []),
                (.end(of: 2, during: nil), rest, []),
                (.stateSet(during: nil), rest, [.update]),
                (.stateSet(during: 1), rest, [.update]),
                // The transition began before the carrier was created.
                (.stateSet(during: 2), .moving(with: 2), [.await(2)]),
                (.layout(during: nil), rest, [.reconcile]),
                (.layout(during: 1), rest, [.reconcile]),
                (.layout(during: 2), rest, [.follow]),
                (.leftWindow(during: nil), rest, [.leaveWindow]),
                (.leftWindow(during: 1), rest, [.leaveWindow]),
                // A transition that the carrier was not told of. Its screens are restored at the end.
                (.leftWindow(during: 2), .moving(with: 2), [.await(2)]),
                (.didShowEarly, .settling(after: 1), [.awaitTurn]),
                (.turned(during: nil), rest, []),
                (.turned(during: 1), rest, []),
                (.turned(during: 2), rest, []),
                (.giveUp, .ending, [.restore]),
                // It has ended, although UIKit still returns it.
                (.giveUpAtEnd(of: 1), .ending, [.restore]),
                // It has begun, and the carrier was not told.
                (.giveUpAtEnd(of: 2), .leaving(at: 2), [.await(2)]),
                (.restored, rest, []),
            ])
    }

    func testDuringATransition() {
        let moving = State.moving(with: 1)
        check(
            moving,
            [
                (.willShow(during: nil), .resting(after: 1), [.settle]),
                (.willShow(during: 1), moving, [.carry]),
                // The next transition begins before the end of this one is reported (B16.21, B16.25).
                (.willShow(during: 2), .moving(with: 2), [.paintLeaving, .carry, .await(2)]),
                // The end was not reported.
                (.didShow(during: nil), .settling(after: nil), [.awaitTurn]),
                (.didShowEarly, moving, []),
                (.turned(during: nil), moving, []),
                (.turned(during: 1), moving, []),
                (.turned(during: 2), moving, []),
                (.didShow(during: 1), moving, []),
                (.didShow(during: 2), moving, []),
                (.willShowBehind(2), .obscured(behind: 2), [.await(2)]),
                (.willShowBehind(nil), .obscured(behind: nil), [.askAgain]),
                (.end(of: 1, during: nil), .resting(after: 1), [.arrive]),
                (.end(of: 1, during: 1), .resting(after: 1), [.arrive]),
                // The next one has interrupted it, and its `willShow` follows.
                (.end(of: 1, during: 2), moving, []),
                // An earlier transition, whose end is reported late.
                (.end(of: 2, during: nil), moving, []),
                // A modal transition of the stack hides this one from `transitionCoordinator`.
                (.stateSet(during: nil), moving, []),
                (.stateSet(during: 1), moving, []),
                (.stateSet(during: 2), moving, []),
                (.layout(during: nil), moving, [.follow]),
                (.layout(during: 1), moving, [.follow]),
                (.layout(during: 2), moving, [.follow]),
                // Its screens are restored at the end.
                (.leftWindow(during: nil), moving, []),
                (.leftWindow(during: 1), moving, []),
                (.leftWindow(during: 2), moving, []),
                (.giveUp, .ending, [.restore]),
                (.giveUpAtEnd(of: 1), .leaving(at: 1), [.await(1)]),
                (.giveUpAtEnd(of: 2), .leaving(at: 2), [.await(2)]),
                (.restored, moving, []),
            ])
    }

    func testBehindAModalTransition() {
        let hidden = State.obscured(behind: 1)
        check(
            hidden,
            [
                (.willShow(during: nil), .resting(after: nil), [.settle]),
                (.willShow(during: 1), .moving(with: 1), [.carry, .await(1)]),
                (.willShow(during: 2), .moving(with: 2), [.carry, .await(2)]),
                (.willShowBehind(2), .obscured(behind: 2), [.await(2)]),
                (.willShowBehind(nil), .obscured(behind: nil), [.askAgain]),
                (.didShow(during: nil), .settling(after: 1), [.awaitTurn]),
                (.didShow(during: 1), .settling(after: 1), [.awaitTurn]),
                (.didShow(during: 2), .settling(after: 1), [.awaitTurn]),
                // Another one may still run.
                (.didShowEarly, hidden, []),
                (.turned(during: nil), hidden, []),
                (.turned(during: 1), hidden, []),
                (.turned(during: 2), hidden, []),
                // UIKit may still return the modal transition.
                (.end(of: 1, during: nil), .obscured(behind: nil), [.askAgain]),
                (.end(of: 1, during: 1), .moving(with: 1), [.await(1)]),
                (.end(of: 1, during: 2), .moving(with: 2), [.await(2)]),
                (.end(of: 2, during: nil), hidden, []),
                (.stateSet(during: nil), hidden, []),
                (.stateSet(during: 1), .moving(with: 1), [.await(1)]),
                (.stateSet(during: 2), .moving(with: 2), [.await(2)]),
                (.layout(during: nil), hidden, []),
                (.layout(during: 1), .moving(with: 1), [.await(1)]),
                (.layout(during: 2), .moving(with: 2), [.await(2)]),
                (.leftWindow(during: nil), hidden, []),
                (.leftWindow(during: 1), hidden, []),
                (.leftWindow(during: 2), hidden, []),
                (.giveUp, .ending, [.restore]),
                (.giveUpAtEnd(of: 1), .leaving(at: 1), [.await(1)]),
                (.giveUpAtEnd(of: 2), .leaving(at: 2), [.await(2)]),
                (.restored, hidden, []),
            ])
    }

    /// The modal transition has ended, and UIKit is asked which one runs.
    func testAskedWhatRunsBehindAModal() {
        let asked = State.obscured(behind: nil)
        check(
            asked,
            Self.events.map {
                switch $0 {
                case .willShow(during: nil): ($0, .resting(after: nil), [.settle])
                case .didShow: ($0, .settling(after: nil), [.awaitTurn])
                case .willShow(during: let number?): ($0, .moving(with: number), [.carry, .await(number)])
                case .willShowBehind(let modal): ($0, .obscured(behind: modal), Self.waiting(for: modal))
                case .layout(during: nil): ($0, .resting(after: nil), [.settle])
                case .layout(during: let number?), .end(of: _, during: let number?), .stateSet(during: let number?):
                    ($0, .moving(with: number), [.await(number)])
                case .stateSet(during: nil): ($0, .resting(after: nil), [.update])
                case .leftWindow: ($0, asked, [])
                case .giveUp: ($0, .ending, [.restore])
                case .giveUpAtEnd(of: let number): ($0, .leaving(at: number), [.await(number)])
                case .didShowEarly, .end, .turned, .restored: ($0, asked, [])
                }
            })
    }

    /// UIKit has reported the screen as shown, in the same turn.
    func testSettlingInTheNextTurn() {
        let settling = State.settling(after: 1)
        check(
            settling,
            Self.events.map {
                switch $0 {
                case .turned(during: 2): ($0, .moving(with: 2), [.await(2)])
                case .turned: ($0, .resting(after: 1), [.arrive])
                case .willShow(during: 2): ($0, .moving(with: 2), [.carry, .await(2)])
                case .willShow: ($0, .resting(after: 1), [.settle])
                case .willShowBehind(let modal): ($0, .obscured(behind: modal), Self.waiting(for: modal))
                case .giveUp: ($0, .ending, [.restore])
                case .giveUpAtEnd(of: let number): ($0, .leaving(at: number), [.await(number)])
                default: ($0, settling, [])
                }
            })
    }

    /// Before the first transition.
    func testAtRestFromTheBeginning() {
        let rest = State.resting(after: nil)
        check(
            rest,
            Self.events.map {
                switch $0 {
                case .willShow(during: nil): ($0, rest, [.settle])
                case .willShow(during: let number?): ($0, .moving(with: number), [.carry, .await(number)])
                case .willShowBehind(let modal): ($0, .obscured(behind: modal), Self.waiting(for: modal))
                case .stateSet(during: nil): ($0, rest, [.update])
                case .stateSet(during: let number?): ($0, .moving(with: number), [.await(number)])
                case .layout(during: nil), .didShow(during: nil): ($0, rest, [.reconcile])
                case .layout: ($0, rest, [.follow])
                case .didShowEarly: ($0, .settling(after: nil), [.awaitTurn])
                case .leftWindow(during: nil): ($0, rest, [.leaveWindow])
                case .leftWindow(during: let number?): ($0, .moving(with: number), [.await(number)])
                case .giveUp: ($0, .ending, [.restore])
                case .giveUpAtEnd(of: let number): ($0, .leaving(at: number), [.await(number)])
                case .didShow, .turned, .end, .restored: ($0, rest, [])
                }
            })
    }

    /// On the iOS 26 design everything is restored when the running transition has ended (B17.7).
    func testLeavingAtTheEndOfATransition() {
        let leaving = State.leaving(at: 1)
        check(
            leaving,
            Self.events.map {
                switch $0 {
                case .end(of: 1, during: _), .didShow(during: nil), .didShowEarly, .giveUp:
                    ($0, .ending, [.restore])
                case .willShow(during: nil): ($0, .resting(after: nil), [.settle])
                case .willShow(during: let number?): ($0, .moving(with: number), [.carry, .await(number)])
                case .willShowBehind(let modal): ($0, .obscured(behind: modal), Self.waiting(for: modal))
                case .giveUpAtEnd(of: let number): ($0, .leaving(at: number), [.await(number)])
                default: ($0, leaving, [])
                }
            })
    }

    /// Restoring may make UIKit begin a change that waited for layout.
    func testWhileEverythingIsRestoredNothingElseHasAnEffect() {
        check(.ending, Self.events.map { ($0, $0 == .restored ? .ended : .ending, []) })
    }

    func testAfterwardsOnlyTheNextWillShowHasAnEffect() {
        check(
            .ended,
            Self.events.map {
                switch $0 {
                case .willShow(during: nil): ($0, .resting(after: nil), [.settle])
                case .willShow(during: let number?): ($0, .moving(with: number), [.carry, .await(number)])
                case .willShowBehind(let modal): ($0, .obscured(behind: modal), Self.waiting(for: modal))
                case .giveUp: ($0, .ending, [.restore])
                default: ($0, .ended, [])
                }
            })
    }

    func testATransitionIsAtRestWhenItHasEnded() {
        XCTAssertTrue(State.resting(after: 1).isAtRest(1))
        XCTAssertTrue(State.resting(after: 1).isAtRest(nil))
        XCTAssertFalse(State.resting(after: 1).isAtRest(2))
        XCTAssertFalse(State.moving(with: 1).isAtRest(nil))
        XCTAssertFalse(State.settling(after: 1).isAtRest(nil))
        XCTAssertFalse(State.leaving(at: 1).isAtRest(nil))
        XCTAssertFalse(State.ended.isAtRest(nil))
    }

    private static let events: [State.Event] =
        [nil, 1, 2].flatMap {
            [
                .willShow(during: $0), .didShow(during: $0), .stateSet(during: $0), .layout(during: $0),
                .turned(during: $0), .leftWindow(during: $0),
            ]
        }
        + [nil, 1, 2].map { .end(of: 1, during: $0) } + [
            .end(of: 2, during: nil), .willShowBehind(2), .willShowBehind(nil),
        ]
        + [.didShowEarly, .giveUp, .giveUpAtEnd(of: 1), .giveUpAtEnd(of: 2), .restored]

    /// A modal transition that may never report its end is not waited for.
    private static func waiting(for modal: Int?) -> [State.Effect] {
        modal.map { [.await($0)] } ?? [.askAgain]
    }

    /// Checks that the rows contain every event, and what follows from each.
    private func check(_ state: State, _ rows: [Row], line: UInt = #line) {
        for event in Self.events {
            let found = rows.filter { $0.event == event }
            XCTAssertEqual(found.count, 1, "\(event)", line: line)
            guard let row = found.first else { continue }
            let (next, effects) = state.after(event)
            XCTAssertEqual(next, row.to, "\(event)", line: line)
            XCTAssertEqual(effects, row.effects, "\(event)", line: line)
        }
    }
}
