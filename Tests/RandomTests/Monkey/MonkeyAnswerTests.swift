import BatonMonkey
import BatonTesting
import UIKit
import XCTest

/// Plays random programs with each unusual answer of the stand-in alone. `MonkeyTests` draws several at once.
///
/// A failure prints the shortest script that was found, whose line `answer` names the switch.
@MainActor
final class MonkeyAnswerTests: XCTestCase {
    func testTheRulesHoldWithEachAnswerOnIOS15() async throws { try play(15) }
    func testTheRulesHoldWithEachAnswerOnIOS27() async throws { try play(27) }

    private func play(_ system: Int) throws {
        var monkey = Monkey.baton
        monkey.systems = [system]
        let programs = RandomTimes.value
        let seed = RandomSeeds.single ?? UInt64(system) * 2_000_000
        let (figures, failures) = try monkey.playEachAnswer(programs: programs, seed: seed)
        for failure in failures { XCTFail("\(failure)") }
        XCTAssertGreaterThan(figures.programs, HeadlessSwitch.all.count * programs)
        XCTAssertGreaterThan(figures.transitions, HeadlessSwitch.all.count)
    }
}
