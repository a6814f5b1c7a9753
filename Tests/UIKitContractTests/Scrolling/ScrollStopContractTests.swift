import UIKit
import XCTest

/// Tests which ways to set the offset stop content that slows down after a flick.
@preconcurrency
@MainActor
final class ScrollStopContractTests: ContractTestCase {
    func testTheMethodWithoutAnimationStopsContent() throws {
        // B27.83
        let stage = try flicked()
        stage.scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
        Device.wait(0.3)
        XCTAssertEqual(stage.scroll.contentOffset.y, 900)
        XCTAssertFalse(stage.scroll.isDecelerating)
        stage.putAway()
    }

    func testAnAssignmentDoesNotStopContent() throws {
        // B27.83
        let stage = try flicked()
        stage.scroll.contentOffset = CGPoint(x: 0, y: 900)
        XCTAssertTrue(stage.scroll.isDecelerating)
        Device.wait(0.3)
        XCTAssertGreaterThan(stage.scroll.contentOffset.y, 930)
        stage.putAway()
    }

    /// Scrolls long content by a flick, and returns while it slows down.
    private func flicked() throws -> ScrollStage {
        try Device.requireFinger()
        let stage = ScrollStage(inStack: false) { $0.scroll.contentInsetAdjustmentBehavior = .never }
        stage.fillWithLongContent()
        let finger = ScriptedFinger(on: try XCTUnwrap(stage.scroll.window))
        finger.down(100, 500)
        finger.drag(to: 100, 350, lasting: 0.15)
        finger.up()
        Device.wait(0.1)
        XCTAssertTrue(stage.scroll.isDecelerating)
        return stage
    }
}
