import Foundation
import TestSupport
import XCTest

/// Runs `.ci/release-notes` on a changelog of its own.
final class ReleaseNotesTests: XCTestCase {
    private static let script = Repository.root.appendingPathComponent(".ci/release-notes")

    /// Returns what the script prints, and what it says of a failure.
    private func run(_ version: String, _ changelog: String) throws -> (notes: String, problem: String) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("release-\(UUID().uuidString)")
        let scripts = folder.appendingPathComponent(".ci")
        try FileManager.default.createDirectory(at: scripts, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(at: Self.script, to: scripts.appendingPathComponent("release-notes"))
        try Data(changelog.utf8).write(to: folder.appendingPathComponent("CHANGELOG.md"))
        let process = Process()
        process.executableURL = scripts.appendingPathComponent("release-notes")
        process.arguments = [version]
        let (output, problem) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = problem
        try process.run()
        process.waitUntilExit()
        func text(_ pipe: Pipe) -> String {
            String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
        return (text(output), text(problem))
    }

    func testTheNotesAreThoseOfTheFirstVersion() async throws {
        let changelog = "# Changelog\n\n## 0.2.0, 2030-02-01\n\n- New.\n\n## 0.1.0, 2030-01-01\n\n- Old.\n"
        let result = try run("0.2.0", changelog)
        XCTAssertEqual(result.notes, "- New.\n")
        XCTAssertEqual(result.problem, "")
    }

    func testAVersionThatIsNotReleasedOrNotThereIsRefused() async throws {
        let changelog = "# Changelog\n\n## 0.2.0, not released yet\n\n- New.\n"
        let unreleased = try run("0.2.0", changelog)
        XCTAssertEqual(unreleased.notes, "")
        XCTAssertTrue(unreleased.problem.contains("Write its date in the heading"), unreleased.problem)
        let undated = try run("0.2.0", "# Changelog\n\n## 0.2.0, soon\n\n- New.\n")
        XCTAssertEqual(undated.notes, "")
        XCTAssertTrue(undated.problem.contains("has no date for 0.2.0"), undated.problem)
        let empty = try run("0.2.0", "# Changelog\n\n## 0.2.0, 2030-02-01\n\n## 0.1.0, 2030-01-01\n\n- Old.\n")
        XCTAssertTrue(empty.problem.contains("says nothing of version 0.2.0"), empty.problem)
        let unknown = try run("0.3.0", changelog)
        XCTAssertEqual(unknown.notes, "")
        XCTAssertTrue(unknown.problem.contains("and not with version 0.3.0"), unknown.problem)
    }
}
