import BatonMonkey
import BatonTesting
import Foundation
import TestSupport
import XCTest

/// Plays the scripts in `found-scripts.txt`, which the monkey has found. Each did what its title says, in Baton or in the stand-in.
@MainActor
final class FoundScriptTests: XCTestCase {
    func testEachScriptKeepsTheRules() async throws {
        let file = Repository.root.appendingPathComponent("Tests/RandomTests/Monkey/found-scripts.txt")
        let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n\n")
        let scripts = parts.filter { $0.hasPrefix("# ") }
        XCTAssertGreaterThan(scripts.count, 100)
        XCTAssertEqual(parts.filter { !$0.hasPrefix("# ") }, ["== Baton ==", "== The stand-in =="], "each has a title")
        for script in scripts {
            let lines = script.components(separatedBy: "\n")
            XCTAssertNoThrow(try Monkey.baton.replay(lines.dropFirst().joined(separator: "\n")), lines[0])
        }
    }
}
