import Foundation
import Testing

@testable import Mutants

/// Tests that what is listed by hand fits the sources.
struct ListedMutantsTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func eachFaultHasItsTextOnce() throws {
        for fault in Fault.all {
            let count = fault.count(in: try text(fault.file))
            #expect(count == 1, "'\(fault.name)': its text occurs \(count) times in \(fault.file)")
        }
        #expect(Set(Fault.all.map(\.name)).count == Fault.all.count)
    }

    @Test(arguments: ["explained", "left"])
    func eachReasonIsAboutAMutant(_ list: String) throws {
        let explanations = Explanations(try text("Tests/Mutants/\(list).md"))
        for (name, reason) in explanations.reasons {
            #expect(!reason.isEmpty, "no reason for \(name)")
            let file = name.components(separatedBy: ".swift ")[0] + ".swift"
            let source = Mutant.path(of: file)
            let names = Mutant.all(in: try text(source), file: source, index: 0).map(\.name)
            #expect(names.contains(name), "no such mutant: \(name)")
        }
    }
}
