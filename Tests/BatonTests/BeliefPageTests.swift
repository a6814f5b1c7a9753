import Foundation
import TestSupport
import UIKit
import XCTest

/// Reads the page of beliefs: what becomes of Baton where a belief about UIKit is false.
@MainActor
final class BeliefPageTests: XCTestCase {
    private static let root = Repository.root
    private static let page = "Documentation/Contributing/Beliefs.md"
    private static let outcomes = ["same", "cosmetic", "wrong", "stuck"]

    private struct Row {
        let belief: String
        let outcome: String
        let body: String
        /// The names in the last sentence.
        let switches: [String]
        let tests: [String]

        /// Returns the names in code from a word on.
        private static func names(after word: String, in text: String) -> [String] {
            guard let start = text.range(of: word, options: .backwards) else { return [] }
            return text[start.lowerBound...].components(separatedBy: "`").enumerated()
                .filter { $0.offset % 2 == 1 }.map(\.element)
        }

        init(_ text: String, outcome: String) throws {
            let parts = text.components(separatedBy: "</summary>\n\n")
            guard parts.count == 2, let end = parts[1].range(of: "\n</details>") else { throw WrongRow(text: text) }
            belief = parts[0]
            self.outcome = outcome
            body = parts[1][..<end.lowerBound].split { $0 == " " || $0 == "\n" }.joined(separator: " ")
            switches = Self.names(after: "Switch `", in: body)
            tests = Self.names(after: "Test `", in: body)
        }
    }

    private struct WrongRow: Error {
        let text: String
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The rows below the headings that name their outcomes.
    private func rows() throws -> [Row] {
        let sections = try text(Self.page).components(separatedBy: "\n## ")
        let section = try XCTUnwrap(sections.first { $0.hasPrefix("Believed, not seen on a device") })
        return try section.components(separatedBy: "\n### ").dropFirst().flatMap { part in
            let outcome = part.prefix { $0 != "\n" }.lowercased()
            return try part.components(separatedBy: "<details><summary>").dropFirst().map {
                try Row($0, outcome: outcome)
            }
        }
    }

    func testEveryBeliefHasAnOutcomeAndIsStuckInNone() async throws {
        let rows = try rows()
        XCTAssertGreaterThan(rows.count, 20)
        for row in rows {
            XCTAssertTrue(Self.outcomes.contains(row.outcome), "\(row.outcome): \(row.belief)")
            XCTAssertNotEqual(row.outcome, "stuck", row.belief)
            XCTAssertTrue(row.body.contains("`"), "nothing relies on it: \(row.belief)")
            XCTAssertLessThan(row.belief.split(separator: " ").count, 22, row.belief)
        }
    }

    func testEveryBeliefNamesASwitchOrATest() async throws {
        let known = Set(HeadlessSwitch.all.map(\.name))
        let files = FileManager.default.enumerator(
            at: Self.root.appendingPathComponent("Tests"), includingPropertiesForKeys: nil)
        let sources = Dictionary(
            (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
                .map { ($0.deletingPathExtension().lastPathComponent, $0) },
            uniquingKeysWith: { first, _ in first })
        for row in try rows() {
            XCTAssertFalse(row.switches.isEmpty && row.tests.isEmpty, row.belief)
            for name in row.switches where !known.contains(name) { XCTFail("no switch \(name): \(row.belief)") }
            for name in row.tests {
                let parts = name.components(separatedBy: ".")
                let source = try sources[parts[0]].map { try String(contentsOf: $0, encoding: .utf8) }
                XCTAssertNotNil(source, "no \(name): \(row.belief)")
                if parts.count > 1 { XCTAssertEqual(source?.contains("func \(parts[1])("), true, name) }
            }
        }
    }

    /// Each switch that the page names beside the table exists too.
    func testTheSwitchesOfFormerBeliefsExist() async throws {
        let page = try text(Self.page)
        let former = try XCTUnwrap(page.components(separatedBy: "\n## No longer needed").last)
        let names = Set(
            former.components(separatedBy: "`").filter {
                $0.range(of: "^[a-z]+[A-Z]\\w+$", options: .regularExpression) != nil
            })
        let known = Set(HeadlessSwitch.all.map(\.name))
        XCTAssertGreaterThan(names.intersection(known).count, 6)
        XCTAssertEqual(names.subtracting(known), ["presentingViewController"])
    }

    func testTheCountsAreRight() async throws {
        let rows = try rows()
        let counts = try text(Self.page).components(separatedBy: "\n").filter { $0.hasPrefix("| ") }
        for outcome in Self.outcomes {
            let count = rows.filter { $0.outcome == outcome }.count
            XCTAssertEqual(
                counts.filter { $0.hasPrefix("| \(outcome) | \(count) | ") }.count, 1, "\(outcome): \(count)")
        }
        XCTAssertTrue(
            try text("CONTRIBUTING.md").contains("lists the \(rows.count) statements"),
            "CONTRIBUTING says another count")
    }
}
