import UIKit
import XCTest

@testable import Baton

/// Tests every state of a running animation with every event.
@MainActor
final class RunStateTests: XCTestCase {
    /// A state in a word.
    private func word(_ state: RunState?) -> String {
        switch state {
        case nil: "same"
        case .pending: "pending"
        case .running(let run): run.end == .entering ? "forth" : "back"
        case .held: "held"
        case .ended: "ended"
        }
    }

    private let states: [RunState] = [
        .pending, .running(TransitionRun()), .running(TransitionRun(end: .leaving)), .held, .ended,
    ]

    func testEachEventInEachState() async {
        let table: [(event: RunState.Event, next: [String])] = [
            (.runs(TransitionRun()), ["forth", "forth", "forth", "forth", "same"]),
            (.runs(TransitionRun(end: .leaving)), ["back", "back", "back", "back", "same"]),
            (.isHeld, ["held", "held", "held", "same", "same"]),
            // How Baton's own interaction lets go is known better.
            (.isLetGo(cancels: false), ["forth", "same", "same", "forth", "same"]),
            (.isLetGo(cancels: true), ["back", "same", "same", "back", "same"]),
            (.ends, ["ended", "ended", "ended", "ended", "same"]),
        ]
        for (event, next) in table {
            XCTAssertEqual(states.map { word($0.after(event)) }, next, "\(event)")
        }
    }

    /// What a finger holds would be cancelled.
    func testWhereEachStateLeads() async {
        XCTAssertEqual(states.map(\.end), [.entering, .entering, .leaving, .leaving, .entering])
        XCTAssertEqual(states.map(\.hasEnded), [false, false, false, false, true])
        XCTAssertEqual(states.map { $0.run?.end }, [nil, .entering, .leaving, nil, nil])
    }
}
