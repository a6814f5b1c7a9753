import UIKit
import XCTest

@testable import Baton
@testable import BatonRecorder

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

    /// A number that no recording has is found before it is played.
    func testANumberThatNoRecordingHasIsFound() async throws {
        let touch = { RecordedStep.touch(RecordedTouch(finger: $0, phase: .began, x: $1, y: 0)) }
        let steps: [(step: RecordedStep, problem: String?)] = [
            (touch(-1, 0), "it has a finger -1"), (touch(0, 1e19), "it has the number 1e+19"),
            (.resize(RecordedSize(width: 1e19, height: 10)), "it has the number 1e+19"),
            (.resize(RecordedSize(width: 390, height: -1e7)), "it has the number -10000000.0"),
            (.offset(screen: 1, x: 0, y: 1e300), "it has the number 1e+300"),
            (touch(1, 1_000_000), nil), (.resize(RecordedSize(width: 390, height: 844)), nil),
        ]
        for (step, expected) in steps {
            XCTAssertEqual(
                problem(of: report(.step(step))), expected.map { "The bug report is damaged: \($0)." }, "\(step)")
        }
        var late = report(.step(.background))
        late.events[0].time = 1e19
        XCTAssertEqual(problem(of: late), "The bug report is damaged: it has the number 1e+19.")
        var wide = report(.step(.background))
        wide.start.device.size.width = 1e19
        XCTAssertEqual(problem(of: wide), "The bug report is damaged: it has the number 1e+19.")
        var inset = report(.step(.background))
        inset.start.device.safeArea[0] = 1e19
        XCTAssertEqual(problem(of: inset), "The bug report is damaged: it has the number 1e+19.")
    }
}
