import Baton
import BatonMonkey
import BatonRecorder
import BatonTesting
import UIKit
import XCTest

/// Tests that a recorder leaves everything as it is, keeps a part only, and hands a file out.
@MainActor
final class TransitionRecorderTests: XCTestCase {
    func testNothingIsInstalledUntilItIsStarted() async throws {
        let stage = Stage(root: UIViewController())
        XCTAssertNil(TransitionRecorder.recorder(of: stage.window))
        XCTAssertEqual(stage.window.gestureRecognizers ?? [], [])
    }

    func testNothingIsLeftAfterwards() async throws {
        let stage = Stage(root: UINavigationController(rootViewController: SessionScreen("A")))
        try stage.settle()
        let before = WindowDump(stage.window)
        let recorder = TransitionRecorder.start(in: stage.window)
        XCTAssertTrue(TransitionRecorder.recorder(of: stage.window) === recorder)
        XCTAssertTrue(TransitionRecorder.start(in: stage.window) === recorder, "a window has one recorder")
        stage.finger.tap(at: CGPoint(x: 200, y: 600))
        try stage.settle()
        let touches = recorder.report.events.count
        XCTAssertGreaterThan(touches, 1)
        recorder.stop()
        stage.finger.tap(at: CGPoint(x: 200, y: 600))
        try stage.settle()
        XCTAssertEqual(recorder.report.events.count, touches, "a recorder that was stopped hears nothing")
        XCTAssertNil(TransitionRecorder.recorder(of: stage.window))
        XCTAssertEqual(WindowDump(stage.window).difference(from: before), [])
        XCTAssertEqual(stage.window.gestureRecognizers ?? [], [])
    }

    func testItGoesWithItsWindow() async throws {
        weak var recorder: TransitionRecorder?
        weak var window: UIWindow?
        do {
            let made = UIWindow(windowScene: Stage.scene)
            window = made
            recorder = TransitionRecorder.start(in: made)
        }
        XCTAssertNil(window)
        XCTAssertNil(recorder)
    }

    func testAFieldInAnotherWindowIsNotRecorded() async throws {
        let session = try RecordedSession()
        let other = UIWindow(windowScene: Stage.scene)
        let screen = SessionScreen("Other")
        other.rootViewController = screen
        other.isHidden = false
        XCTAssertTrue(screen.field.becomeFirstResponder())
        session.stage.advance(by: 0.1)
        XCTAssertFalse(session.recorder.report.screens.values.contains { $0.title == "Other" })
        let own = try XCTUnwrap(session.feed.topViewController as? SessionScreen)
        XCTAssertTrue(own.field.becomeFirstResponder())
        XCTAssertEqual(
            session.recorder.report.script.steps.filter { $0.action == "edit" }.count, 1)
        other.isHidden = true
    }

    // MARK: What is kept

    func testWhatIsOldIsDroppedAndTheRestCanBePlayed() async throws {
        let session = try RecordedSession()
        session.recorder.stop()
        let recorder = TransitionRecorder.start(in: session.stage.window, keeping: 8)
        try session.push("Kept")
        session.tabs.present(SessionScreen("Gone"), using: .card)
        try session.stage.settle()
        session.tabs.dismiss(animated: true)
        for _ in 0..<40 {
            session.stage.finger.tap(at: CGPoint(x: 200, y: 700))
            session.stage.advance(by: 0.5)
        }
        try session.swipe(to: 330)
        let report = try BugReport(recorder.report.data)
        XCTAssertEqual(report.start.stacks.first?.screens.count, 2, "it begins with what was pushed long before")
        XCTAssertFalse(report.screens.values.contains { $0.title == "Gone" })
        XCTAssertTrue(report.screens.values.contains { $0.title == "Kept" })
        XCTAssertLessThan(report.events.last?.time ?? 100, 12)
        XCTAssertGreaterThan(report.events.last?.time ?? 0, 7)
        let played = try Stage.play(report)
        XCTAssertEqual(played.notes, report.notes)
        XCTAssertTrue(played.notes.contains("transition: Kept to Feed ends"), "\(played.notes)")
    }

    func testASheetThatWasOpenAtTheBeginningIsOpenAgain() async throws {
        let session = try RecordedSession()
        session.recorder.stop()
        session.tabs.present(SessionScreen("Sheet"), using: .sheet(detents: [.medium, .large]))
        try session.stage.settle()
        let recorder = TransitionRecorder.start(in: session.stage.window)
        try session.drag(from: 480, to: 830)
        let report = recorder.report
        let played = try Stage.play(report)
        XCTAssertEqual(played.notes, report.notes)
        XCTAssertTrue(played.notes.contains { $0.hasPrefix("transition: Sheet to") && $0.hasSuffix("ends") })
    }

    func testAWrongTimeIsReplacedWithAdvice() async throws {
        let stage = Stage(root: SessionScreen("A"))
        var advice: [String] = []
        let former = Advice.receive
        Advice.receive = { advice.append($0) }
        defer { Advice.receive = former }
        TransitionRecorder.start(in: stage.window, keeping: .nan).stop()
        TransitionRecorder.start(in: stage.window, keeping: -1).stop()
        XCTAssertEqual(advice.count, 2)
        XCTAssertTrue(advice[0].contains("so it keeps 120.0"), "\(advice)")
    }

    // MARK: Files

    func testAFileIsWritten() async throws {
        let session = try RecordedSession()
        try session.push("A")
        let file = try session.recorder.report.write()
        defer { try? FileManager.default.removeItem(at: file) }
        XCTAssertEqual(try BugReport(Data(contentsOf: file)), session.recorder.report)
    }
}
