import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// A screen that hides the bar itself, with `setNavigationBarHidden(_:animated:)`, next to screens with painted bars.
@MainActor
final class AppHiddenBarTests: GenerationTestCase {
    /// How the backgrounds of the two screens would change if the bar stayed.
    private static let pairs: [(from: BarState, to: BarState)] = [
        (.ember, .halfSea), (.ember, BarState(background: .gradient([.red, .blue]))),
        (.ember, BarState(background: .color(.blue)) { $0.transition = .travel }),
    ]

    func testAScreenThatHidesTheBarItselfGetsNoPaintOverIt() async throws {
        for driver in BarDriver.allCases {
            for (from, to) in Self.pairs {
                let scene = try scene(driver, from, to)
                scene.push()
                try scene.assertPaintStaysWithTheBar("push \(driver) \(to)")
                XCTAssertTrue(scene.navigation.isNavigationBarHidden)
                scene.pop()
                try scene.assertPaintStaysWithTheBar("pop \(driver) \(to)")
                XCTAssertFalse(scene.navigation.isNavigationBarHidden)
                scene.paint.assertClose(to: .ember, "\(driver)")
            }
        }
    }

    func testACancelledPopLeavesTheHiddenBarWithoutPaint() async throws {
        for driver in BarDriver.allCases where driver != .system && driver != .slide {
            for (from, to) in Self.pairs {
                let scene = try scene(driver, from, to)
                try scene.arrive()
                for progress in [0.1, 0.5, 0.3] {
                    scene.drivePop(to: progress)
                    scene.assertPaintIsWithTheBar("at \(progress) \(driver) \(to)")
                }
                scene.delegate?.percent?.cancel()
                try scene.assertPaintStaysWithTheBar("cancel \(driver) \(to)")
                XCTAssertTrue(scene.navigation.isNavigationBarHidden, "\(driver)")
                XCTAssertLessThanOrEqual(scene.bar.frame.maxY, 0)
            }
        }
    }

    /// The screen hides the bar as soon as it is seen, while the backgrounds still change.
    func testABarThatIsHiddenLaterTakesItsPaintWithIt() async throws {
        for driver in BarDriver.allCases {
            for (from, to) in Self.pairs {
                let scene = try scene(driver, from, to, hides: false)
                scene.push()
                scene.stage.advance(by: 0.1)
                scene.navigation.setNavigationBarHidden(true, animated: true)
                try scene.assertPaintEndsWithTheBar("hide \(driver) \(to)")
                scene.navigation.setNavigationBarHidden(false, animated: true)
                try scene.assertPaintEndsWithTheBar("show \(driver) \(to)")
                XCTAssertEqual(scene.backdrop?.frame.maxY, scene.bar.frame.maxY)
            }
        }
    }

    private func scene(_ driver: BarDriver, _ from: BarState, _ to: BarState, hides: Bool = true) throws -> BarStage {
        let scene = try BarStage(driver, from: from, to: BarState(), screen: HookScreen())
        scene.second.navigationItem.barState = to
        guard hides, let second = scene.second as? HookScreen else { return scene }
        second.onWillAppear = { [unowned navigation = scene.navigation] in
            navigation.setNavigationBarHidden(true, animated: true)
        }
        second.onWillDisappear = { [unowned navigation = scene.navigation] in
            navigation.setNavigationBarHidden(false, animated: true)
        }
        return scene
    }
}
