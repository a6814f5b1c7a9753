import XCTest

@testable import Baton
@testable import TestStages

/// Tests who is told what Baton decides and reports.
@MainActor
final class NoteListenersTests: XCTestCase {
    private final class Listener: NoteListeners.Listener {
        private(set) var notes: [String] = []

        func receive(_ kind: NoteListeners.Kind, _ text: String) { notes.append("\(kind): \(text)") }
    }

    func testEachListenerIsToldUntilItIsRemoved() async {
        let (first, second) = (Listener(), Listener())
        for listener in [first, second] { NoteListeners.add(listener) }
        NoteListeners.send(.decision, "1")
        NoteListeners.remove(first)
        NoteListeners.send(.transition, "2")
        NoteListeners.remove(second)
        NoteListeners.send(.delegate, "3")
        XCTAssertEqual(first.notes, ["decision: 1"])
        XCTAssertEqual(second.notes, ["decision: 1", "transition: 2"])
    }

    func testAdviceIsTold() async {
        let (advice, listener) = (AdviceLog(), Listener())
        defer { advice.close() }
        NoteListeners.add(listener)
        for _ in 0..<2 { Advice.give(about: NoteListenersTests.self, "One.", "Write another.") }
        NoteListeners.remove(listener)
        XCTAssertEqual(listener.notes, ["advice: NoteListenersTests: One. Write another."])
    }
}
