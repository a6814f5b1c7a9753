import UIKit
import XCTest

@testable import Baton

/// Tests the complete state table: every state with every event.
@MainActor
final class OverlayStateTests: XCTestCase {
    private typealias State = OverlayState
    private typealias Row = (from: State, event: State.Event, to: State, actions: [State.Action])

    private static let places: [State.Place] = [.layout, .stretched, .dragged, .settling, .left]

    private static let states: [State] =
        [.presenting, .over] + places.map { .presented($0) } + places.map { .dismissing($0) }

    private static let events: [State.Event] =
        [
            .presentationEnds(isComplete: true), .presentationEnds(isComplete: false),
            .dismissalBegins(isDragged: true), .dismissalBegins(isDragged: false), .dismissalEnds(isComplete: true),
            .dismissalEnds(isComplete: false), .containerLayout(isResized: true), .containerLayout(isResized: false),
            .change, .changeOnReturn, .resize, .choose,
        ] + places.map { .move(to: $0) }

    /// Every event that has an effect. All others change nothing.
    private static let table: [Row] =
        presentation + presented + underAFinger + dismissal + cancel + places.flatMap { anywhere($0) }

    private static let presentation: [Row] = [
        (.presenting, .presentationEnds(isComplete: true), .presented(.layout), [.settle, .showBackdrop]),
        (.presenting, .presentationEnds(isComplete: false), .over, [.end]),
        (.presenting, .dismissalEnds(isComplete: true), .over, [.end]),
        (.presenting, .dismissalBegins(isDragged: true), .dismissing(.layout), []),
        (.presenting, .dismissalBegins(isDragged: false), .dismissing(.layout), []),
        // The animator moves the view by its transform.
        (.presenting, .containerLayout(isResized: true), .presenting, [.placeUnderTransform]),
        // How a sheet floats is known before the first frame, from the first layout on.
        (.presenting, .containerLayout(isResized: false), .presenting, [.shapeAhead]),
        // A keyboard that comes meanwhile takes the view along.
        (.presenting, .change, .presenting, [.placeUnderTransform, .layOut]),
        (.presenting, .choose, .presenting, [.placeUnderTransform, .layOut, .showBackdrop]),
    ]

    private static let presented: [Row] = [
        (.presented(.layout), .containerLayout(isResized: false), .presented(.layout), [.place]),
        (.presented(.layout), .change, .presented(.layout), [.place, .layOut]),
        (.presented(.layout), .resize, .presented(.layout), [.settle]),
        (.presented(.settling), .resize, .presented(.settling), [.stopSheet, .settleSheet]),
        (.presented(.settling), .change, .presented(.layout), [.stopSheet, .place, .layOut, .showBackdrop]),
    ]

    private static let underAFinger: [Row] = [
        (.presented(.dragged), .change, .presented(.dragged), [.keepPlace]),
        (.presented(.dragged), .resize, .presented(.dragged), [.keepPlace]),
        // The finger that drags the sheet goes on to dismiss it.
        (.presented(.dragged), .dismissalBegins(isDragged: true), .dismissing(.dragged), []),
    ]

    private static let dismissal: [Row] = [
        (.presented(.layout), .dismissalBegins(isDragged: false), .dismissing(.layout), [.stopSheet]),
        // A pull brings the view back itself.
        (.presented(.stretched), .dismissalBegins(isDragged: false), .dismissing(.stretched), [.stopSheet]),
        // The transition begins where the sheet is.
        (.presented(.dragged), .dismissalBegins(isDragged: false), .dismissing(.left), [.stopSheet]),
        (.presented(.settling), .dismissalBegins(isDragged: false), .dismissing(.left), [.stopSheet]),
        (.presented(.left), .dismissalBegins(isDragged: false), .dismissing(.left), [.stopSheet]),
        (.presented(.layout), .dismissalBegins(isDragged: true), .dismissing(.layout), []),
        (.presented(.stretched), .dismissalBegins(isDragged: true), .dismissing(.stretched), []),
        (.presented(.settling), .dismissalBegins(isDragged: true), .dismissing(.settling), []),
        (.presented(.left), .dismissalBegins(isDragged: true), .dismissing(.left), []),
        (.dismissing(.settling), .change, .dismissing(.left), [.stopSheet]),
        // A keyboard that leaves during a cancel takes the view along.
        (.dismissing(.layout), .changeOnReturn, .dismissing(.layout), [.stopSheet, .placeUnderTransform, .layOut]),
        (.dismissing(.settling), .changeOnReturn, .dismissing(.layout), [.stopSheet, .placeUnderTransform, .layOut]),
        (.dismissing(.settling), .resize, .dismissing(.left), [.stopSheet]),
        (.dismissing(.settling), .choose, .dismissing(.left), [.stopSheet]),
    ]

    /// A dismissal is cancelled, also one whose beginning UIKit has not told of.
    private static let cancel: [Row] = [State.presented, State.dismissing].flatMap { state -> [Row] in
        [
            (state(.layout), .dismissalEnds(isComplete: false), .presented(.layout), [.showBackdrop, .settle]),
            (state(.stretched), .dismissalEnds(isComplete: false), .presented(.stretched), [.showBackdrop]),
            (state(.dragged), .dismissalEnds(isComplete: false), .presented(.dragged), [.showBackdrop]),
            (state(.settling), .dismissalEnds(isComplete: false), .presented(.settling), [.fadeBackdropIn]),
            (state(.left), .dismissalEnds(isComplete: false), .presented(.settling), [.showBackdrop, .settleSheet]),
        ]
    }

    /// What happens wherever the view is.
    private static func anywhere(_ place: State.Place) -> [Row] {
        [
            (.presented(place), .choose, .presented(.layout), [.stopSheet, .place, .layOut, .showBackdrop]),
            (.presented(place), .presentationEnds(isComplete: false), .over, [.end]),
            (.presented(place), .dismissalEnds(isComplete: true), .over, [.end]),
            (.dismissing(place), .presentationEnds(isComplete: false), .over, [.end]),
            (.dismissing(place), .dismissalEnds(isComplete: true), .over, [.end]),
            // In a container of another size nothing goes on to a place that is no longer its own.
            (
                .presented(place), .containerLayout(isResized: true), .presented(.layout),
                place == .layout ? [.place] : [.letGo, .place]
            ),
            (
                .dismissing(place), .containerLayout(isResized: true), .dismissing(.layout),
                [.letGo, .placeUnderTransform]
            ),
        ]
            + places.map { next in
                (.presented(place), .move(to: next), .presented(next), next == .layout ? [.place] : [])
            }
            // The transition goes on, so nothing places the view.
            + places.map { next in (.dismissing(place), .move(to: next), .dismissing(next), []) }
    }

    func testEveryStateWithEveryEvent() async {
        var rows = 0
        for state in Self.states {
            for event in Self.events {
                let row = Self.table.first { $0.from == state && $0.event == event }
                if row != nil { rows += 1 }
                let next = state.after(event)
                XCTAssertEqual(next.state, row?.to ?? state, "\(state), \(event)")
                XCTAssertEqual(next.actions, row?.actions ?? [], "\(state), \(event)")
            }
        }
        XCTAssertEqual(rows, Self.table.count, "each row is for a state and an event of its own")
    }

    func testWhoMovesTheView() async {
        for place in Self.places {
            XCTAssertFalse(State.presented(place).isTransition)
            XCTAssertTrue(State.dismissing(place).isTransition)
        }
        for (state, isTransition) in [(State.presenting, true), (.over, false)] {
            XCTAssertEqual(state.isTransition, isTransition)
        }
    }
}
