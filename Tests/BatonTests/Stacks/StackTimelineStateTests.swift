import XCTest

@testable import Baton

/// Tests the state table of a stack's timeline: every state with every event. What UIKit returns is one of seven sights.
final class StackTimelineStateTests: XCTestCase {
    private typealias State = StackTimelineState
    private typealias Row = (sights: [State.Sight], to: State, effects: [State.Effect])

    private static let modals: [State.Sight] = [.modal(1), .modal(2)]
    private static let all: [State.Sight] = [.nothing, .away, .silent, .own(1), .own(2)] + modals

    /// After transition 1, which UIKit may still return.
    func testAtRest() {
        let rest = State.resting(after: 1)
        check(
            rest, State.Event.shows,
            [
                ([.nothing, .away, .own(1)], rest, [.tell(.rests)]),
                ([.own(2)], .moving(2), [.await(2), .tell(.begins)]),
                ([.modal(2)], .hidden(behind: 2), [.await(2), .tell(.hidden)]),
                ([.silent], .hidden(behind: nil), [.tell(.hidden), .tell(.uncovered), .lookInNextFrame]),
            ])
        check(
            rest, State.Event.shown,
            [
                ([.nothing, .away, .own(1), .silent], rest, [.tell(.rests)]),
                ([.own(2)], .announced(2), [.await(2), .tell(.announced)]),
                // It is not certain that a modal transition hides nothing.
                (Self.modals, .settling(after: 1), [.lookInNextTurn]),
            ])
        for event in [State.Event.looked, State.Event.turned] {
            check(
                rest, event,
                [
                    ([.nothing, .away, .silent, .own(1)] + Self.modals, rest, []),
                    ([.own(2)], .announced(2), [.await(2), .tell(.announced)]),
                ])
        }
        check(
            rest, State.Event.joined,
            [
                ([.nothing, .away, .own(1)], rest, []),
                ([.own(2)], .announced(2), [.await(2), .tell(.announced)]),
                ([.modal(2)], .hidden(behind: 2), [.await(2), .tell(.hidden)]),
                ([.silent], .hidden(behind: nil), [.tell(.hidden), .tell(.uncovered), .lookInNextFrame]),
            ])
        check(rest, { .ended(1, $0) }, [(Self.all, rest, [])])
        check(rest, { .ended(2, $0) }, [(Self.all, rest, [])])
        check(rest, .doubted, .settling(after: 1), [.lookInNextTurn])
    }

    func testAnnounced() {
        let announced = State.announced(1)
        check(
            announced, State.Event.shows,
            [
                ([.own(1)], .moving(1), [.tell(.begins)]),
                ([.own(2)], .moving(2), [.await(2), .tell(.begins)]),
                ([.nothing, .away], .resting(after: 1), [.tell(.rests)]),
                ([.modal(2)], .hidden(behind: 2), [.await(2), .tell(.hidden)]),
                ([.silent], .hidden(behind: nil), [.tell(.hidden), .tell(.uncovered), .lookInNextFrame]),
            ])
        check(
            announced, State.Event.shown,
            [
                // The end was not reported, or the change was made without animation.
                ([.nothing, .away, .silent], .settling(after: nil), [.lookInNextTurn]),
                ([.own(1), .own(2)] + Self.modals, announced, []),
            ])
        for event in [State.Event.looked, State.Event.turned, State.Event.joined] {
            check(
                announced, event,
                [
                    ([.nothing, .away, .silent, .own(1)] + Self.modals, announced, []),
                    ([.own(2)], .announced(2), [.await(2)]),
                ])
        }
        check(
            announced, { .ended(1, $0) },
            [
                ([.nothing, .away, .silent, .own(1)] + Self.modals, .resting(after: 1), [.tell(.ended)]),
                ([.own(2)], .announced(2), [.await(2)]),
            ])
        check(announced, { .ended(2, $0) }, [(Self.all, announced, [])])
        check(announced, .doubted, announced, [])
    }

