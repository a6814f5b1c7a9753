import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a screen that grows where motion is reduced.
@MainActor
final class ReducedGrowthTests: AnyDesignTestCase {
    func testWithReducedMotionTheScreenOnlyFades() async throws {
        var device = HeadlessDevice.phone
        device.reduceMotion = true
        for manner in GrownStage.Manner.allCases {
            for door in [SharingStage.Door.stack, .modal] {
                let stand = try GrownStage(manner, door, device)
                let first = WindowDump(stand.stage.window)
                for isForward in [true, false] {
                    isForward ? stand.goForward() : stand.goBack()
                    var alphas: [Double] = []
                    while stand.upper.transitionCoordinator != nil, alphas.count < 300 {
                        XCTAssertNil(stand.clip, "\(manner)")
                        XCTAssertEqual(stand.travellers, [])
                        XCTAssertNil(stand.cell.mask)
                        XCTAssertEqual(stand.upper.view.frameInWindow, stand.stage.window.bounds)
                        alphas.append(stand.upper.view.sightAlpha)
                        stand.stage.advance(by: 1.0 / 60)
                    }
                    XCTAssertEqual(alphas, alphas.sorted(by: isForward ? (<) : (>)), "\(manner), \(door)")
                    XCTAssertTrue(alphas.contains { $0 > 0.2 && $0 < 0.8 }, "it fades")
                    try stand.stage.settle()
                    XCTAssertEqual(stand.isForward, isForward)
                }
                XCTAssertEqual(WindowDump(stand.stage.window).difference(from: first), [])
            }
        }
    }

    /// What a finger moves follows it all the same.
    func testWithReducedMotionAFingerStillPullsTheScreen() async throws {
        var device = HeadlessDevice.phone
        device.reduceMotion = true
        for manner in GrownStage.Manner.allCases {
            let stand = try GrownStage(manner, .modal, device)
            stand.goForward()
            try stand.stage.settle()
            stand.stage.finger.down(at: CGPoint(x: 200, y: 200))
            stand.stage.finger.drag(to: CGPoint(x: 230, y: 500), in: 0.3)
            XCTAssertLessThan(stand.clip?.frameInWindow.width ?? 390, 330, "\(manner)")
            XCTAssertFalse(stand.cell.isSeen)
            stand.stage.finger.hold(for: 0.2)
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertNil(stand.cell.mask)
            XCTAssertNil(stand.clip)
            XCTAssertEqual(stand.travellers, [])
        }
    }
}
