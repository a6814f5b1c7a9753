import UIKit
import XCTest

@testable import Baton
@testable import BatonRecorder
@testable import TestStages

/// Tests that a file is not read if it is of no known version, or names screens that it does not have.
@MainActor
final class DamagedReportTests: XCTestCase {
    /// A report with a single screen, and an event.
    private func report(_ what: RecordedEvent.What) -> BugReport {
        var start = RecordedState()
        start.root = 1
        return BugReport(
            screens: [1: RecordedScreen(kind: .screen, type: "Screen")], start: start,
            events: [RecordedEvent(time: 0, what: what)])
    }

    /// What is wrong with a report.
    private func problem(of report: BugReport) -> String? {
        do {
            _ = try BugReport(report.data)
            return nil
        } catch {
            return error.problem
        }
    }

    func testAVersionBelowTheFirstIsNone() async throws {
        var report = report(.step(.background))
        XCTAssertNil(problem(of: report))
        report.version = 0
        XCTAssertEqual(problem(of: report), "The bug report has the version 0, and this Baton reads up to 1.")
    }

    func testEachStepNamesScreensOfTheReport() async throws {
        let steps: [RecordedStep] = [
            .offset(screen: 9, x: 0, y: 0), .root(9), .embed(RecordedParent(id: 9, children: [1])),
            .embed(RecordedParent(id: 1, children: [9])),
            .stack(RecordedStack(id: 9, screens: [1], hidesBar: false), isAnimated: true),
            .stack(RecordedStack(id: 1, screens: [9], hidesBar: false), isAnimated: true),
            .tabs(RecordedTabs(id: 9, screens: [1], selected: 0), isAnimated: true),
            .tabs(RecordedTabs(id: 1, screens: [9], selected: 0), isAnimated: true),
            .present(RecordedPresentation(screen: 9, presenter: 1), isAnimated: true),
            .present(RecordedPresentation(screen: 1, presenter: 9), isAnimated: true),
            .dismiss(screen: 9, isAnimated: true), .edit(screen: 9),
        ]
        for step in steps {
            for what in [RecordedEvent.What.step(step), .result(step)] {
                XCTAssertEqual(
                    problem(of: report(what)), "The bug report is damaged: it has no screen 9.", "\(what)")
            }
        }
    }
}
