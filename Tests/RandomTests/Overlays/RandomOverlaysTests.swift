import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton

/// Presents, pulls, resizes and dismisses at random, at any moment, and compares what is left with what was before.
@MainActor
final class RandomOverlaysTests: XCTestCase {
    override func setUp() async throws {
        // What is asked of the overlays is not always possible, and advice is no failure.
        await MainActor.run {
            Advice.reset()
            Advice.receive = { _ in }
        }
    }

    override func tearDown() async throws {
        await MainActor.run {
            Advice.reset()
            Advice.receive = Advice.writeToLog
            HeadlessQuirks.chainDismissal = .lowest
        }
    }

    func testWhateverHappensEverythingIsInItsPlaceAtTheEnd() async throws {
        try HeadlessDevice.withSystem(18) { try playAll() }
    }

    func testWhateverHappensEverythingIsInItsPlaceAtTheEndOnIOS26() async throws {
        try HeadlessDevice.withSystem(26) { try playAll() }
    }

    func testWhateverHappensEverythingIsInItsPlaceAtTheEndOnIOS27() async throws {
        try HeadlessDevice.withSystem(27) { try playAll() }
    }

    private func playAll() throws {
        for seed in RandomSeeds.first(25 * min(RandomTimes.value, 16)) {
            // It is not known which presentation of a chain UIKit names (B27.47).
            let answers = HeadlessQuirks.ChainDismissal.allCases
            HeadlessQuirks.chainDismissal = answers[Int(seed % UInt64(answers.count))]
            let hand = try RandomOverlayHand(seed: seed)
            for _ in 0..<12 { hand.act() }
            XCTAssertNoThrow(try hand.stage.settle(), "seed \(seed): \(hand.story)")
            for problem in hand.problems { XCTFail("seed \(seed): \(problem). \(hand.story)") }
            try hand.closeAll()
            for problem in hand.leftovers { XCTFail("seed \(seed): \(problem). \(hand.story)") }
        }
    }
}
