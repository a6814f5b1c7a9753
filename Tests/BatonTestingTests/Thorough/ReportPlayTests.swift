import Baton
import BatonRecorder
import BatonTesting
import TestSupport
import UIKit
import XCTest

/// Tests that a recording, played with plain screens, leads to the same events and decisions.
@MainActor
final class ReportPlayTests: XCTestCase {
    /// Plays what a session does on every system, as it is after the way through a file.
    private func check(
        _ device: HeadlessDevice = .phone, saying expected: [String] = [], line: UInt = #line,
        _ use: (RecordedSession) throws -> Void
    ) throws {
        for system in [15, 18, 26, 27] {
            let session = try RecordedSession(device.running(system))
            try use(session)
            let report = try BugReport(session.recorder.report.data)
            session.recorder.stop()
            session.stage.close()
            for text in expected {
                XCTAssertTrue(
                    report.notes.contains { $0.contains(text) }, "\(text) is not in \(report.notes) on \(system)",
                    line: line)
            }
            XCTAssertEqual(report.late, [], line: line)
            let played = try Stage.play(report)
            XCTAssertEqual(played.notes, report.notes, "iOS \(system)\n\(report.script)", line: line)
        }
    }

    func testPushesAndPopsByCode() async throws {
        try check(saying: ["decision: push Feed to A: a style, by the stack", "transition: A to Feed ends"]) {
            session in
            try session.push("A")
            session.feed.popViewController(animated: true)
            try session.stage.settle()
        }
    }

    func testAPushInTheMiddleOfAnother() async throws {
        try check { session in
            session.feed.pushViewController(SessionScreen("A"), animated: true)
            session.stage.advance(by: 0.1)
            session.feed.pushViewController(SessionScreen("B"), animated: true)
            try session.stage.settle()
            session.feed.popToRootViewController(animated: false)
            session.stage.advance(by: 0.1)
        }
    }

    func testSwipesThatAreCancelledAndThatFinish() async throws {
        try check(saying: ["decision: cancelled: projected", "decision: finished: projected", "A to Feed is cancelled"])
        {
            session in
            try session.push("A")
            try session.swipe(to: 90)
            try session.swipe(to: 320)
        }
    }

    func testAPushThatAFingerCatches() async throws {
        try check(saying: ["transition: Feed to A is cancelled"]) { session in
            session.feed.pushViewController(SessionScreen("A"), animated: true)
            session.stage.advance(by: 0.15)
            session.stage.finger.down(at: CGPoint(x: 150, y: 420))
            session.stage.finger.drag(to: CGPoint(x: 380, y: 425), in: 0.2)
            session.stage.finger.up()
            try session.stage.settle()
        }
    }

    func testTheBackButton() async throws {
        try check { session in
            try session.push("A")
            session.stage.finger.tap(at: CGPoint(x: 30, y: session.feed.navigationBar.frame.midY))
            try session.stage.settle()
        }
    }

    func testACardThatIsPulled() async throws {
        try check(saying: ["decision: present"]) { session in
            session.tabs.present(SessionScreen("Card"), using: .card)
            try session.stage.settle()
            try session.drag(from: 120, to: 180)
            try session.drag(from: 120, to: 700)
        }
    }

    func testASheetThatIsDragged() async throws {
        try check(saying: ["decision: sheet to"]) { session in
            session.tabs.present(SessionScreen("Sheet"), using: .sheet(detents: [.medium, .large]))
            try session.stage.settle()
            try session.drag(from: 480, to: 120)
            try session.drag(from: 100, to: 830)
        }
    }

    func testUIKitsSheetAndAFullScreen() async throws {
        try check { session in
            let screen = SessionScreen("Sheet")
            screen.modalPresentationStyle = .pageSheet
            session.tabs.present(screen, animated: true)
            try session.stage.settle()
            screen.dismiss(animated: true)
            try session.stage.settle()
            let full = UINavigationController(rootViewController: SessionScreen("Full"))
            full.modalPresentationStyle = .fullScreen
            session.tabs.present(full, animated: true)
            try session.stage.settle()
            full.pushViewController(SessionScreen("Next"), animated: true)
            try session.stage.settle()
            session.tabs.dismiss(animated: true)
            try session.stage.settle()
        }
    }

    func testTabs() async throws {
        try check(saying: ["decision: tab forward Feed to Settings: a style, by the tabs"]) { session in
            session.tabs.selectedIndex = 1
            try session.stage.settle()
            session.tabs.selectedIndex = 0
            try session.stage.settle()
        }
    }

    func testAListThatScrollsAndATurnOfTheDevice() async throws {
        try check { session in
            try session.drag(from: 450, to: 250)
            session.stage.rotate()
            try session.stage.settle()
            try session.push("A")
            session.stage.rotate()
            try session.stage.settle()
            try session.swipe(to: 330)
        }
    }

    func testTheKeyboard() async throws {
        try check { session in
            let screen = session.feed.topViewController as? SessionScreen
            screen?.field.becomeFirstResponder()
            try session.stage.settle()
            try session.push("A")
            session.stage.finger.tap(at: CGPoint(x: 60, y: 157))
            try session.stage.settle()
            session.stage.window.endEditing(true)
            try session.stage.settle()
        }
    }

    func testTransitionsThatTheAppChanges() async throws {
        try check(saying: ["decision: push Feed to A: a style", "decision: push A to B: UIKit's own"]) { session in
            try session.push("A")
            session.feed.transitions = .system
            try session.push("B")
            session.feed.transitions = nil
            try session.push("C")
            session.feed.transitions = .cover
            try session.push("D")
        }
    }

    func testARootThatIsReplaced() async throws {
        try check(saying: ["transition: Inside to Next ends"]) { session in
            session.stage.advance(by: 0.2)
            let stack = UINavigationController(rootViewController: SessionScreen("Inside"))
            let parent = SessionScreen("Parent")
            parent.addChild(stack)
            stack.view.frame = parent.view.bounds
            parent.view.addSubview(stack.view)
            stack.didMove(toParent: parent)
            session.stage.window.rootViewController = parent
            try session.stage.settle()
            stack.pushViewController(SessionScreen("Next"), animated: true)
            try session.stage.settle()
        }
    }

    func testAWholeSessionOnOtherDevices() async throws {
        for device in [HeadlessDevice.phone.rightToLeft, .smallPhone, .pad, .phone.reducingMotion] {
            try check(device) { session in
                try session.push("A")
                try session.push("B")
                try session.swipe(to: 100)
                session.tabs.selectedIndex = 1
                session.stage.advance(by: 0.5)
                session.tabs.selectedIndex = 0
                try session.stage.settle()
                session.tabs.present(SessionScreen("Card"), using: .card)
                session.stage.advance(by: 0.2)
                session.stage.enterBackground()
                session.stage.enterForeground()
                try session.stage.settle()
                try session.drag(from: 120, to: 640)
                session.feed.setViewControllers([SessionScreen("C")], animated: true)
                try session.stage.settle()
            }
        }
    }
}
