import Foundation
import TestSupport
import UIKit
import XCTest

/// Reads `Documentation/Beliefs.md`: what becomes of Baton where a belief about UIKit is false.
@MainActor
final class BeliefPageTests: XCTestCase {
    private static let root = Repository.root
    private static let outcomes = ["same", "cosmetic", "wrong", "stuck"]

    private struct Row {
        let belief: String
        let outcome: String
        /// The names in the last column.
        let switches: [String]
        let tests: [String]

        init(_ line: String) throws {
            let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
            guard cells.count == 6 else { throw WrongRow(line: line) }
            belief = cells[1]
            outcome = cells[4]
            let names = cells[5].components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
            let tests = names.filter { $0.range(of: "^[A-Z]\\w*Tests(\\.\\w+)?$", options: .regularExpression) != nil }
            self.tests = tests
            switches = names.filter { !tests.contains($0) }
        }
    }

    private struct WrongRow: Error {
        let line: String
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The lines of the table in a section of the page, without its head.
    private func lines(of section: String) throws -> [String] {
        let sections = try text("Documentation/Beliefs.md").components(separatedBy: "\n## ")
        let found = try XCTUnwrap(sections.first { $0.hasPrefix(section) })
        return Array(found.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2))
    }

    private func rows() throws -> [Row] {
        try lines(of: "Believed, not seen on a device").map(Row.init)
    }

    func testEveryBeliefHasAnOutcomeAndIsStuckInNone() async throws {
        let rows = try rows()
        XCTAssertGreaterThan(rows.count, 20)
        for row in rows {
            XCTAssertTrue(Self.outcomes.contains(row.outcome), "\(row.outcome): \(row.belief)")
            XCTAssertNotEqual(row.outcome, "stuck", row.belief)
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
        let page = try text("Documentation/Beliefs.md")
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
        let counts = try text("Documentation/Beliefs.md").components(separatedBy: "\n").filter { $0.hasPrefix("| ") }
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
