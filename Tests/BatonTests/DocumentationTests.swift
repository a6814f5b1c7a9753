import Foundation
import XCTest

/// Checks that every Swift block in the documentation appears, line by line, in a source file of the tests, so that it
/// compiles.
final class DocumentationTests: XCTestCase {
    private struct Block {
        let page: String
        let line: Int
        let lines: [String]
    }

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    func testEveryExampleAppearsInATestSource() async throws {
        let blocks = try pages().flatMap(blocks)
        XCTAssertGreaterThan(blocks.count, 5, "the pages were not found in \(Self.root.path)")
        let sources = try sources()
        for block in blocks where !sources.contains(where: { contains($0, block.lines) }) {
            XCTFail("\(block.page):\(block.line): no source of the tests has this example: \(block.lines[0])")
        }
    }

    /// The rows of what is believed name the tests that hold it.
    func testEveryTestThatContributorsAreToldOfExists() async throws {
        let guide = try text(of: Self.root.appendingPathComponent("CONTRIBUTING.md"))
        let tests =
            FileManager.default.enumerator(
                at: Self.root.appendingPathComponent("Tests"), includingPropertiesForKeys: nil)?.allObjects ?? []
        let files = Dictionary(
            tests.compactMap { $0 as? URL }.map { ($0.deletingPathExtension().lastPathComponent, $0) },
            uniquingKeysWith: { first, _ in first })
        let names = guide.split(separator: "`").filter {
            $0.range(of: "^[A-Z]\\w*Tests(\\.\\w+)?$", options: .regularExpression) != nil
        }
        XCTAssertGreaterThan(names.count, 20)
        for name in Set(names) {
            let parts = name.components(separatedBy: ".")
            guard let file = files[parts[0]] else {
                XCTFail("There is no \(parts[0]).")
                continue
            }
            if parts.count == 2 { XCTAssertTrue(try text(of: file).contains("func \(parts[1])("), "\(name)") }
        }
    }

    private func pages() throws -> [URL] {
        let folder = Self.root.appendingPathComponent("Documentation")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return [Self.root.appendingPathComponent("README.md")] + files.filter { $0.pathExtension == "md" }
    }

    private func blocks(of page: URL) throws -> [Block] {
        var blocks: [Block] = []
        var start: Int?
        let lines = try text(of: page).components(separatedBy: "\n")
        for (index, line) in lines.enumerated() {
            if line == "```swift" {
                start = index + 1
            } else if line == "```", let first = start {
                let inside = meaningful(lines[first..<index])
                blocks.append(Block(page: page.lastPathComponent, line: first + 1, lines: inside))
                start = nil
            }
        }
        return blocks
    }

    private func sources() throws -> [[String]] {
        let folder = Self.root.appendingPathComponent("Tests/BatonTests")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
        return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .map { meaningful(try text(of: $0).components(separatedBy: "\n")[...]) }
    }

    /// Returns the lines that are not empty, with whitespace normalized.
    private func meaningful(_ lines: ArraySlice<String>) -> [String] {
        lines.map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
    }

    private func contains(_ lines: [String], _ part: [String]) -> Bool {
        guard let first = part.first, lines.count >= part.count else { return false }
        return lines.indices.contains { start in
            lines[start] == first && lines[start...].starts(with: part)
        }
    }

    private func text(of file: URL) throws -> String {
        String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
}
