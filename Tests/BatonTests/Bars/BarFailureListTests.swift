import Foundation
import XCTest

/// Checks that each test named in `failures.md` exists.
final class BarFailureListTests: XCTestCase {
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

    /// A test of a failure may leave out a generation only for a reason that cites a statement.
    func testTheNamedTestsRunOnEachGeneration() throws {
        let list = try String(contentsOf: folder.appendingPathComponent("failures.md"), encoding: .utf8)
        let named = list.components(separatedBy: "`").filter { $0.hasPrefix("test") }
        for source in try sources(in: folder) {
            let lines = source.components(separatedBy: "\n")
            for name in named where source.contains("func \(name)(") {
                XCTAssertTrue(source.contains(": GenerationTestCase"), name)
                for (index, line) in lines.enumerated() where line.contains("\"\(name)\":") {
                    let reason = lines[max(0, index - 3)...index].joined()
                    let cites = reason.range(of: "[BU][0-9]+", options: .regularExpression) != nil
                    XCTAssertTrue(cites, "\(name) is excepted without a reason: \(line)")
                }
            }
        }
    }

    /// The names of the tests in this folder and its subfolders, and of the random tests of bars.
    private func names() throws -> Set<String> {
        let random = folder.appendingPathComponent("../../RandomTests/Bars").standardizedFileURL
        return Set(
            try (sources(in: folder) + sources(in: random)).flatMap { $0.components(separatedBy: "func ").dropFirst() }
                .map {
                    String($0.prefix { $0.isLetter || $0.isNumber })
                })
    }

    private func sources(in folder: URL) throws -> [String] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" && $0 != URL(fileURLWithPath: #filePath) }
        return try (files ?? []).map { try String(contentsOf: $0, encoding: .utf8) }
    }
}
