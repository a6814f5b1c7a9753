import UIKit
import XCTest

@testable import Baton

/// Tests the complete state table: every state with every event.
@MainActor
final class InteractionStateTests: XCTestCase {
    private typealias State = InteractionState
    private typealias Row = (from: State, event: State.Event, to: State, actions: [State.Action])

    private static let idle: [Row] = [
        (.idle, .begin, .beginning(end: nil), [.askForTransition]),
        // No gesture has begun the transition, so it runs by itself.
        (.idle, .start, .settling, []),
        (.idle, .update(0.4), .idle, []),
        (.idle, .release(.finish), .idle, []),
        (.idle, .release(.cancel), .idle, []),
        (.idle, .pause, .idle, []),
        (.idle, .complete, .idle, []),
    ]

    private static let waiting: [Row] = {
        let waiting = State.beginning(end: nil)
        return [
            (waiting, .begin, waiting, []),
            (waiting, .start, .driving, []),
            (waiting, .update(0.4), waiting, []),
            (waiting, .release(.finish), .beginning(end: .finish), []),
            (waiting, .release(.cancel), .beginning(end: .cancel), []),
            (waiting, .pause, waiting, []),
            (waiting, .complete, .idle, []),
        ]
    }()

    /// The gesture ended before the start. Only the start and the completion have an effect.
    private static let released: [Row] = [ReleaseRule.Verdict.Outcome.finish, .cancel].flatMap { end -> [Row] in
        let released = State.beginning(end: end)
        return [
            (released, .begin, released, []),
            (released, .start, .settling, [end == .finish ? .finish : .cancel]),
            (released, .update(0.4), released, []),
            (released, .release(.finish), released, []),
            (released, .release(.cancel), released, []),
            (released, .pause, released, []),
            (released, .complete, .idle, []),
        ]
    }

    private static let driving: [Row] = [
        (.driving, .begin, .driving, []),
        (.driving, .start, .driving, []),
        (.driving, .update(0.4), .driving, [.update(0.4)]),
        (.driving, .release(.finish), .settling, [.finish]),
        (.driving, .release(.cancel), .settling, [.cancel]),
        (.driving, .pause, .driving, []),
        (.driving, .complete, .idle, []),
    ]

    private static let settling: [Row] = [
        (.settling, .begin, .settling, []),
        (.settling, .start, .settling, []),
        (.settling, .update(0.4), .settling, []),
        (.settling, .release(.finish), .settling, []),
        (.settling, .release(.cancel), .settling, []),
        // A touch pauses the animation again.
        (.settling, .pause, .driving, [.pause]),
        (.settling, .complete, .idle, []),
    ]

    func testEveryStateWithEveryEvent() async {
        let table = Self.idle + Self.waiting + Self.released + Self.driving + Self.settling
        XCTAssertEqual(table.count, 42)
        for row in table {
            let next = row.from.after(row.event)
            XCTAssertEqual(next.state, row.to, "\(row.from) after \(row.event)")
            XCTAssertEqual(next.actions, row.actions, "\(row.from) after \(row.event)")
        }
    }

    func testFromEveryStateTheEndOfTheTransitionLeadsBackToTheBeginning() async {
        let states: [State] = [.idle, .beginning(end: nil), .driving, .settling]
        for state in states {
            XCTAssertEqual(state.after(.complete).state.after(.begin).actions, [.askForTransition], "\(state)")
        }
    }
}
