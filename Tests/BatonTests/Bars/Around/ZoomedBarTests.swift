import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the bars of screens with UIKit's own `preferredTransition`.
@MainActor
final class ZoomedBarTests: GenerationTestCase {
    private func scene(_ driver: BarDriver) throws -> BarStage {
        let scene = try BarStage(driver, from: .ember, to: .halfSea)
        let source = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 100))
        scene.first.view.addSubview(source)
        scene.second.preferredTransition = .zoom { _ in source }
        return scene
    }

    func testTheBarOfAZoomedScreenIsCarriedThereAndBack() async throws {
        for driver in [BarDriver.system, .slide] { try checkThereAndBack(driver) }
    }

    private func checkThereAndBack(_ driver: BarDriver) throws {
        let scene = try scene(driver)
        for (start, end) in [(SeenPaint.ember, SeenPaint.halfSea), (.halfSea, .ember)] {
            start.alpha > end.alpha ? scene.push() : scene.pop()
            var alphas: [Double] = []
            while scene.navigation.transitionCoordinator != nil, alphas.count < 200 {
                alphas.append(scene.paint.alpha)
                scene.stage.advance(by: 1.0 / 60)
            }
            XCTAssertGreaterThan(alphas.filter { $0 > 0.52 && $0 < 0.98 }.count, 3, "\(alphas)")
            try scene.stage.settle()
            scene.paint.assertClose(to: end, within: 1e-6)
        }
    }

    func testAPopThatInterruptsTheZoomEndsWithTheLowerScreensBar() async throws {
        for driver in [BarDriver.system, .slide] {
            let scene = try scene(driver)
            scene.push()
            scene.stage.advance(by: 0.15)
            scene.pop()
            try scene.stage.settle()
            XCTAssertTrue(scene.navigation.topViewController === scene.first, "\(driver)")
            scene.paint.assertClose(to: .ember, within: 1e-6, "\(driver)")
            XCTAssertNil(scene.second.navigationItem.standardAppearance, "\(driver)")
        }
    }

    /// UIKit's own swipe drives the zoom back.
    func testACancelledZoomBackKeepsTheBar() async throws {
        for driver in [BarDriver.system, .slide] {
            let scene = try scene(driver)
            try scene.arrive()
            let before = scene.dump
            scene.drivePop(to: 0.4)
            XCTAssertNotNil(scene.navigation.transitionCoordinator, "\(driver)")
            try scene.release(finishing: false)
            XCTAssertTrue(scene.navigation.topViewController === scene.second, "\(driver)")
            XCTAssertEqual(scene.dump.difference(from: before), [], "\(driver)")
        }
    }
}
