import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the release of a transition that a finger has moved to its end already.
@MainActor
final class ReleaseInPlaceTests: XCTestCase {
    func testNothingIsLeftToWaitFor() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        let finger = stand.stage.finger
        finger.down(at: CGPoint(x: 0, y: 400))
        finger.drag(to: CGPoint(x: 10, y: 400), in: 0.1)
        finger.drag(to: CGPoint(x: 500, y: 400), in: 0.4)
        finger.hold(for: 0.2)
        XCTAssertEqual(stand.b.view.seenFrame.minX, 390, accuracy: 0.5)
        finger.up()
        stand.stage.advance(by: 0.15)
        XCTAssertNil(stand.navigation.transitionCoordinator)
        XCTAssertEqual(stand.titles, ["A"])
    }
}
