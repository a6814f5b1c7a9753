import Baton
import BatonTesting
import UIKit
import XCTest

@testable import BatonRecorder

/// Tests what a playback says again, and that a swipe that is cancelled is played by its finger alone.
@MainActor
final class RepeatableNotesTests: XCTestCase {
    private func check(_ session: RecordedSession, line: UInt = #line) throws {
        let report = try BugReport(session.recorder.report.data)
        session.recorder.stop()
        session.stage.close()
        let played = try Stage.play(report)
        XCTAssertEqual(played.repeatableNotes, report.repeatableNotes, "\(report.script)", line: line)
        XCTAssertFalse(report.repeatableNotes.isEmpty, line: line)
    }

    /// A session whose recording begins when something has begun.
    private func session(after begin: (RecordedSession) throws -> Void) throws -> RecordedSession {
        let session = try RecordedSession()
        try begin(session)
        session.recordAgain()
        return session
    }

    // MARK: The beginning

    func testARecordingThatBeginsInAPushIsPlayedFromItsEnd() async throws {
        let session = try session { session in
            session.feed.pushViewController(SessionScreen("A"), animated: true)
            session.stage.advance(by: 0.1)
        }
        try session.stage.settle()
        XCTAssertEqual(session.recorder.report.repeatableNotes, [])
        XCTAssertTrue(session.recorder.report.notes.contains("transition: Feed to A ends"))
        session.feed.popViewController(animated: true)
        try session.stage.settle()
        try check(session)
    }

    func testARecordingThatBeginsInASwipeThatIsCancelledIsPlayedFromItsEnd() async throws {
        let session = try session { session in
            try session.push("A")
            session.stage.finger.down(at: CGPoint(x: 5, y: 300))
            session.stage.finger.drag(to: CGPoint(x: 90, y: 310), in: 0.3)
            session.stage.finger.hold(for: 0.1)
        }
        session.stage.finger.up()
        try session.stage.settle()
        XCTAssertEqual(session.recorder.report.start.stacks.first?.screens.count, 2)
        try session.push("B")
        try check(session)
    }

    // MARK: What a playback cannot know

    func testAdviceAboutAClassOfTheAppIsNotCompared() async throws {
        let session = try RecordedSession()
        try session.push("A")
        Advice.give(about: SessionScreen.self, "It is wrong.", "Make it right.")
        XCTAssertTrue(session.recorder.report.notes.contains("advice: SessionScreen: It is wrong. Make it right."))
        try check(session)
    }

    func testTheNumberThatWasProjectedIsNotCompared() async throws {
        let notes = { (texts: [String]) in
            BugReport(
                screens: [:], start: RecordedState(),
                events: texts.map {
                    RecordedEvent(time: 0, what: .note(RecordedNote(kind: .decision, text: $0)))
                }
            ).repeatableNotes
        }
        let report = notes(["cancelled: projected 0.31 < 0.5", "sheet to .large: projected 412 points"])
        XCTAssertEqual(report, ["decision: cancelled", "decision: sheet to .large"])
        XCTAssertEqual(report, notes(["cancelled: projected 0.32 < 0.5", "sheet to .large: projected 411 points"]))
        XCTAssertNotEqual(
            report, notes(["finished: projected 0.51 >= 0.5", "sheet to .large: projected 412 points"]))
    }

    // MARK: Cancels

    /// The actions of a script that no finger has made.
    private func changes(_ session: RecordedSession) -> [String] {
        session.recorder.report.script.steps.map(\.action).filter {
            !["touch", "glide", "aim", "lift", "pause", "offset"].contains($0)
        }
    }

    func testASwipeThatIsCancelledIsNoStep() async throws {
        let session = try RecordedSession()
        try session.push("A")
        try session.swipe(to: 90)
        XCTAssertEqual(changes(session), ["stack"], "the push")
        try session.swipe(to: 320)
        XCTAssertEqual(session.feed.viewControllers.count, 1)
        XCTAssertEqual(changes(session), ["stack"])
        try check(session)
    }

    func testAPushThatAFingerTurnsRoundIsOneStep() async throws {
        let session = try RecordedSession()
        session.feed.pushViewController(SessionScreen("A"), animated: true)
        session.stage.advance(by: 0.15)
        session.stage.finger.down(at: CGPoint(x: 150, y: 420))
        session.stage.finger.drag(to: CGPoint(x: 380, y: 425), in: 0.2)
        session.stage.finger.up()
        try session.stage.settle()
        XCTAssertEqual(session.feed.viewControllers.count, 1)
        XCTAssertEqual(changes(session), ["stack"])
        try check(session)
    }

    func testAPresentationThatAFingerTurnsRoundIsOneStep() async throws {
        let session = try RecordedSession()
        session.tabs.present(SessionScreen("Card"), using: .card)
        session.stage.advance(by: 0.2)
        session.stage.finger.down(at: CGPoint(x: 200, y: 500))
        session.stage.finger.drag(to: CGPoint(x: 205, y: 830), in: 0.2)
        session.stage.finger.up()
        try session.stage.settle()
        XCTAssertNil(session.tabs.presentedViewController)
        XCTAssertEqual(changes(session), ["show"])
        try check(session)
    }

    /// What the app does at the end of a swipe that is cancelled is a step of its own.
    func testAPushAtTheEndOfACancelledSwipeIsAStep() async throws {
        let session = try RecordedSession()
        try session.push("A")
        session.stage.finger.down(at: CGPoint(x: 5, y: 300))
        session.stage.finger.drag(to: CGPoint(x: 90, y: 310), in: 0.3)
        session.feed.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            DispatchQueue.main.async {
                MainActor.assumeIsolated { session.feed.pushViewController(SessionScreen("B"), animated: true) }
            }
        }
        session.stage.finger.hold(for: 0.1)
        session.stage.finger.up()
        try session.stage.settle()
        XCTAssertEqual(session.feed.viewControllers.count, 3)
        XCTAssertEqual(changes(session), ["stack", "stack"])
        try check(session)
    }
}
