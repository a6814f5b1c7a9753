import BatonGallery
import Foundation

@testable import Playground

/// Which contract tests cite which statements.
struct Citations {
    /// The tests by statement, such as `PercentDrivenContractTests.testItEnds`.
    let tests: [String: [String]]

    /// Reads sources by their names.
    init(_ sources: [(name: String, text: String)]) {
        var tests: [String: [String]] = [:]
        for source in sources {
            var test = source.name
            for line in source.text.split(separator: "\n") {
                if let name = line.components(separatedBy: "func test").dropFirst().first?.prefix(while: { $0 != "(" })
                {
                    test = "\(source.name).test\(name)"
                }
                let comment = line.components(separatedBy: "//").dropFirst().joined(separator: " ")
                for word in comment.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == ".") }) {
                    let number = String(word).trimmingCharacters(in: CharacterSet(charactersIn: "."))
                    guard number.range(of: "^B[0-9]+\\.[0-9]+$", options: .regularExpression) != nil else { continue }
                    if tests[number]?.last != test { tests[number, default: []].append(test) }
                }
            }
        }
        self.tests = tests
    }

    /// Reads the contract tests in a folder.
    init(in folder: URL) throws {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
        let sources = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        self.init(
            try sources.map {
                ($0.deletingPathExtension().lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
            }.sorted { $0.0 < $1.0 })
    }

    /// A line for each test that asserts what evidence calls false.
    func contradictions(of all: [Evidence]) -> [String] {
        all.flatMap { evidence in
            evidence.findings.filter { $0.outcome == .fails }.flatMap { finding in
                (tests[finding.key] ?? []).map { test in
                    "\(test) asserts \(finding.key), which fails on \(evidence.system), \(evidence.device), by "
                        + "\(EvidenceCheckout.Place.evidence)/\(evidence.fileName). Correct the statement, then the stand-in, and the "
                        + "test."
                }
            }
        }
    }
}
