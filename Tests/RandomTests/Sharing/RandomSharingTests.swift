import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton

/// Pushes, pops, presents, swipes, catches, scrolls, reloads and turns at random while views travel. At the end no view is hidden,
/// no traveller is left, and the window is as it was.
@MainActor
final class RandomSharingTests: XCTestCase {
    override func setUp() async throws {
        // Places that are gone are what is tested, and advice is no failure.
        await MainActor.run {
            Advice.reset()
            Advice.receive = { _ in }
        }
    }

    override func tearDown() async throws {
        await MainActor.run {
            Advice.reset()
            Advice.receive = Advice.writeToLog
        }
    }

    func testWhateverHappensNoViewStaysHidden() async throws {
        try HeadlessDevice.withSystem(18) { try playAll() }
    }

    func testWhateverHappensNoViewStaysHiddenOnIOS26() async throws {
        try HeadlessDevice.withSystem(26) { try playAll() }
    }

    func testWhateverHappensNoViewStaysHiddenOnIOS27() async throws {
        try HeadlessDevice.withSystem(27) { try playAll() }
    }

    /// Two thousand programs with `RANDOM_TIMES=8`, on three systems together.
    private func playAll() throws {
        for seed in RandomSeeds.first(84 * RandomTimes.value) {
            let hand = try RandomSharingHand(seed: seed)
            for _ in 0..<10 { hand.act() }
            XCTAssertNoThrow(try hand.settle(), "seed \(seed): \(hand.story)")
            for problem in hand.problems { XCTFail("seed \(seed): \(problem). \(hand.story)") }
            try hand.goBackToTheStart()
            for problem in hand.problems + hand.leftovers { XCTFail("seed \(seed): \(problem). \(hand.story)") }
        }
    }
}
