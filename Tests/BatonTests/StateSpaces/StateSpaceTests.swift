import UIKit
import XCTest

@testable import Baton

/// Enumerates every state that a state machine reaches, with every event. From each one, what UIKit is sure to report leads back to
/// rest, so that nothing is stuck.
@MainActor
final class StateSpaceTests: XCTestCase {
    /// Transitions are known by their numbers. Two show everything that one after another may do.
    private let numbers = [1, 2]

    func testAnInteraction() async {
        let outcomes: [TransitionOutcome] = [.completed, .cancelled]
        let space = StateSpace(
            from: InteractionState.idle,
            by: [.begin, .start, .update(0.5), .pause, .nextTurn, .complete] + outcomes.map { .release($0) }
        ) { $0.after($1).state }
        // Idle, beginning with three ends, ending with two, driving and settling.
        XCTAssertEqual(space.states.count, 8)
        XCTAssertEqual(space.stuck(with: [.complete]) { $0 == .idle }, [])
        // A release leads to an end without the end of the transition being reported, once UIKit has started it.
        let going = space.stuck(with: [.start, .release(.cancelled), .nextTurn]) { $0 == .settling }
        XCTAssertEqual(going, [])
    }

    func testAnOverlay() async {
        typealias Place = OverlayState.Place
        // Nothing puts a view to where a sheet was left, but the beginning of a dismissal.
        let places: [Place] = [.layout, .stretched, .dragged, .settling]
        let ends: [OverlayState.Event] = [true, false].flatMap { isComplete in
            [.presentationEnds(isComplete: isComplete), .dismissalEnds(isComplete: isComplete)]
        }
        var events = ends + places.map { .move(to: $0) } + [.change, .resize, .choose]
        events += [true, false].flatMap { [.dismissalBegins(isDragged: $0), .containerLayout(isResized: $0)] }
        let space = StateSpace(from: OverlayState.presenting, by: events) { $0.after($1).state }
        // Presenting, over, presented in four places, dismissing in five.
        XCTAssertEqual(space.states.count, 11)
        XCTAssertFalse(space.states.contains(.presented(.left)), "a sheet that was left goes to its detent")
        XCTAssertEqual(space.stuck(with: [.dismissalEnds(isComplete: true)]) { $0 == .over }, [])
        // Or it stays, and is in its place.
        let staying = space.stuck(
            with: [.presentationEnds(isComplete: true), .dismissalEnds(isComplete: false), .move(to: .layout)]
        ) { $0 == .presented(.layout) || $0 == .over }
        XCTAssertEqual(staying, [])
    }

    func testTheTimelineOfAStack() async {
        typealias State = StackTimelineState
        let sights: [State.Sight] = [.nothing, .away, .silent] + numbers.flatMap { [.own($0), .modal($0)] }
        var events: [State.Event] = sights.flatMap { [.shows($0), .shown($0), .looked($0), .turned($0), .joined($0)] }
        let ends = numbers.flatMap { number in sights.map { State.Event.ended(number, $0) } }
        events += ends + [.doubted]
        let space = StateSpace(from: State.resting(after: nil), by: events) { $0.after($1).state }
        // Resting, hidden and settling, after none or one of two; announced and moving with one of two.
        XCTAssertEqual(space.states.count, 3 * 3 + 2 * 2)
        // The end of a transition, or, if it is lost, the screen that is shown.
        let reported = numbers.map { State.Event.ended($0, .nothing) }
        for end in [reported, [State.Event.shown(.nothing)]] {
            XCTAssertEqual(space.stuck(with: end + [.turned(.nothing)]) { $0.isResting }, [])
        }
    }

    /// Whoever waits for the end of a transition hears of it: no way leads from a transition to rest in silence.
    func testTheTimelineTellsOfEachEnd() async {
        typealias State = StackTimelineState
        let sights: [State.Sight] = [.nothing, .away, .silent] + numbers.flatMap { [.own($0), .modal($0)] }
        var events: [State.Event] = sights.flatMap { [.shows($0), .shown($0), .looked($0), .turned($0), .joined($0)] }
        events += numbers.flatMap { number in sights.map { .ended(number, $0) } } + [.doubted]
        let space = StateSpace(from: State.resting(after: nil), by: events) { $0.after($1).state }
        for state in space.states where !state.isResting {
            for event in events {
                let (next, effects) = state.after(event)
                let tells = effects.contains(.tell(.ended)) || effects.contains(.tell(.rests))
                XCTAssertEqual(next.isResting, tells, "\(state) \(event)")
            }
        }
    }

    func testTheDriverOfAStack() async {
        let events: [StackDriverState.Event] = [.rests, .drive, .leave(isUnderWay: true), .leave(isUnderWay: false)]
        let space = StateSpace(from: StackDriverState.driving, by: events) { $0.after($1).state }
        XCTAssertEqual(space.states, [.driving, .leaving, .gone])
        XCTAssertEqual(space.stuck(with: [.leave(isUnderWay: false), .rests]) { $0 == .gone }, [])
    }

    func testTheCarrierOfABar() async {
        let events: [BarCarrierState.Event] = [
            .begins, .waits, .ends, .rests, .stateSet, .layout, .leftWindow, .giveUp, .giveUpAtEnd, .restored,
        ]
        let space = StateSpace(from: BarCarrierState.resting, by: events) { $0.after($1).state }
        XCTAssertEqual(space.states.count, 6)
        XCTAssertEqual(space.stuck(with: [.ends, .restored]) { $0 == .resting || $0 == .ended }, [])
    }

    func testAPull() async {
        let ends: ClosedRange<CGFloat> = 300...600
        let (ways, rooms): ([CGFloat], [CGFloat]) = ([-20, 0, 20, 400], [0, 200])
        var events: [PullState.Event] = [.cancel] + ways.map { .end(way: $0) }
        for (way, room) in ways.flatMap({ way in rooms.map { (way, $0) } }) {
            events += [0, 300].flatMap { missing in
                [true, false].map { .begin(way: way, room: room, missing: missing, isAlone: $0) }
            }
            events += [true, false].map { .move(way: way, room: room, canTakeBack: $0) }
        }
        let space = StateSpace(from: PullState.idle, by: events) { $0.after($1, between: ends).state }
        XCTAssertLessThan(space.states.count, 10_000, "the places of a finger that moves between a few points are few")
        XCTAssertEqual(space.stuck(with: [.cancel]) { $0 == .idle }, [])
        XCTAssertEqual(space.stuck(with: [.end(way: 0)]) { $0 == .idle }, [])
    }
}
