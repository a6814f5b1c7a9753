import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a screen that is pushed in the turn in which another tab is selected, so that its push is never seen.
@MainActor
final class TabbedPushTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private func away(_ driver: BarDriver, animated: Bool = true) throws -> (BarStage, UITabBarController) {
        let tabs = UITabBarController()
        let scene = try BarStage(driver, from: BarState(), to: .ember) {
            tabs.viewControllers = [$0, UIViewController()]
            return tabs
        }
        scene.navigation.pushViewController(scene.second, animated: animated)
        tabs.selectedIndex = 1
        try scene.stage.settle()
        return (scene, tabs)
    }

    func testItsBarIsShownOnReturn() async throws {
        for driver in [BarDriver.system, .slide] {
            for animated in [true, false] {
                let (scene, tabs) = try away(driver, animated: animated)
                tabs.selectedIndex = 0
                try scene.stage.settle()
                XCTAssertTrue(scene.navigation.topViewController === scene.second)
                scene.paint.assertClose(to: .ember, "\(driver) \(animated)")
            }
        }
    }

    func testAChangeOfItsStateIsShown() async throws {
        for driver in [BarDriver.system, .slide] {
            for changesAway in [true, false] {
                let (scene, tabs) = try away(driver)
                if changesAway { scene.second.navigationItem.barState = .halfSea }
                tabs.selectedIndex = 0
                try scene.stage.settle()
                if !changesAway { scene.second.navigationItem.barState = .halfSea }
                try scene.stage.settle()
                scene.paint.assertClose(to: .halfSea, "\(driver) \(changesAway)")
            }
        }
    }
}