    func testMoving() {
        let moving = State.moving(1)
        check(
            moving, State.Event.shows,
            [
                // UIKit may report the screen more than once.
                ([.own(1)], moving, []),
                // The next transition begins before the end of this one is reported (B16.21, B16.25).
                ([.own(2)], .moving(2), [.await(2), .tell(.begins)]),
                ([.nothing, .away], .resting(after: 1), [.tell(.rests)]),
                ([.modal(2)], .hidden(behind: 2), [.await(2), .tell(.hidden)]),
                ([.silent], .hidden(behind: nil), [.tell(.hidden), .tell(.uncovered), .lookInNextFrame]),
            ])
        check(
            moving, State.Event.shown,
            [
                // The end was not reported. A transition that UIKit returns in the next turn was only hidden.
                ([.nothing, .away, .silent], .settling(after: nil), [.lookInNextTurn]),
                ([.own(1), .own(2)] + Self.modals, moving, []),
            ])
        for event in [State.Event.looked, State.Event.turned, State.Event.joined] {
            check(moving, event, [(Self.all, moving, [])])
        }
        check(
            moving, { .ended(1, $0) },
            [
                ([.nothing, .away, .silent, .own(1)] + Self.modals, .resting(after: 1), [.tell(.ended)]),
                ([.own(2)], .announced(2), [.await(2)]),
            ])
        // An earlier transition, whose end is reported late.
        check(moving, { .ended(2, $0) }, [(Self.all, moving, [])])
        check(moving, .doubted, moving, [])
    }

    /// What runs behind a modal transition is not known before that one ends.
    func testHidden() {
        let hidden = State.hidden(behind: 1)
        check(
            hidden, State.Event.shown,
            [
                ([.nothing, .away, .silent, .own(1), .own(2)], .settling(after: 1), [.lookInNextTurn]),
                (Self.modals, hidden, []),
            ])
        for event in [State.Event.looked, State.Event.turned, State.Event.joined] {
            check(
                hidden, event,
                [
                    ([.own(2)], .moving(2), [.await(2)]),
                    ([.nothing, .away, .silent] + Self.modals, hidden, []),
                ])
        }
        check(
            hidden, { .ended(1, $0) },
            [
                ([.own(2)], .moving(2), [.await(2)]),
                // UIKit may return the modal one until its last completion handler has run.
                (
                    [.nothing, .away, .silent] + Self.modals, .hidden(behind: nil),
                    [.tell(.uncovered), .lookInNextTurn]
                ),
            ])
        check(hidden, { .ended(2, $0) }, [(Self.all, hidden, [])])
        check(hidden, .doubted, hidden, [])
    }

    /// The modal transition has ended, or will not tell, and the stack is asked which one runs.
    func testAskedWhatRuns() {
        let asked = State.hidden(behind: nil)
        check(
            asked, State.Event.shows,
            [
                ([.nothing, .away], .resting(after: nil), [.tell(.rests)]),
                ([.own(2)], .moving(2), [.await(2), .tell(.begins)]),
                ([.modal(2)], .hidden(behind: 2), [.await(2), .tell(.hidden)]),
                ([.silent], asked, [.tell(.hidden), .tell(.uncovered), .lookInNextFrame]),
            ])
        for event in [State.Event.looked, State.Event.turned, State.Event.joined] {
            check(
                asked, event,
                [
                    ([.nothing], .resting(after: nil), [.tell(.rests)]),
                    // It is asked again when it comes back.
                    ([.away], asked, []),
                    ([.own(2)], .moving(2), [.await(2)]),
                    ([.modal(2)], .hidden(behind: 2), [.await(2)]),
                ])
        }
        // One look after another leads to the next.
        check(asked, .turned(.silent), asked, [.lookInNextFrame])
        check(asked, .looked(.silent), asked, [])
        check(asked, { .ended(1, $0) }, [(Self.all, asked, [])])
    }

    func testSettling() {
        let settling = State.settling(after: 1)
        check(settling, State.Event.shown, [(Self.all, settling, [])])
        check(settling, State.Event.looked, [(Self.all, settling, [])])
        check(settling, State.Event.joined, [(Self.all, settling, [])])
        check(
            settling, State.Event.turned,
            [
                ([.nothing, .away, .own(1)] + Self.modals, .resting(after: 1), [.tell(.ended)]),
                // It was only hidden, and runs, or it is about to begin.
                ([.own(2)], .announced(2), [.await(2), .tell(.announced)]),
                ([.silent], settling, [.lookInNextFrame]),
            ])
        check(
            settling, State.Event.shows,
            [
                ([.nothing, .away, .own(1)], .resting(after: 1), [.tell(.rests)]),
                ([.own(2)], .moving(2), [.await(2), .tell(.begins)]),
            ])
        check(settling, { .ended(1, $0) }, [(Self.all, settling, [])])
        check(settling, .doubted, settling, [])
    }

    private func check(_ state: State, _ event: (State.Sight) -> State.Event, _ rows: [Row]) {
        for row in rows {
            for sight in row.sights { check(state, event(sight), row.to, row.effects) }
        }
    }

    private func check(_ state: State, _ event: State.Event, _ next: State, _ effects: [State.Effect]) {
        let found = state.after(event)
        XCTAssertEqual(found.state, next, "\(state) \(event)")
        XCTAssertEqual(found.effects, effects, "\(state) \(event)")
    }
}
