import Baton
import BatonRecorder
import BatonTesting
import UIKit
import XCTest

/// Tests what a file says that cannot be read.
@MainActor
final class BugReportFileTests: XCTestCase {
    private func report() throws -> BugReport {
        let session = try RecordedSession()
        try session.push("A")
        defer { session.recorder.stop() }
        return session.recorder.report
    }

    private func problem(of data: Data) -> BugReportError? {
        do {
            _ = try BugReport(data)
            return nil
        } catch {
            return error
        }
    }

    func testAnotherFileIsNoReport() async throws {
        for text in ["", "on phone 26 app=0", "[1, 2]", "{\"version\": \"one\"}"] {
            let problem = problem(of: Data(text.utf8))
            XCTAssertEqual(problem?.problem, "The data is no bug report.", text)
        }
        let half = try report().data
        XCTAssertEqual(problem(of: half.prefix(half.count / 2))?.problem, "The data is no bug report.")
    }

    func testANewerVersionSaysSo() async throws {
        var newer = try report()
        newer.version = 7
        let problem = problem(of: newer.data)
        XCTAssertEqual(problem?.problem, "The bug report has the version 7, and this Baton reads up to 1.")
        XCTAssertEqual(problem?.remedy, "Use the version of Baton that the app had, or a later one.")
    }

    func testDamageIsFound() async throws {
        let whole = try report()
        XCTAssertNil(problem(of: whole.data))
        var report = whole
        report.screens = [:]
        XCTAssertEqual(problem(of: report.data)?.problem, "The bug report is damaged: it has no screen 1.")
        report = whole
        report.events.reverse()
        XCTAssertEqual(problem(of: report.data)?.problem, "The bug report is damaged: time goes backwards.")
        report = whole
        report.start.stacks[0].id = report.start.stacks[0].screens[0]
        XCTAssertEqual(problem(of: report.data)?.problem, "The bug report is damaged: a stack is none.")
        report = whole
        report.start.tabs[0].screens.append(report.start.tabs[0].id)
        XCTAssertEqual(problem(of: report.data)?.problem, "The bug report is damaged: a tab bar controller is none.")
        XCTAssertTrue(
            problem(of: Data("{\"version\":1}".utf8))?.problem.hasPrefix("The bug report is damaged: ") == true)
    }
}
