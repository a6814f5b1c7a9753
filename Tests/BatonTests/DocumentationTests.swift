import Foundation
import TestSupport
import XCTest

/// Checks that every Swift block in the documentation appears, line by line, in a source file of the tests, so that it
/// compiles.
final class DocumentationTests: XCTestCase {
    private struct Block {
        let page: String
        let line: Int
        let lines: [String]
    }

    private static let root = Repository.root

    func testEveryExampleAppearsInATestSource() async throws {
        let blocks = try pages().flatMap(blocks)
        XCTAssertGreaterThan(blocks.count, 5, "the pages were not found in \(Self.root.path)")
        let sources = try sources().map { (lines: $0, all: Set($0)) }
        for block in blocks
        where !sources.contains(where: { $0.all.contains(block.lines[0]) && contains($0.lines, block.lines) }) {
            XCTFail("\(block.page):\(block.line): no source of the tests has this example: \(block.lines[0])")
        }
    }

    /// A link names a file of the package, and a heading in it.
    func testEveryLinkLeadsSomewhere() async throws {
        var count = 0
        for page in try pages() + [Self.root.appendingPathComponent("CONTRIBUTING.md")] {
            for link in links(in: try text(of: page)) {
                count += 1
                let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
                let target = parts[0].isEmpty ? page : page.deletingLastPathComponent().appendingPathComponent(parts[0])
                guard FileManager.default.fileExists(atPath: target.path) else {
                    XCTFail("\(page.lastPathComponent): there is no \(link)")
                    continue
                }
                guard parts.count == 2 else { continue }
                XCTAssertTrue(
                    anchors(in: try text(of: target)).contains(parts[1]),
                    "\(page.lastPathComponent): there is no heading \(link)")
            }
        }
        XCTAssertGreaterThan(count, 60)
    }

    /// Pages for contributors name the tests that hold what they say.
    func testEveryTestThatContributorsAreToldOfExists() async throws {
        let guide = try [
            "CONTRIBUTING.md", "Documentation/Contributing/Beliefs.md", "Documentation/Contributing/UIKit.md",
        ]
        .map { try text(of: Self.root.appendingPathComponent($0)) }.joined(separator: "\n")
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

    /// Returns the targets of the links and pictures on a page, but for those in code and on the web.
    private func links(in page: String) -> [String] {
        let prose = page.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
        return prose.joined().components(separatedBy: "](").dropFirst().map { String($0.prefix { $0 != ")" }) }
            .filter { !$0.contains("://") }
    }

    /// Returns the names of the headings on a page in links.
    private func anchors(in page: String) -> [String] {
        page.split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
            let words = heading.drop { $0 == "#" || $0 == " " }.lowercased()
            return String(
                words.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.map { $0 == " " ? "-" : $0 })
        }
    }

    private func pages() throws -> [URL] {
        let folder = Self.root.appendingPathComponent("Documentation")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
        let others = ["README.md", "AGENTS.md", "SKILL.md"].map(Self.root.appendingPathComponent)
        return others + files.compactMap { $0 as? URL }.filter { $0.pathExtension == "md" }
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
