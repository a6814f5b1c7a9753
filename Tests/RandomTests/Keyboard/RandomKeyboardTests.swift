import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton

/// Edits and goes to and fro at random, with each answer to what UIKit does with the keyboard (U19). No keyboard may stay over
/// a screen that has left.
@MainActor
final class RandomKeyboardTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run {
            HeadlessQuirks.editingInCustomTransitions = .lastsUntilRemoval
            HeadlessQuirks.keyboardsMoveWithScreens = false
            HeadlessQuirks.presentedScreensLeadToPresenters = false
        }
    }

    func testTheKeyboardBelongsToAFieldThatIsSeen() async throws {
        for system in [15, 18, 26, 27] {
            try HeadlessDevice.withSystem(system) { try playAll(on: system) }
        }
    }

    private func playAll(on system: Int) throws {
        let answers = HeadlessQuirks.EditingInTransitions.allCases
        for seed in RandomSeeds.first(12 * min(RandomTimes.value, 16)) {
            HeadlessQuirks.editingInCustomTransitions = answers[Int(seed % UInt64(answers.count))]
            HeadlessQuirks.keyboardsMoveWithScreens = seed % 3 == 0
            HeadlessQuirks.presentedScreensLeadToPresenters = seed % 2 == 0
            let typist = try RandomTypist(seed: seed)
            for _ in 0..<4 {
                for _ in 0..<4 { typist.act() }
                XCTAssertNoThrow(try typist.stage.settle(), "iOS \(system), seed \(seed): \(typist.story)")
                for problem in typist.problems {
                    XCTFail("iOS \(system), seed \(seed): \(problem). \(typist.story)")
                }
            }
        }
    }
}
