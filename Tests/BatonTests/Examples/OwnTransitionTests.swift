import BatonTesting
import Foundation
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the custom transitions on the page about styles: each pair takes ten lines and moves as described.
@MainActor
final class OwnTransitionTests: XCTestCase {
    private static let root = Repository.root

    private func lines(of path: String) throws -> [String] {
        let data = try Data(contentsOf: Self.root.appendingPathComponent(path))
        return String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
    }

    /// Returns the Swift blocks of one section.
    private func blocks(under title: String) throws -> [[String]] {
        let section = try lines(of: "Documentation/AddingAStyle.md").drop { $0 != "## \(title)" }.dropFirst().prefix {
            !$0.hasPrefix("## ")
        }
        return section.split { $0 == "```swift" }.dropFirst().map { Array($0.prefix { $0 != "```" }) }
    }

    func testEachPairTakesTenFormattedLines() async throws {
        let pairs = try blocks(under: "Two poses") + blocks(under: "A subclass")
        XCTAssertEqual(pairs.count, 3, "two poses, overrides, and the way into a stack")
        let formatted = try lines(of: "Tests/BatonTests/Examples/ReadMeExamples.swift")
        for pair in pairs.dropLast() {
            let code = pair.filter { !$0.isEmpty && !$0.hasPrefix("import ") }
            XCTAssertLessThanOrEqual(code.count, 10, code.first ?? "")
            let isStyle = code.contains { $0.contains("TransitionStyle(") }
            XCTAssertEqual(code.filter { $0.contains(": PushAnimator {") }.count, isStyle ? 0 : 1)
            XCTAssertEqual(code.filter { $0.contains(": PopAnimator {") }.count, isStyle ? 0 : 1)
            // The formatter has run on the sources, but not on the page.
            XCTAssertTrue(
                formatted.indices.contains { formatted[$0...].starts(with: pair) },
                "indented otherwise than in the sources: \(code.first ?? "")")
        }
    }

    /// Pushes and pops interactively, first cancelled and then finished, and inspects the screens half way.
    private func play(_ delegate: HandWrittenStackDelegate, from start: Double, veil: Double) throws {
        let stand = try StackStage(showsB: false) { $0.delegate = delegate }
        let atA = WindowDump(stand.stage.window)
        func drive(_ change: () -> Void, finishing: Bool) throws {
            let interaction = UIPercentDrivenInteractiveTransition()
            delegate.interaction = { interaction }
            change()
            stand.stage.turn()
            interaction.update(0.5)
            XCTAssertEqual(Double(stand.b.view.seenFrame.minY), start / 2, accuracy: 1e-6)
            XCTAssertEqual(stand.stage.window.dimmingView?.seenAlpha ?? 0, veil / 2, accuracy: 1e-6)
            finishing ? interaction.finish() : interaction.cancel()
            try stand.stage.settle()
        }
        try drive({ stand.push() }, finishing: false)
        XCTAssertEqual(stand.titles, ["A"])
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: atA), [])
        try drive({ stand.push() }, finishing: true)
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertEqual(stand.b.view.frame, stand.stage.window.bounds)
        let atB = WindowDump(stand.stage.window)
        try drive({ stand.pop() }, finishing: false)
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: atB), [])
        try drive({ stand.pop() }, finishing: true)
        XCTAssertEqual(stand.titles, ["A"])
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: atA), [])
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testTheTwoPosesRiseAndSink() async throws {
        try play(HandWrittenStackDelegate(push: PushAnimator(.rise), pop: PopAnimator(.rise)), from: 844, veil: 0.3)
    }

    func testTheOverridesDropAndLift() async throws {
        try play(HandWrittenStackDelegate(push: DropPush(), pop: LiftPop()), from: -844, veil: 0)
    }

    func testBothAreCrossFadesWithReduceMotion() async throws {
        let pairs: [(PushAnimator, PopAnimator)] = [(PushAnimator(.rise), PopAnimator(.rise)), (DropPush(), LiftPop())]
        for (push, pop) in pairs {
            let delegate = HandWrittenStackDelegate(push: push, pop: pop)
            let stand = try StackStage(.phone.reducingMotion, showsB: false) { $0.delegate = delegate }
            for change in [{ stand.push() }, { stand.pop() }] {
                change()
                stand.stage.advance(by: 0.1)
                XCTAssertEqual(stand.b.view.seenFrame, stand.stage.window.bounds)
                XCTAssertLessThan(stand.b.view.seenAlpha, 1)
                try stand.stage.settle()
            }
            XCTAssertEqual(stand.titles, ["A"])
        }
    }
}
