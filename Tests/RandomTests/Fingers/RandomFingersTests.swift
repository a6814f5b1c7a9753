import UIKit
import XCTest

/// Sends random touch events to an app that changes.
///
/// Every gesture that begins must end, and no recognizer may be stuck.
@MainActor
final class RandomFingersTests: XCTestCase {
    func testFingerEventsLeaveNoRecognizerStuck() async {
        let seed = RandomSeeds.one
        let hand = RandomHand(seed: seed)
        for round in 1...max(500, 125 * RandomTimes.value) {
            for _ in 1...40 { hand.step() }
            let problems = hand.settle()
            guard problems.isEmpty else {
                return XCTFail("round \(round), seed \(seed): \(problems.joined(separator: "; "))\n\(hand.script)")
            }
        }
        // If no recognizer had fired, the test would prove nothing.
        XCTAssertEqual(hand.silentKinds, [])
        hand.close()
    }
}
