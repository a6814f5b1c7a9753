import XCTest

@testable import Baton

/// Tests the complete state table of a carrier: every state with every event.
final class BarCarrierStateTests: XCTestCase {
    private typealias State = BarCarrierState
    private typealias Row = (event: State.Event, to: State, effects: [State.Effect])

    func testAtRest() {
        check(
            .resting,
            [
                (.begins, .moving, [.carry]),
                (.waits, .waiting, []),
                // A screen was shown early.
                (.ends, .resting, [.arrive]),
                (.rests, .resting, [.reconcile]),
                (.stateSet, .resting, [.update]),
                (.layout, .resting, [.reconcile]),
                (.leftWindow, .resting, [.leaveWindow]),
                (.giveUp, .ending, [.restore]),
                (.giveUpAtEnd, .leaving, []),
                (.restored, .resting, []),
            ])
    }

    func testDuringATransition() {
        // The next transition begins before the end of this one is reported (B16.21, B16.25).
        check(.moving, [(.begins, .moving, [.paintLeaving, .carry])] + alongAnything(.moving))
        check(.waiting, [(.begins, .moving, [.carry])] + alongAnything(.waiting))
    }

    /// What is set now is shown at the end.
    private func alongAnything(_ state: State) -> [Row] {
        [
            (.waits, .waiting, []),
            (.ends, .resting, [.arrive]),
            (.rests, .resting, [.settle]),
            (.stateSet, state, []),
            (.layout, state, [.follow]),
            // Its screens are restored at the end.
            (.leftWindow, state, []),
            (.giveUp, .ending, [.restore]),
            (.giveUpAtEnd, .leaving, []),
            (.restored, state, []),
        ]
    }

    func testLeaving() {
        check(
            .leaving,
            [
                // An app's own delegate goes on calling.
                (.begins, .moving, [.carry]),
                (.waits, .leaving, []),
                (.ends, .ending, [.restore]),
                (.rests, .ending, [.restore]),
                (.stateSet, .leaving, []),
                (.layout, .leaving, []),
                (.leftWindow, .leaving, []),
                (.giveUp, .ending, [.restore]),
                (.giveUpAtEnd, .leaving, []),
                (.restored, .leaving, []),
            ])
    }

    /// Restoring the bar can make UIKit begin a change that waited for layout.
    func testNothingHappensWhileEverythingIsRestored() {
        for event in Self.events where event != .restored { check(.ending, [(event, .ending, [])]) }
        check(.ending, [(.restored, .ended, [])])
    }

    /// A delegate may use the carrier again.
    func testEnded() {
        check(
            .ended,
            [
                (.begins, .moving, [.carry]),
                (.rests, .resting, [.settle]),
                (.waits, .ended, []),
                (.ends, .ended, []),
                (.stateSet, .ended, []),
                (.layout, .ended, []),
                (.leftWindow, .ended, []),
                (.giveUp, .ending, [.restore]),
                (.giveUpAtEnd, .leaving, []),
                (.restored, .ended, []),
            ])
    }

    func testWhichStatesHaveEnded() {
        for state in [State.resting, .waiting, .moving] { XCTAssertFalse(state.hasEnded) }
        for state in [State.leaving, .ending, .ended] { XCTAssertTrue(state.hasEnded) }
    }

    private static let events: [State.Event] = [
        .begins, .waits, .ends, .rests, .stateSet, .layout, .leftWindow, .giveUp, .giveUpAtEnd, .restored,
    ]

    private func check(_ state: State, _ rows: [Row]) {
        for row in rows {
            let found = state.after(row.event)
            XCTAssertEqual(found.state, row.to, "\(state) \(row.event)")
            XCTAssertEqual(found.effects, row.effects, "\(state) \(row.event)")
        }
    }
}
