import UIKit
import XCTest

/// Tests how content moves when the finger has lifted.
@preconcurrency
@MainActor
final class ScrollMotionContractTests: ContractTestCase {
    func testContentSlowsDownAtAConstantRate() throws {
        // B27.14
        let stage = try stage()
        let finger = ScriptedFinger(on: try XCTUnwrap(stage.scroll.window))
        finger.down(100, 500)
        finger.drag(to: 100, 300, lasting: 0.15)
        finger.up()
        Device.wait(0.1)
        var places: [CGFloat] = []
        for _ in 0..<3 {
            places.append(stage.scroll.contentOffset.y)
            Device.wait(0.2)
        }
        // 0.998 to the power of 200.
        XCTAssertEqual((places[2] - places[1]) / (places[1] - places[0]), 0.670, accuracy: tolerance)
        stage.putAway()
    }

    func testStretchedContentReturnsFromRest() throws {
        // B27.14
        let stage = try stage()
        let finger = ScriptedFinger(on: try XCTUnwrap(stage.scroll.window))
        finger.down(100, 200)
        finger.drag(to: 100, 400)
        finger.rest()
        let stretch = stage.scroll.contentOffset.y
        XCTAssertLessThan(stretch, -50)
        finger.up()
        Device.wait(0.2)
        // (46 e^(-1.8) - 9 e^(-9.2)) / 37
        XCTAssertEqual(stage.scroll.contentOffset.y / stretch, 0.205, accuracy: tolerance)
        Device.wait(1)
        XCTAssertEqual(stage.scroll.contentOffset.y, 0)
        stage.putAway()
    }

    /// The content begins to move about one frame after the lift.
    private var tolerance: CGFloat { 0.03 + Device.motionTolerance / 5 }

    private func stage() throws -> ScrollStage {
        try Device.requireFinger()
        let stage = ScrollStage(inStack: false) { $0.scroll.contentInsetAdjustmentBehavior = .never }
        stage.fillWithLongContent()
        return stage
    }
}
