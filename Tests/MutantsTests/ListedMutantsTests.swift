import Foundation
import Testing

@testable import Mutants

/// Tests that what is listed by hand fits the sources.
struct ListedMutantsTests {
    private func text(_ path: String) throws -> String {
        try String(
            contentsOfFile: URL(fileURLWithPath: #filePath + "/../../../" + path).standardized.path, encoding: .utf8)
    }

    @Test func eachFaultHasItsTextOnce() throws {
        for fault in Fault.all {
            let count = fault.count(in: try text(fault.file))
            #expect(count == 1, "'\(fault.name)': its text occurs \(count) times in \(fault.file)")
        }
        #expect(Set(Fault.all.map(\.name)).count == Fault.all.count)
    }

    @Test(arguments: ["Equivalent", "Known survivors"])
    func eachCountIsOfASource(_ title: String) throws {
        let section = Report.section(title, of: try text("Tests/Mutants/score.md"))
        let counts = try FileCounts(section)
        #expect(section.hasSuffix(counts.text), "the tool would write these lines otherwise")
        for file in counts.byFile.keys {
            #expect(throws: Never.self, "Correct the name of \(file) in '\(title)' of score.md, or remove it.") {
                try text(file)
            }
        }
    }

    @Test func thePageIsShort() throws {
        #expect(try text("Tests/Mutants/score.md").utf8.count < 10_000)
    }
}
