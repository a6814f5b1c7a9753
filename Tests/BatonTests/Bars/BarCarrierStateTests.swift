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
                (.willShow(nil), rest, [.settle]),
                (.willShow(1), rest, [.settle]),
                (.willShow(2), .moving(with: 2), [.carry, .await(2)]),
                (.didShow(nil), rest, [.reconcile]),
                (.didShow(1), rest, [.reconcile]),
                (.didShow(2), rest, []),
                (.willShowBehind(2), .obscured(behind: 2), [.await(2)]),
                (.end(of: 1, nil), rest, []),
                (.end(of: 1, 1), rest, []),
                (.end(of: 1, 2), rest, []),
                (.end(of: 2, nil), rest, []),
                (.stateSet(nil), rest, [.update]),
                (.stateSet(1), rest, [.update]),
                // The transition began before the carrier was created.
                (.stateSet(2), .moving(with: 2), [.await(2)]),
                (.layout(nil), rest, [.reconcile]),
                (.layout(1), rest, [.reconcile]),
                (.layout(2), rest, [.follow]),
                (.leftWindow, rest, [.leaveWindow]),
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
                (.willShow(nil), .resting(after: 1), [.settle]),
                (.willShow(1), moving, [.carry]),
                // The next transition begins before the end of this one is reported (B16.21, B16.25).
                (.willShow(2), .moving(with: 2), [.paintLeaving, .carry, .await(2)]),
                // The end was not reported.
                (.didShow(nil), .resting(after: 1), [.settle]),
                (.didShow(1), moving, []),
                (.didShow(2), moving, []),
                (.willShowBehind(2), .obscured(behind: 2), [.await(2)]),
                (.end(of: 1, nil), .resting(after: 1), [.settle]),
                (.end(of: 1, 1), .resting(after: 1), [.settle]),
                // The next one has interrupted it, and its `willShow` follows.
                (.end(of: 1, 2), moving, []),
                // An earlier transition, whose end is reported late.
                (.end(of: 2, nil), moving, []),
                // A modal transition of the stack hides this one from `transitionCoordinator`.
                (.stateSet(nil), moving, []),
                (.stateSet(1), moving, []),
                (.stateSet(2), moving, []),
                (.layout(nil), moving, [.follow]),
                (.layout(1), moving, [.follow]),
                (.layout(2), moving, [.follow]),
                (.leftWindow, moving, [.leaveWindow]),
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
                (.willShow(nil), .resting(after: nil), [.settle]),
                (.willShow(1), .moving(with: 1), [.carry, .await(1)]),
                (.willShow(2), .moving(with: 2), [.carry, .await(2)]),
                (.willShowBehind(2), .obscured(behind: 2), [.await(2)]),
                (.didShow(nil), .resting(after: 1), [.settle]),
                (.didShow(1), .resting(after: 1), [.settle]),
                (.didShow(2), .resting(after: 1), [.settle]),
                // UIKit may still return the modal transition.
                (.end(of: 1, nil), .obscured(behind: nil), [.askAgain]),
                (.end(of: 1, 1), .moving(with: 1), [.await(1)]),
                (.end(of: 1, 2), .moving(with: 2), [.await(2)]),
                (.end(of: 2, nil), hidden, []),
                (.stateSet(nil), hidden, []),
                (.stateSet(1), hidden, []),
                (.stateSet(2), hidden, []),
                (.layout(nil), hidden, []),
                (.layout(1), .moving(with: 1), [.await(1)]),
                (.layout(2), .moving(with: 2), [.await(2)]),
                (.leftWindow, hidden, [.leaveWindow]),
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
                case .willShow(nil), .didShow: ($0, .resting(after: nil), [.settle])
                case .willShow(let number?): ($0, .moving(with: number), [.carry, .await(number)])
                case .willShowBehind(let number): ($0, .obscured(behind: number), [.await(number)])
                case .layout(nil): ($0, .resting(after: nil), [.settle])
                case .layout(let number?), .end(of: _, let number?): ($0, .moving(with: number), [.await(number)])
                case .stateSet(nil): ($0, .resting(after: nil), [.update])
                case .leftWindow: ($0, asked, [.leaveWindow])
                case .giveUp: ($0, .ending, [.restore])
                case .giveUpAtEnd(of: let number): ($0, .leaving(at: number), [.await(number)])
                case .stateSet, .end, .restored: ($0, asked, [])
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
                case .willShow(nil): ($0, rest, [.settle])
                case .willShow(let number?): ($0, .moving(with: number), [.carry, .await(number)])
                case .willShowBehind(let number): ($0, .obscured(behind: number), [.await(number)])
                case .stateSet(nil): ($0, rest, [.update])
                case .stateSet(let number?): ($0, .moving(with: number), [.await(number)])
                case .layout(nil), .didShow(nil): ($0, rest, [.reconcile])
                case .layout: ($0, rest, [.follow])
                case .leftWindow: ($0, rest, [.leaveWindow])
                case .giveUp: ($0, .ending, [.restore])
                case .giveUpAtEnd(of: let number): ($0, .leaving(at: number), [.await(number)])
                case .didShow, .end, .restored: ($0, rest, [])
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
                case .end(of: 1, _), .didShow(nil), .giveUp: ($0, .ending, [.restore])
                case .willShow(nil): ($0, .resting(after: nil), [.settle])
                case .willShow(let number?): ($0, .moving(with: number), [.carry, .await(number)])
                case .willShowBehind(let number): ($0, .obscured(behind: number), [.await(number)])
                case .giveUpAtEnd(of: let number): ($0, .leaving(at: number), [.await(number)])
                case .leftWindow: ($0, leaving, [.leaveWindow])
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
                case .willShow(nil): ($0, .resting(after: nil), [.settle])
                case .willShow(let number?): ($0, .moving(with: number), [.carry, .await(number)])
                case .willShowBehind(let number): ($0, .obscured(behind: number), [.await(number)])
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
        XCTAssertFalse(State.leaving(at: 1).isAtRest(nil))
        XCTAssertFalse(State.ended.isAtRest(nil))
    }

    private static let events: [State.Event] =
        [nil, 1, 2].flatMap { [.willShow($0), .didShow($0), .stateSet($0), .layout($0)] }
        + [.willShowBehind(2), .end(of: 1, nil), .end(of: 1, 1), .end(of: 1, 2), .end(of: 2, nil)]
        + [.leftWindow, .giveUp, .giveUpAtEnd(of: 1), .giveUpAtEnd(of: 2), .restored]

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
