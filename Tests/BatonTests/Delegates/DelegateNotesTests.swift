import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what a recorder is told of the calls that UIKit makes to Baton's drivers, and of what they decide.
@MainActor
final class DelegateNotesTests: XCTestCase {
    private final class Listener: NoteListeners.Listener {
        var notes: [String] = []

        func receive(_ kind: NoteListeners.Kind, _ text: String) {
            if kind == .delegate || kind == .decision { notes.append(text) }
        }
    }

    private let listener = Listener()

    override func tearDown() async throws {
        await MainActor.run { NoteListeners.remove(listener) }
    }

    func testTheCallsOfAStack() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        NoteListeners.add(listener)
        stand.push()
        try stand.stage.settle()
        XCTAssertEqual(
            listener.notes, ["push A to B: a style, by the stack", "willShow B, animated", "didShow B, animated"])
        listener.notes = []
        stand.navigation.popViewController(animated: false)
        try stand.stage.settle()
        XCTAssertEqual(listener.notes, ["willShow A", "didShow A"])
    }

    /// UIKit tells the driver of a selection where the app's delegate wants to know.
    func testTheCallsOfTabs() async throws {
        for app in [nil, HandWrittenTabDelegate()] {
            let stand = try TabStage { $0.transitions = TabTransitions(.slideAcross).forwardedDelegate(app) }
            NoteListeners.add(listener)
            stand.tap(1)
            try stand.stage.settle()
            let told = app == nil ? [] : ["didSelect B"]
            XCTAssertEqual(listener.notes.sorted(), told + ["tab forward A to B: a style, by the tabs"])
            listener.notes = []
            NoteListeners.remove(listener)
        }
    }
}
