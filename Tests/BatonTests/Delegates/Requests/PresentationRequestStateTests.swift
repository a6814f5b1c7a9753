import XCTest

@testable import Baton

/// Tests what follows from each sight in each state of a request to present.
final class PresentationRequestStateTests: XCTestCase {
    private typealias State = PresentationRequestState

    func testEachPairOfAStateAndASight() {
        let rows: [(State, State.Sight, State, State.Action?)] = [
            (.waiting, .moving, .waiting, .lookInNextFrame),
            (.waiting, .covered(mayGo: false), .waiting, .watch),
            (.waiting, .covered(mayGo: true), .waiting, .dismiss),
            (.waiting, .free, .presenting, .present),
            (.waiting, .reached, .over(.completed), nil),
            (.waiting, .lost, .over(.cancelled), nil),
            (.presenting, .moving, .presenting, .lookInNextFrame),
            (.presenting, .covered(mayGo: false), .over(.cancelled), nil),
            (.presenting, .covered(mayGo: true), .over(.cancelled), nil),
            (.presenting, .free, .over(.cancelled), nil),
            (.presenting, .reached, .over(.completed), nil),
            (.presenting, .lost, .over(.cancelled), nil),
        ]
        for (state, sight, next, action) in rows {
            let (found, act) = state.after(sight)
            XCTAssertEqual(found, next, "\(state) \(sight)")
            XCTAssertEqual(act, action, "\(state) \(sight)")
        }
        for sight: State.Sight in [.moving, .covered(mayGo: true), .free, .reached, .lost] {
            XCTAssertEqual(State.over(.cancelled).after(sight).state, .over(.cancelled))
            XCTAssertNil(State.over(.cancelled).after(sight).action)
        }
    }
}
