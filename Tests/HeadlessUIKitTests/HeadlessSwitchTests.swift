import UIKit
import XCTest

/// Tests the list of the switches of the stand-in.
@MainActor
final class HeadlessSwitchTests: XCTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources/HeadlessUIKit/Headless").standardized

    /// The names of the properties of `HeadlessQuirks` in the sources.
    private func namesInTheSources() throws -> [String] {
        let files = try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
        return try files.filter { $0.lastPathComponent.hasPrefix("HeadlessQuirks") }.flatMap { file in
            try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
                line.components(separatedBy: "public static var ").dropFirst().first?.prefix { $0.isLetter }
            }.map(String.init)
        }
    }

    func testEverySwitchIsListed() async throws {
        let names = try namesInTheSources()
        XCTAssertGreaterThan(names.count, 50)
        XCTAssertEqual(Set(HeadlessSwitch.all.map(\.name)), Set(names))
        XCTAssertEqual(HeadlessSwitch.all.count, names.count)
    }

    func testEachAnswerCanBeGivenAndIsGiven() async {
        for quirk in HeadlessSwitch.all {
            let usual = quirk.answer
            XCTAssertGreaterThan(quirk.answers.count, 1, quirk.name)
            XCTAssertEqual(Set(quirk.answers).count, quirk.answers.count, quirk.name)
            for answer in quirk.answers.indices {
                quirk.answer = answer
                XCTAssertEqual(quirk.answer, answer, quirk.name)
            }
            quirk.answer = usual
        }
    }

    func testAnswersAreKeptAlsoOneThatIsNotListed() async {
        let usual = HeadlessQuirks.focusDelay
        HeadlessQuirks.focusDelay = 0.7
        defer { HeadlessQuirks.focusDelay = usual }
        HeadlessSwitch.keepingAnswers {
            for quirk in HeadlessSwitch.all { quirk.answer = quirk.answers.count - 1 }
            XCTAssertEqual(HeadlessQuirks.focusDelay, 0.3)
        }
        XCTAssertEqual(HeadlessQuirks.focusDelay, 0.7)
    }

    func testAnAnswerIsThatOfTheProperty() async {
        let quirk = HeadlessSwitch.all.first { $0.name == "chainDismissal" }
        let usual = HeadlessQuirks.chainDismissal
        defer { HeadlessQuirks.chainDismissal = usual }
        for (number, value) in HeadlessQuirks.ChainDismissal.allCases.enumerated() {
            quirk?.answer = number
            XCTAssertEqual(HeadlessQuirks.chainDismissal, value)
        }
    }

    func testAnswersThatWereSeenAreGivenOnTheirSystemAlone() async {
        let seen = [26: ["cancelledPopsCallDidShow": "true", "springVelocities": "ofTheWhole"]]
        HeadlessQuirks.barOrderInChanges = .aboveTheContent
        defer { HeadlessQuirks.barOrderInChanges = .asBefore }
        let nothing = HeadlessSwitch.giveSeenAnswers(on: 18, of: seen)
        XCTAssertFalse(HeadlessQuirks.cancelledPopsCallDidShow)
        nothing()
        let restore = HeadlessSwitch.giveSeenAnswers(on: 26, of: seen)
        XCTAssertTrue(HeadlessQuirks.cancelledPopsCallDidShow)
        XCTAssertEqual(HeadlessQuirks.springVelocities, .ofTheWhole)
        // What was not seen stays.
        XCTAssertEqual(HeadlessQuirks.barOrderInChanges, .aboveTheContent)
        restore()
        XCTAssertFalse(HeadlessQuirks.cancelledPopsCallDidShow)
        XCTAssertEqual(HeadlessQuirks.springVelocities, .ofTheRest)
    }
}
