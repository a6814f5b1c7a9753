import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that between two of UIKit's own bars Baton writes, adds and observes nothing, on every generation.
@MainActor
final class SystemBarPairTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    func testAPushIsUIKitsAlone() async throws { try compare(.push) }
    func testAPopIsUIKitsAlone() async throws { try compare(.pop) }
    func testAFinishedSwipeIsUIKitsAlone() async throws { try compare(.finishedSwipe) }
    func testACancelledSwipeIsUIKitsAlone() async throws { try compare(.cancelledSwipe) }
    func testAReplacementIsUIKitsAlone() async throws { try compare(.replacement) }
    func testAFullScreenModalIsUIKitsAlone() async throws { try compare(.modal) }
    func testAChangeOfTabsIsUIKitsAlone() async throws { try compare(.tab) }

    /// The comparison notices what Baton does for another bar.
    func testAPaintedBarIsNoticed() async throws {
        let (with, without) = (try SystemBarRun(.system, state: .ember), try SystemBarRun(nil))
        for run in [with, without] { try run.perform(.pop) }
        XCTAssertEqual(with.moments.count, 5)
        for pair in zip(with.moments, without.moments) { XCTAssertNotEqual(pair.0, pair.1) }
    }

    private func compare(_ change: SystemBarRun.Change, line: UInt = #line) throws {
        let without = try SystemBarRun(nil)
        try without.perform(change)
        for state in [nil, BarState(), BarState(background: .system)] {
            let with = try SystemBarRun(.system, state: state)
            try with.perform(change)
            XCTAssertEqual(with.moments.count, without.moments.count, line: line)
            for (moment, pair) in zip(with.moments, without.moments).enumerated() where pair.0 != pair.1 {
                XCTFail("moment \(moment): \(Self.difference(pair.0, pair.1))", line: line)
            }
            let carrier = NavigationTransitionDriver.driver(of: with.navigation)?.carrier
            XCTAssertEqual(carrier?.overrides.isEmpty, true, line: line)
            XCTAssertNil(carrier?.renderer.painting.backdrop, line: line)
        }
    }

    /// Returns the lines that are in only one of two texts.
    private static func difference(_ one: String, _ other: String) -> [String] {
        let lines = [one, other].map { $0.components(separatedBy: "\n") }
        return lines[0].filter { !lines[1].contains($0) }.map { "with \($0)" }
            + lines[1].filter { !lines[0].contains($0) }.map { "without \($0)" }
    }
}
