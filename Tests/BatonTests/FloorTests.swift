import Foundation
import TestSupport
import XCTest

/// Tests the order of the folders of `Sources/Baton`: a folder uses types of itself and of the folders before it. No more
/// than two files use each other in a circle.
final class FloorTests: XCTestCase {
    /// The folders, each of which may use those before it. `Platform` stands beside them.
    private static let floors = [
        "Shared", "Transitions", "Animators", "Stacks", "Interactions", "Presentations", "Bars", "Delegates",
    ]

    private struct File {
        let name: String
        /// The types that are declared at the left margin.
        let types: Set<String>
        /// All words of the code that begin with a capital letter.
        let words: Set<String>

        var floor: String { name.components(separatedBy: "/")[0] }

        init(name: String, text: String) {
            self.name = name
            let code = text.replacingOccurrences(
                of: "\"\"\"[\\s\\S]*?\"\"\"|//.*|\"[^\"\\n]*\"", with: "", options: .regularExpression)
            types = Set(
                code.matches("(?m)^(?:[@\\w]+(?:\\([^)]*\\))? )*(?:class|struct|enum|protocol|actor|typealias) (\\w+)"))
            words = Set(code.matches("\\b([A-Z]\\w+)\\b"))
        }
    }

    private func files() throws -> [File] {
        let folder = Repository.root.appendingPathComponent("Sources/Baton").resolvingSymlinksInPath()
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
        return try found.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map {
            File(
                name: $0.path.replacingOccurrences(of: folder.path + "/", with: ""),
                text: String(decoding: try Data(contentsOf: $0), as: UTF8.self))
        }
    }

    /// For each file, the files whose types it uses.
    private func arrows(of files: [File]) -> [[Int]] {
        var homes: [String: [Int]] = [:]
        for (place, file) in files.enumerated() {
            for type in file.types { homes[type, default: []].append(place) }
        }
        return files.enumerated().map { place, file in
            Set(file.words.flatMap { homes[$0] ?? [] }).filter { $0 != place }.sorted()
        }
    }

    /// Returns a line for each use of a type in a later folder.
    private func arrowsUp(in files: [File]) -> [String] {
        let arrows = arrows(of: files)
        var lines: [String] = []
        for (place, file) in files.enumerated() {
            guard let own = Self.floors.firstIndex(of: file.floor) else { continue }
            for used in arrows[place] where Self.floors.firstIndex(of: files[used].floor).map({ $0 > own }) == true {
                lines.append("\(file.name) uses \(files[used].name)")
            }
        }
        return lines.sorted()
    }

    /// Returns the files of each circle of more than two files.
    private func circles(in files: [File]) -> [[String]] {
        let arrows = arrows(of: files)
        let reached = files.indices.map { start in
            var (seen, open) = (Set<Int>(), arrows[start])
            while let next = open.popLast() {
                if seen.insert(next).inserted { open += arrows[next] }
            }
            return seen
        }
        let circles = Set(
            files.indices.map { place in
                files.indices.filter { $0 == place || reached[place].contains($0) && reached[$0].contains(place) }
            })
        return circles.filter { $0.count > 2 }.map { $0.map { files[$0].name }.sorted() }
    }

    func testEachFolderUsesOnlyThoseBeforeIt() throws {
        let files = try files()
        XCTAssertEqual(Set(files.map(\.floor)), Set(Self.floors + ["Platform"]))
        XCTAssertEqual(arrowsUp(in: files), [])
    }

    func testNoMoreThanTwoFilesUseEachOtherInACircle() throws {
        XCTAssertEqual(circles(in: try files()), [])
    }

    func testAnArrowUpAndACircleAreFound() {
        let files = [
            File(name: "Shared/One.swift", text: "struct One { let two: Two }"),
            File(name: "Transitions/Two.swift", text: "@MainActor\npublic final class Two { let three: Three? = nil }"),
            File(name: "Bars/Three.swift", text: "enum Three { case a(One) } // Not Four.\nlet text = \"Four\""),
            File(name: "Delegates/Four.swift", text: "protocol Four {}\nextension One: Four {}"),
        ]
        XCTAssertEqual(
            arrowsUp(in: files),
            ["Shared/One.swift uses Transitions/Two.swift", "Transitions/Two.swift uses Bars/Three.swift"])
        XCTAssertEqual(circles(in: files), [["Bars/Three.swift", "Shared/One.swift", "Transitions/Two.swift"]])
    }
}

extension String {
    /// The first groups of all matches of a pattern.
    fileprivate func matches(_ pattern: String) -> [String] {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        return expression.matches(in: self, range: NSRange(startIndex..., in: self)).compactMap {
            Range($0.range(at: 1), in: self).map { String(self[$0]) }
        }
    }
}
