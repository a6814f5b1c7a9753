import UIKit
import XCTest

@testable import Baton

/// Tests the complete state table: every state with every event.
@MainActor
final class InteractionStateTests: XCTestCase {
    private typealias State = InteractionState
    private typealias Row = (from: State, event: State.Event, to: State, action: State.Action?)

    private static let idle: [Row] = [
        (.idle, .begin, .beginning(end: nil), nil),
        // No gesture has begun the transition, so it runs by itself.
        (.idle, .start, .settling, nil),
        (.idle, .update(0.4), .idle, nil),
        (.idle, .release(.completed), .idle, nil),
        (.idle, .release(.cancelled), .idle, nil),
        (.idle, .pause, .idle, nil),
        (.idle, .complete, .idle, nil),
    ]

    private static let waiting: [Row] = {
        let waiting = State.beginning(end: nil)
        return [
            (waiting, .begin, waiting, nil),
            (waiting, .start, .driving, nil),
            (waiting, .update(0.4), waiting, nil),
            (waiting, .release(.completed), .beginning(end: .completed), nil),
            (waiting, .release(.cancelled), .beginning(end: .cancelled), nil),
            (waiting, .pause, waiting, nil),
            (waiting, .complete, .idle, nil),
        ]
    }()

    /// The gesture ended before the start. Only the start and the completion have an effect. The end is told in the turn after
    /// the start (B27.41).
    private static let released: [Row] = [TransitionOutcome.completed, .cancelled].flatMap { end -> [Row] in
        let released = State.beginning(end: end)
        return [
            (released, .begin, released, nil),
            (released, .start, .ending(end), .awaitNextTurn),
            (released, .update(0.4), released, nil),
            (released, .release(.completed), released, nil),
            (released, .release(.cancelled), released, nil),
            (released, .pause, released, nil),
            (released, .complete, .idle, nil),
        ]
    }

    private static let ending: [Row] = [TransitionOutcome.completed, .cancelled].flatMap { end -> [Row] in
        let ending = State.ending(end)
        return [
            (ending, .begin, ending, nil),
            (ending, .start, ending, nil),
            (ending, .update(0.4), ending, nil),
            (ending, .release(.completed), ending, nil),
            (ending, .release(.cancelled), ending, nil),
            (ending, .pause, ending, nil),
            (ending, .nextTurn, .settling, .settle(end)),
            (ending, .complete, .idle, nil),
        ]
    }

    private static let driving: [Row] = [
        (.driving, .begin, .driving, nil),
        (.driving, .start, .driving, nil),
        (.driving, .update(0.4), .driving, .update(0.4)),
        (.driving, .release(.completed), .settling, .settle(.completed)),
        (.driving, .release(.cancelled), .settling, .settle(.cancelled)),
        (.driving, .pause, .driving, nil),
        (.driving, .complete, .idle, nil),
    ]

    private static let settling: [Row] = [
        (.settling, .begin, .settling, nil),
        (.settling, .start, .settling, nil),
        (.settling, .update(0.4), .settling, nil),
        (.settling, .release(.completed), .settling, nil),
        (.settling, .release(.cancelled), .settling, nil),
        // A touch pauses the animation again.
        (.settling, .pause, .driving, .pause),
        (.settling, .complete, .idle, nil),
    ]

    func testEveryStateWithEveryEvent() async {
        let others: [State] = [
            .idle, .beginning(end: nil), .beginning(end: .completed), .beginning(end: .cancelled), .driving, .settling,
        ]
        let late = others.map { ($0, State.Event.nextTurn, $0, nil) as Row }
        let table = Self.idle + Self.waiting + Self.released + Self.ending + Self.driving + Self.settling + late
        XCTAssertEqual(table.count, 8 * 8, "eight states, eight events")
        for row in table {
            let next = row.from.after(row.event)
            XCTAssertEqual(next.state, row.to, "\(row.from) after \(row.event)")
            XCTAssertEqual(next.action, row.action, "\(row.from) after \(row.event)")
        }
    }

    func testFromEveryStateTheEndOfTheTransitionLeadsBackToTheBeginning() async {
        let states: [State] = [.idle, .beginning(end: nil), .ending(.cancelled), .driving, .settling]
        for state in states {
            XCTAssertEqual(state.after(.complete).state.after(.begin).state, .beginning(end: nil), "\(state)")
        }
    }
}
