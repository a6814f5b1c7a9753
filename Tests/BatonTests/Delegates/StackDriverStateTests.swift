import XCTest

@testable import Baton

/// Tests the states of a stack's driver: what each event leads to in each state.
final class StackDriverStateTests: XCTestCase {
    private typealias State = StackDriverState
    private typealias Row = (event: State.Event, state: State, effects: [State.Effect])

    private static let events: [State.Event] = [
        .found(1), .found(2), .begins(1), .begins(2), .ended(1), .ended(2), .leave, .leaveAtEnd(of: 1),
        .leaveAtEnd(of: 2), .drive,
    ]

    private func check(_ state: State, _ rows: [Row], line: UInt = #line) {
        XCTAssertEqual(rows.map(\.event), Self.events, line: line)
        for row in rows {
            let (next, effects) = state.after(row.event)
            XCTAssertEqual(next, row.state, "\(row.event)", line: line)
            XCTAssertEqual(effects, row.effects, "\(row.event)", line: line)
        }
    }

    func testAtRestATransitionIsNotedOrBegins() {
        let rest = State.resting(after: nil)
        check(
            rest,
            [
                (.found(1), .waiting(for: 1), [.await(1)]), (.found(2), .waiting(for: 2), [.await(2)]),
                (.begins(1), .changing(1), [.await(1)]), (.begins(2), .changing(2), [.await(2)]),
                (.ended(1), rest, []), (.ended(2), rest, []),
                (.leave, .gone, [.detach, .restore]), (.leaveAtEnd(of: 1), .leaving(at: 1), [.detach, .await(1)]),
                (.leaveAtEnd(of: 2), .leaving(at: 2), [.detach, .await(2)]),
                (.drive, rest, []),
            ])
    }

    /// UIKit still returns the transition that has ended.
    func testATransitionThatHasEndedIsNotNotedAgain() {
        let rest = State.resting(after: 1)
        check(
            rest,
            [
                (.found(1), rest, []), (.found(2), .waiting(for: 2), [.await(2)]),
                (.begins(1), rest, []), (.begins(2), .changing(2), [.await(2)]),
                (.ended(1), rest, []), (.ended(2), rest, []),
                (.leave, .gone, [.detach, .restore]), (.leaveAtEnd(of: 1), .gone, [.detach, .restore]),
                (.leaveAtEnd(of: 2), .leaving(at: 2), [.detach, .await(2)]),
                (.drive, rest, []),
            ])
    }

    /// A transition that has not begun when the driver leaves begins without Baton.
    func testATransitionThatWasNotedBeginsOrEnds() {
        let waiting = State.waiting(for: 1)
        check(
            waiting,
            [
                (.found(1), waiting, []), (.found(2), .waiting(for: 2), [.await(2)]),
                (.begins(1), .changing(1), []), (.begins(2), .changing(2), [.await(2)]),
                (.ended(1), .resting(after: 1), [.rest]), (.ended(2), waiting, []),
                (.leave, .gone, [.detach, .restore]), (.leaveAtEnd(of: 1), .leaving(at: 1), [.detach, .await(1)]),
                (.leaveAtEnd(of: 2), .leaving(at: 2), [.detach, .await(2)]),
                (.drive, waiting, []),
            ])
    }

    /// The next transition may interrupt one, whose end comes later.
    func testATransitionThatRunsBeginsOnceAndMayBeInterrupted() {
        let changing = State.changing(1)
        check(
            changing,
            [
                (.found(1), changing, []), (.found(2), .waiting(for: 2), [.await(2)]),
                (.begins(1), changing, []), (.begins(2), .changing(2), [.await(2)]),
                (.ended(1), .resting(after: 1), [.rest]), (.ended(2), changing, []),
                (.leave, .leaving(at: 1), [.detach]), (.leaveAtEnd(of: 1), .leaving(at: 1), [.detach]),
                (.leaveAtEnd(of: 2), .leaving(at: 1), [.detach]),
                (.drive, changing, []),
            ])
    }

    func testADriverThatLeavesWaitsForTheEndUnlessItDrivesAgain() {
        let leaving = State.leaving(at: 1)
        check(
            leaving,
            [
                // The modal transition has ended, and the one behind it still runs.
                (.found(1), leaving, []), (.found(2), .leaving(at: 2), [.await(2)]),
                (.begins(1), leaving, []), (.begins(2), leaving, []),
                (.ended(1), .gone, [.restore]), (.ended(2), leaving, []),
                (.leave, leaving, []), (.leaveAtEnd(of: 1), leaving, []), (.leaveAtEnd(of: 2), leaving, []),
                (.drive, .changing(1), []),
            ])
    }

    func testADriverThatHasLeftDoesNothing() {
        check(.gone, Self.events.map { ($0, .gone, []) })
    }

    func testItDrivesUntilItLeaves() {
        XCTAssertEqual(
            [State.resting(after: 1), .waiting(for: 1), .changing(1), .leaving(at: 1), .gone].map(\.isDriving),
            [true, true, true, false, false])
    }
}
