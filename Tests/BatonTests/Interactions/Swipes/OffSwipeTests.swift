import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Tests that no swipe goes back where the transitions have none, whoever animates the pop.
@MainActor
final class OffSwipeTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    func testNoSwipeGoesBack() async throws {
        for transitions in [NavigationTransitions.slide, .system] {
            let stand = try StackStage { $0.transitions = transitions.swipe(.off) }
            for start in [2.0, 200] {
                stand.stage.finger.drag(from: CGPoint(x: start, y: 400), to: CGPoint(x: 380, y: 400), in: 0.3)
                try stand.stage.settle()
                XCTAssertEqual(stand.titles, ["A", "B"], "from \(start)")
            }
            stand.navigation.transitions?.swipe.area = .automatic
            stand.stage.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 380, y: 400), in: 0.3)
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A"])
        }
    }
}
