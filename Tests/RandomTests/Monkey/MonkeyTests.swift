import BatonMonkey
import BatonTesting
import Foundation
import UIKit
import XCTest

/// Plays random programs on Baton's own app. At every frame the rules hold.
///
/// A failure prints the shortest script that was found. `found-scripts.txt` keeps those of the past.
@MainActor
final class MonkeyTests: XCTestCase {
    func testTheRulesHoldOnIOS15() async throws { try play(15) }
    func testTheRulesHoldOnIOS18() async throws { try play(18) }
    func testTheRulesHoldOnIOS26() async throws { try play(26) }
    func testTheRulesHoldOnIOS27() async throws { try play(27) }

    private func play(_ system: Int) throws {
        var monkey = Monkey.baton
        monkey.systems = [system]
        // Far more are played by `Benchmarks monkey`, which lists everything that it finds.
        let programs = 60 * RandomTimes.value
        // Each system has programs of its own. With a seed in the environment all play the same.
        let seed = RandomSeeds.single ?? UInt64(system) * 1_000_000
        let figures = try monkey.play(programs: programs, seed: seed)
        XCTAssertEqual(figures.steps, programs * monkey.stepsOfProgram)
        XCTAssertGreaterThan(figures.transitions, programs)
    }
}
