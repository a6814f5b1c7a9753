import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a push of a screen that a cancelled pop is about to put back.
@MainActor
final class RepeatedPushTests: AnyDesignTestCase {
    /// UIKit raises an exception for a screen that is on the stack already.
    func testAScreenThatACancelledPopPutsBackIsNotPushedTwice() async throws {
        for isAnimated in [true, false] {
            let (a, b) = (TestScreen("A"), TestScreen("B"))
            let navigation = BatonNavigationController(rootViewController: a)
            navigation.transitions = .slide.duration(1)
            navigation.pushViewController(b, animated: false)
            let stage = Stage(root: navigation)
            try stage.settle()
            stage.finger.down(at: CGPoint(x: 2, y: 400))
            stage.finger.drag(to: CGPoint(x: 120, y: 400), in: 0.3)
            stage.finger.hold(for: 0.2)
            stage.finger.up()
            stage.advance(by: 0.05)
            XCTAssertEqual(navigation.viewControllers, [a], "the pop is on its way back")
            navigation.pushViewController(b, animated: isAnimated)
            try stage.settle()
            XCTAssertEqual(navigation.viewControllers, [a, b], "\(isAnimated)")
            XCTAssertEqual(b.view.seenFrame, stage.window.bounds)
            XCTAssertEqual(stage.window.leftovers, [])
        }
    }
}
