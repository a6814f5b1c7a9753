import UIKit
import XCTest

@testable import Baton

/// Tests which actions the events of a drag lead to.
@MainActor
final class PullStateTests: XCTestCase {
    /// The actions for a sequence of events, with detents of 200 and 400 points.
    private func actions(_ events: PullState.Event...) -> [PullState.Action?] {
        var state = PullState.idle
        return events.map { event in
            let next = state.after(event, between: 200...400)
            state = next.state
            return next.action
        }
    }

    func testADragBetweenDetents() async {
        XCTAssertEqual(
            actions(
                .begin(way: -12, room: 0, missing: 200, isAlone: true), .move(way: -110, room: 0, canTakeBack: false),
                .move(way: -250, room: 0, canTakeBack: false), .end(way: -110)),
            [.follow(to: 202), .follow(to: 300), .follow(to: 440), .land(from: 300)])
    }

    func testADismissalBeginsBelowTheSmallestDetent() async {
        XCTAssertEqual(
            actions(
                .begin(way: 0, room: 0, missing: 200, isAlone: true), .move(way: 0, room: 0, canTakeBack: false),
                .move(way: 0.5, room: 0, canTakeBack: false)),
            [.follow(to: 200), .follow(to: 200), .leave(depth: 0.5)])
    }

    func testADragOutAndBack() async {
        XCTAssertEqual(
            actions(
                .begin(way: 10, room: 0, missing: 200, isAlone: true), .move(way: 40, room: 0, canTakeBack: false),
                .move(way: 0, room: 0, canTakeBack: false), .end(way: 60)),
            [.follow(to: 200), .leave(depth: 30), .leave(depth: -10), .release(depth: 50)])
    }

    func testContentScrollsWhenTheSheetIsAtItsLargestDetent() async {
        XCTAssertEqual(
            actions(
                .begin(way: -10, room: 0, missing: 200, isAlone: false), .move(way: -190, room: 0, canTakeBack: true),
                .move(way: -230, room: 0, canTakeBack: true), .move(way: -240, room: 30, canTakeBack: true),
                .end(way: -240)),
            [.follow(to: 200), .follow(to: 380), .scroll(room: 20), nil, .land(from: nil)])
    }

    func testTheSheetShrinksWhenTheContentIsAtItsEnd() async {
        XCTAssertEqual(
            actions(
                .begin(way: 10, room: 30, missing: 0, isAlone: false), .move(way: 50, room: -10, canTakeBack: true),
                .move(way: 260, room: 0, canTakeBack: true), .end(way: 260)),
            [nil, .follow(to: 390), .leave(depth: 20), .release(depth: 20)])
    }

    func testContentThatIsScrolledAtASmallerDetentKeepsTheFinger() async {
        XCTAssertEqual(
            actions(
                .begin(way: -10, room: 60, missing: 200, isAlone: false), .move(way: -30, room: 80, canTakeBack: true),
                .move(way: 50, room: 0, canTakeBack: true), .move(way: 70, room: -20, canTakeBack: true)),
            [nil, nil, nil, .leave(depth: 20)])
    }

    func testACancelledDragAndALateEvent() async {
        XCTAssertEqual(
            actions(
                .begin(way: -10, room: 0, missing: 200, isAlone: true), .cancel, .cancel, .end(way: 3),
                .move(way: 9, room: 0, canTakeBack: false)),
            [.follow(to: 200), .giveUp, nil, nil, nil])
    }

    func testADragGoesOnInAnotherContainer() async {
        let state = PullState.following(.pulling(from: 0))
        let move = PullState.Event.move(way: 100, room: 0, canTakeBack: false)
        XCTAssertEqual(state.after(move, between: 200...400).action, .follow(to: 300))
        let other = state.rebased(at: 100, missing: 40)
        XCTAssertEqual(other.after(move, between: 100...200).action, .follow(to: 160))
    }

    func testContentTakesTheFingerBackFromADismissal() async {
        // The screen began to move at 10 points, and 200 points later the sheet is at its smallest detent.
        XCTAssertEqual(
            actions(
                .begin(way: 10, room: 0, missing: 0, isAlone: false), .move(way: 220, room: 0, canTakeBack: true),
                .move(way: 0, room: 0, canTakeBack: true), .end(way: 0)),
            [.follow(to: 400), .leave(depth: 10), .scroll(room: 10), .release(depth: -200)])
    }

    func testScrollingGoesOnInAnotherContainer() async {
        let state = PullState.following(.scrolling(way: 10, room: 5, missing: 30))
        XCTAssertEqual(
            state.rebased(at: 20, missing: 40), .following(.scrolling(way: 10, room: 5, missing: 40)))
        XCTAssertEqual(
            state.rebased(at: 20, missing: -3), .following(.scrolling(way: 10, room: 5, missing: 0)),
            "a sheet that is longer than its largest detent lacks nothing")
        XCTAssertEqual(PullState.idle.rebased(at: 20, missing: 40), .idle)
    }
}
