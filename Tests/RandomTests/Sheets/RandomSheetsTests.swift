import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton

/// Pulls, turns, edits and changes a sheet at random, at the same time, and looks at its upper end at each frame.
@MainActor
final class RandomSheetsTests: XCTestCase {
    func testASheetNeverJumps() async throws {
        for system in [15, 18, 26] {
            try HeadlessDevice.withSystem(system) { try playAll(on: system) }
        }
    }

    private func playAll(on system: Int) throws {
        for seed in RandomSeeds.first(20 * min(RandomTimes.value, 16)) {
            let hand = try RandomSheetHand(seed: seed)
            for _ in 0..<10 { hand.act() }
            XCTAssertNoThrow(try hand.stage.settle(), "iOS \(system), seed \(seed): \(hand.story)")
            for jump in hand.eye.jumps { XCTFail("iOS \(system), seed \(seed): \(jump). \(hand.story)") }
            XCTAssertEqual(HeadlessLog.warnings, [], "iOS \(system), seed \(seed): \(hand.story)")
        }
    }
}
