import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests pops of a screen that has no navigation controller any more when it is about to disappear (B27.49).
@MainActor
final class LostStackBarTests: GenerationTestCase {
    override class var generations: [Int] { [26, 27] }

    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.poppedScreensLoseTheirStackEarly = false }
    }

    func testPopsAreTheSame() async throws {
        for driver in [BarDriver.system, .slide] {
            var seen: [[String]] = []
            for loses in [false, true] {
                HeadlessQuirks.poppedScreensLoseTheirStackEarly = loses
                let scene = try BarStage(driver, from: .halfSea, to: .ember)
                let before = scene.dump
                try scene.arrive()
                var steps: [String] = []
                scene.drivePop(to: 0.5)
                steps.append("\(scene.paint)")
                try scene.release(finishing: false)
                scene.paint.assertClose(to: .ember, "\(driver)")
                scene.pop()
                scene.stage.advance(by: 0.1)
                steps.append("\(scene.paint)")
                try scene.stage.settle()
                scene.paint.assertClose(to: .halfSea, "\(driver)")
                XCTAssertEqual(scene.dump.difference(from: before), [], "\(driver) \(loses)")
                XCTAssertNil(scene.second.parent)
                seen.append(steps)
            }
            XCTAssertEqual(seen[0], seen[1], "\(driver)")
        }
    }
}
