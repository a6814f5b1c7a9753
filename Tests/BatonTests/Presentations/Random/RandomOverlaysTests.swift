import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Presents, pulls, resizes and dismisses at random, at any moment, and compares what is left with what was before.
@MainActor
final class RandomOverlaysTests: GenerationTestCase {
    func testWhateverHappensEverythingIsInItsPlaceAtTheEnd() async throws {
        for seed in 1...100 {
            let advice = AdviceLog()
            defer { advice.close() }
            let hand = try RandomOverlayHand(seed: UInt64(seed))
            for _ in 0..<12 { hand.act() }
            XCTAssertNoThrow(try hand.stage.settle(), "seed \(seed): \(hand.story)")
            for problem in hand.problems { XCTFail("seed \(seed): \(problem). \(hand.story)") }
            try hand.closeAll()
            for problem in hand.leftovers { XCTFail("seed \(seed): \(problem). \(hand.story)") }
        }
    }
}
