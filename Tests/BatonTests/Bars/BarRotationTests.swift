import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Rotates the device during a change of the bar.
@MainActor
final class BarRotationTests: GenerationTestCase {
    func testTheColourContinuesWithTheScreens() async throws {
        // Baton's own transition ends at once.
        for driver in BarDriver.allCases where driver != .slide {
            let scene = try BarStage(driver, from: .ember, to: .halfSea)
            scene.push()
            scene.stage.advance(by: 0.1)
            scene.stage.rotate()
            var ways: [Double] = []
            while scene.navigation.transitionCoordinator != nil, ways.count < 60 {
                // The progress, computed from the alpha, which changes from 1 to 0.5.
                let way = (1 - scene.paint.alpha) * 2
                scene.paint.assertClose(to: .between(.ember, .halfSea, at: way), "\(driver)")
                ways.append(way)
                scene.stage.advance(by: 1.0 / 60)
            }
            XCTAssertEqual(ways, ways.sorted(), "it never goes back: \(driver)")
            XCTAssertGreaterThan(Set(ways).count, 3, "\(driver)")
            try assertRest(scene, .halfSea, "\(driver)")
        }
    }

    func testAnInteractiveChangeCanFinishOrCancelAfterARotation() async throws {
        for driver in BarDriver.allCases {
            for (finishes, end) in [(true, SeenPaint.ember), (false, .halfSea)] {
                let scene = try BarStage(driver, from: .ember, to: .halfSea)
                try scene.arrive()
                scene.drivePop(to: 0.4)
                scene.stage.rotate()
                scene.stage.advance(by: 0.1)
                try scene.release(finishing: finishes)
                let ended = scene.navigation.topViewController === scene.first ? SeenPaint.ember : .halfSea
                // A rotation may cancel the touch. The swipe is then cancelled.
                try assertRest(scene, finishes ? ended : end, "\(driver), finishes: \(finishes)")
            }
        }
    }

    func testEachScreenTravelsWithItsOwnBarToTheEnd() async throws {
        let travel = BarState { $0.transition = .travel }
        for driver in [BarDriver.system, .slide] {
            let scene = try BarStage(driver, from: .ember, to: .halfSea, stackState: travel)
            scene.push()
            scene.stage.advance(by: 0.1)
            scene.stage.rotate()
            try assertRest(scene, .halfSea, "\(driver)")
        }
    }

    private func assertRest(_ scene: BarStage, _ paint: SeenPaint, _ note: String, line: UInt = #line) throws {
        try scene.stage.settle()
        scene.paint.assertClose(to: paint, within: 1e-6, note, line: line)
        XCTAssertEqual(scene.backdrops.count, 1, note, line: line)
        XCTAssertEqual(scene.backdrop?.frame, CGRect(x: 0, y: 0, width: 844, height: 32), note, line: line)
        XCTAssertEqual(scene.backdrop?.transform, .identity, note, line: line)
        XCTAssertTrue(scene.backdrop?.superview === scene.navigation.view, note, line: line)
    }
}
