import XCTest

@testable import Baton

/// Tests the complete state table of the driver of a stack: every state with every event.
final class StackDriverStateTests: XCTestCase {
    private typealias State = StackDriverState

    func testDriving() {
        check(.driving, .rests, .driving, [.rest])
        check(.driving, .drive, .driving, [])
        check(.driving, .leave(isUnderWay: true), .leaving, [.detach])
        // A transition that has not begun begins without Baton.
        check(.driving, .leave(isUnderWay: false), .gone, [.detach, .restore])
    }

    func testLeaving() {
        check(.leaving, .rests, .gone, [.restore])
        // Transitions are set again before the end.
        check(.leaving, .drive, .driving, [])
        check(.leaving, .leave(isUnderWay: true), .leaving, [])
        check(.leaving, .leave(isUnderWay: false), .leaving, [])
    }

    func testGone() {
        for event in [State.Event.rests, .drive, .leave(isUnderWay: true), .leave(isUnderWay: false)] {
            check(.gone, event, .gone, [])
        }
    }

    private func check(_ state: State, _ event: State.Event, _ next: State, _ effects: [State.Effect]) {
        let found = state.after(event)
        XCTAssertEqual(found.state, next, "\(state) \(event)")
        XCTAssertEqual(found.effects, effects, "\(state) \(event)")
    }
}
