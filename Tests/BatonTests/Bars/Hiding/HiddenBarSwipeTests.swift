import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests UIKit's own back swipe where the bar is hidden. UIKit refuses it there (B2.43).
@MainActor
final class HiddenBarSwipeTests: GenerationTestCase {
    private func scene(_ driver: BarDriver, to: BarState = BarState(isHidden: true)) throws -> BarStage {
        let scene = try BarStage(driver, from: .ember, to: to)
        try scene.arrive()
        return scene
    }

    /// Drags a finger to the right. On iOS 26 and later UIKit's swipe begins anywhere in the content (B16.1).
    private func swipe(_ scene: BarStage, from x: CGFloat = 1) throws {
        scene.stage.finger.drag(from: CGPoint(x: x, y: 500), to: CGPoint(x: 380, y: 500), in: 0.2)
        try scene.stage.settle()
    }

    func testASystemStackKeepsItsSwipeWhereBatonHidesTheBar() async throws {
        let scene = try scene(.system)
        let before = scene.navigation.interactivePopGestureRecognizer?.delegate
        try swipe(scene)
        XCTAssertEqual(scene.navigation.viewControllers, [scene.first])
        let after = scene.navigation.interactivePopGestureRecognizer?.delegate
        XCTAssertFalse(before === after, "UIKit's own delegate is back")
        try scene.arrive()
        XCTAssertTrue(scene.navigation.interactivePopGestureRecognizer?.delegate is SwipePermissionDelegate)
    }

    /// The permission is there from the start of the push, and a swipe that is under way keeps it to its end.
    func testTheRecognizerKeepsItsDelegateWhileTheBarHidesAndWhileASwipeShowsIt() async throws {
        let scene = try BarStage(.system, from: .ember, to: BarState(isHidden: true))
        let recognizer = try XCTUnwrap(scene.navigation.interactivePopGestureRecognizer)
        let own = recognizer.delegate
        scene.push()
        scene.stage.advance(by: 0.1)
        XCTAssertTrue(recognizer.delegate is SwipePermissionDelegate)
        try scene.stage.settle()
        scene.drivePop(to: 0.4)
        XCTAssertNotNil(scene.navigation.transitionCoordinator)
        XCTAssertTrue(recognizer.delegate is SwipePermissionDelegate)
        try scene.release(finishing: true)
        XCTAssertTrue(recognizer.delegate === own)
    }

    func testTheSwipeInTheContentWorksTooWhereTheSystemHasIt() async throws {
        let scene = try scene(.system)
        try swipe(scene, from: 150)
        let hasContentSwipe = HeadlessDevice.current.systemVersion >= 26
        XCTAssertEqual(scene.navigation.viewControllers.count, hasContentSwipe ? 1 : 2)
    }

    /// A carrier without a driver, in a delegate without animators.
    func testADelegateWithoutAnimatorsKeepsTheSwipe() async throws {
        let screens = [UIViewController(), UIViewController()]
        screens[1].navigationItem.barState.isHidden = true
        let navigation = UINavigationController()
        navigation.setViewControllers(screens, animated: false)
        let carrying = CarryingDelegate(for: navigation)
        navigation.delegate = carrying
        let stage = Stage(root: navigation)
        try stage.settle()
        XCTAssertTrue(navigation.isNavigationBarHidden)
        stage.finger.drag(from: CGPoint(x: 1, y: 500), to: CGPoint(x: 380, y: 500), in: 0.2)
        try stage.settle()
        XCTAssertEqual(navigation.viewControllers, [screens[0]])
    }

    func testWhereTheAppHasHiddenTheBarUIKitsAnswerStands() async throws {
        for driver in [BarDriver.system, .slide] {
            let scene = try scene(driver, to: .halfSea)
            scene.navigation.transitions = .system
            scene.navigation.setNavigationBarHidden(true, animated: false)
            try scene.stage.settle()
            try swipe(scene)
            XCTAssertEqual(scene.navigation.viewControllers.count, 2, "\(driver)")
        }
    }

    func testNothingBeginsAtTheRootOrWithoutABackButton() async throws {
        let scene = try scene(.system)
        scene.second.navigationItem.hidesBackButton = true
        try swipe(scene)
        XCTAssertEqual(scene.navigation.viewControllers.count, 2)
        let root = try BarStage(.system, from: BarState(isHidden: true), to: .ember)
        try swipe(root)
        root.push()
        try root.stage.settle()
        XCTAssertEqual(root.navigation.viewControllers.count, 2, "no swipe waits for a pop")
    }

    func testADelegateOfTheAppsIsLeftAlone() async throws {
        let scene = try BarStage(.system, from: .ember, to: BarState(isHidden: true))
        let apps = GestureDelegate()
        scene.navigation.interactivePopGestureRecognizer?.delegate = apps
        try scene.arrive()
        XCTAssertTrue(scene.navigation.interactivePopGestureRecognizer?.delegate === apps)
        scene.pop()
        try scene.stage.settle()
        XCTAssertTrue(scene.navigation.interactivePopGestureRecognizer?.delegate === apps)
    }

    func testGivingUpReturnsTheRecognizers() async throws {
        let scene = try BarStage(.system, from: .ember, to: BarState(isHidden: true))
        let own = scene.navigation.interactivePopGestureRecognizer?.delegate
        try scene.arrive()
        XCTAssertFalse(scene.navigation.interactivePopGestureRecognizer?.delegate === own)
        scene.navigation.transitions = nil
        XCTAssertTrue(scene.navigation.interactivePopGestureRecognizer?.delegate === own)
    }
}

private final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {}

private final class CarryingDelegate: NSObject, UINavigationControllerDelegate {
    private let carrier: BarCarrier

    init(for navigation: UINavigationController) {
        carrier = BarCarrier(for: navigation)
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        carrier.willShow(viewController, animated: animated, slidesAcross: true)
    }
}
