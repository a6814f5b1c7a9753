import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that nothing is left on a tab bar that `hidesBottomBarWhenPushed` has hidden and shown under a Baton animator (B1.81).
@MainActor
final class LeftTabBarTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.customTransitionsLeaveTabBarAnimations = true }
    }

    private func forEachCase(_ body: (TabbedSwipeStage, String) throws -> Void) throws {
        for leaves in [true, false] {
            HeadlessQuirks.customTransitionsLeaveTabBarAnimations = leaves
            for animation in TabbedSwipeStage.Animation.allCases where animation.keepsInset {
                for device in [HeadlessDevice.phone, .phone.rightToLeft] {
                    try body(TabbedSwipeStage(animation, on: device), "\(animation), \(leaves)")
                }
            }
        }
    }

    private func keys(_ scene: TabbedSwipeStage) -> [String] { scene.tabs.tabBar.layer.animationKeys() ?? [] }

    func testAnAnimatorOfAnAppsLeavesOne() async throws {
        let scene = try TabbedSwipeStage(.handWritten, on: .phone)
        scene.navigation.pushViewController(scene.b, animated: true)
        try scene.stage.settle()
        XCTAssertFalse(keys(scene).isEmpty)
    }

    func testAPushAndAPop() async throws {
        try forEachCase { scene, note in
            try scene.push()
            XCTAssertEqual(keys(scene), [], note)
            scene.navigation.popViewController(animated: true)
            try scene.stage.settle()
            XCTAssertEqual(keys(scene), [], note)
            scene.checkBar()
        }
    }

    func testACancelledSwipe() async throws {
        try forEachCase { scene, note in
            try scene.push()
            scene.finger.drag(from: scene.point(2), to: scene.point(100), in: 0.4)
            try scene.stage.settle()
            XCTAssertEqual(scene.navigation.viewControllers.count, 2, note)
            XCTAssertEqual(keys(scene), [], note)
            XCTAssertFalse(scene.showsBar, note)
        }
    }

    /// The bar moves again by then, in an animation that is not to be removed.
    func testAPopRightAfterAPush() async throws {
        try forEachCase { scene, note in
            scene.navigation.pushViewController(scene.b, animated: true)
            scene.stage.turn()
            let coordinator = try XCTUnwrap(scene.navigation.transitionCoordinator)
            coordinator.animate(alongsideTransition: nil) { _ in
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { _ = scene.navigation.popViewController(animated: true) }
                }
            }
            scene.stage.advance(by: 0.7)
            XCTAssertNotNil(scene.navigation.transitionCoordinator, note)
            XCTAssertTrue(scene.showsBar, "it moves in, \(note)")
            XCTAssertNotEqual(scene.tabs.tabBar.seenFrame, scene.tabs.tabBar.frame, note)
            try scene.stage.settle()
            XCTAssertEqual(keys(scene), [], note)
            scene.checkBar()
        }
    }

    /// The app asks for the pop before Baton has looked at the bar.
    func testAPopAsSoonAsThePushHasEnded() async throws {
        let scene = try TabbedSwipeStage(.slide, on: .phone)
        scene.b.onWillAppear = { [weak scene] in
            scene?.b.onWillAppear = {}
            scene?.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                DispatchQueue.main.async {
                    MainActor.assumeIsolated {
                        scene?.navigation.popViewController(animated: true)
                        scene?.tabs.view.layoutIfNeeded()
                    }
                }
            }
        }
        scene.navigation.pushViewController(scene.b, animated: true)
        scene.stage.advance(by: 0.7)
        XCTAssertNotNil(scene.navigation.transitionCoordinator)
        XCTAssertTrue(scene.showsBar)
        XCTAssertNotEqual(scene.tabs.tabBar.seenFrame, scene.tabs.tabBar.frame, "it moves in")
        try scene.stage.settle()
        XCTAssertEqual(keys(scene), [])
        scene.checkBar()
    }

    /// The bar is hidden for all screens above the one that hides it (B1.79).
    func testScreensAboveTheOneThatHidesTheBar() async throws {
        try forEachCase { scene, note in
            try scene.pushTwo()
            XCTAssertEqual(keys(scene), [], note)
            scene.navigation.popToRootViewController(animated: true)
            try scene.stage.settle()
            XCTAssertEqual(keys(scene), [], note)
            scene.checkBar()
            scene.navigation.setViewControllers([scene.a, scene.b, scene.c], animated: true)
            try scene.stage.settle()
            XCTAssertEqual(keys(scene), [], note)
            XCTAssertFalse(scene.showsBar, note)
            scene.navigation.setViewControllers([scene.a], animated: true)
            try scene.stage.settle()
            XCTAssertEqual(keys(scene), [], note)
            scene.checkBar()
        }
    }

    func testAScreenThatReplacesTheOneThatHidesTheBar() async throws {
        try forEachCase { scene, note in
            try scene.push()
            scene.navigation.setViewControllers([scene.c], animated: true)
            try scene.stage.settle()
            XCTAssertEqual(keys(scene), [], note)
            scene.checkBar()
        }
    }
}
