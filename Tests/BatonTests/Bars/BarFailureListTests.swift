import Foundation
import XCTest

/// Checks that each test named in `failures.md` exists.
final class BarFailureListTests: GenerationTestCase {
    private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    func testEachLineNamesExistingTests() throws {
        let lines = try String(contentsOf: folder.appendingPathComponent("failures.md"), encoding: .utf8)
            .components(separatedBy: "\n- ").dropFirst()
        XCTAssertGreaterThan(lines.count, 15)
        let tests = try names()
        for line in lines {
            let named = line.components(separatedBy: "`").filter { $0.hasPrefix("test") }
            XCTAssertFalse(named.isEmpty, line)
            XCTAssertEqual(named.filter { !tests.contains($0) }, [], "there is no such test")
        }
    }

    /// The names of the tests in this folder and its subfolders.
    private func names() throws -> Set<String> {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        let sources = try (files ?? []).map { try String(contentsOf: $0, encoding: .utf8) }
        return Set(
            sources.flatMap { $0.components(separatedBy: "func ").dropFirst() }.map {
                String($0.prefix { $0.isLetter || $0.isNumber })
            })
    }
}
