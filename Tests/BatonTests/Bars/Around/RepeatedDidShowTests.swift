import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests bars and swipes where `didShow` comes twice, or without a change of the stack (B27.48).
@MainActor
final class RepeatedDidShowTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    override func setUp() async throws {
        await MainActor.run {
            HeadlessQuirks.unchangedStacksCallDidShow = true
            HeadlessQuirks.firstDisplaysCallDidShowTwice = true
        }
    }

    override func tearDown() async throws {
        await MainActor.run {
            HeadlessQuirks.unchangedStacksCallDidShow = false
            HeadlessQuirks.firstDisplaysCallDidShowTwice = false
        }
    }

    func testTheBarKeepsItsLookWhenItsTabIsSelectedAgain() async throws {
        for driver in [BarDriver.system, .slide] {
            let tabs = UITabBarController()
            let scene = try BarStage(driver, from: .halfSea, to: .ember) {
                tabs.viewControllers = [$0, UIViewController()]
                return tabs
            }
            scene.paint.assertClose(to: .halfSea, "\(driver)")
            try scene.arrive()
            scene.paint.assertClose(to: .ember, "\(driver)")
            let before = scene.dump
            for _ in 0..<2 {
                tabs.selectedIndex = 1
                try scene.stage.settle()
                tabs.selectedIndex = 0
                try scene.stage.settle()
            }
            XCTAssertEqual(scene.dump.difference(from: before), [], "\(driver)")
            scene.drivePop(to: 0.5)
            try scene.release(finishing: false)
            scene.paint.assertClose(to: .ember, "\(driver)")
            scene.drivePop(to: 0.5)
            try scene.release(finishing: true)
            scene.paint.assertClose(to: .halfSea, "\(driver)")
            XCTAssertEqual(scene.navigation.viewControllers, [scene.first], "\(driver)")
        }
    }

    func testAModalOverTheStackChangesNothing() async throws {
        for driver in [BarDriver.system, .slide] {
            let scene = try BarStage(driver, from: .halfSea, to: .ember)
            try scene.arrive()
            let before = scene.dump
            let cover = UIViewController()
            cover.modalPresentationStyle = .fullScreen
            scene.navigation.present(cover, animated: true)
            try scene.stage.settle()
            cover.dismiss(animated: true)
            try scene.stage.settle()
            XCTAssertEqual(scene.dump.difference(from: before), [], "\(driver)")
            scene.paint.assertClose(to: .ember, "\(driver)")
        }
    }
}
