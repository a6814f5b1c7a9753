import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests a bar that a screen hides by its state: transparent, hidden from accessibility, not touchable, and not part of
/// the safe area.
@MainActor
final class BarCarrierHiddenTests: GenerationTestCase {
    private static let hidden = BarState(isHidden: true)

    func testAHiddenBarIsInvisibleAndIgnoredByVoiceOverAndTouches() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarScene(driver, from: BarState(), to: Self.hidden)
            try scene.arrive()
            XCTAssertEqual(scene.bar.alpha, 0, "\(driver)")
            XCTAssertTrue(scene.bar.accessibilityElementsHidden, "\(driver)")
            let hit = scene.stage.window.hitTest(CGPoint(x: 195, y: 69), with: nil)
            XCTAssertTrue(hit === scene.second.view, "\(driver): \(String(describing: hit))")
        }
    }

    /// UIKit restores the initial alpha when a swipe is cancelled. That value is not set by the app.
    func testAfterACancelledSwipeFromAHiddenBarTheNextOneIsShown() async throws {
        for driver in BarDriver.drivable {
            let scene = try BarScene(driver, from: .ember, to: BarState(isHidden: true))
            try scene.arrive()
            scene.drivePop(to: 0.4)
            try scene.release(finishing: false)
            XCTAssertEqual(scene.bar.alpha, 0, "\(driver)")
            scene.pop()
            try scene.stage.settle()
            XCTAssertEqual(scene.bar.alpha, 1, "\(driver)")
        }
    }

    func testIsNavigationBarHiddenStaysFalse() async throws {
        let scene = try BarScene(.slide, from: BarState(), to: Self.hidden)
        try scene.arrive()
        XCTAssertFalse(scene.navigation.isNavigationBarHidden)
    }

    func testTheBarsHeightIsRemovedFromTheSafeArea() async throws {
        let scene = try BarScene(.slide, from: BarState(), to: Self.hidden)
        XCTAssertEqual(scene.first.view.safeAreaInsets.top, 47 + HeadlessDevice.rowHeight)
        try scene.arrive()
        XCTAssertEqual(scene.second.view.safeAreaInsets.top, 47)
        scene.pop()
        try scene.stage.settle()
        XCTAssertEqual(scene.first.view.safeAreaInsets.top, 47 + HeadlessDevice.rowHeight)
    }

    /// Both screens are laid out for their own bar from the first frame.
    func testNeitherScreensSafeAreaJumpsDuringTheTransition() async throws {
        let scene = try BarScene(.slide, from: BarState(), to: Self.hidden)
        scene.push()
        while scene.navigation.transitionCoordinator != nil {
            XCTAssertEqual(scene.first.view.safeAreaInsets.top, 47 + HeadlessDevice.rowHeight)
            XCTAssertEqual(scene.second.view.safeAreaInsets.top, 47)
            scene.stage.advance(by: 1.0 / 60)
        }
        scene.pop()
        while scene.navigation.transitionCoordinator != nil {
            XCTAssertEqual(scene.first.view.safeAreaInsets.top, 47 + HeadlessDevice.rowHeight)
            XCTAssertEqual(scene.second.view.safeAreaInsets.top, 47)
            scene.stage.advance(by: 1.0 / 60)
        }
    }

    func testInsetsSetByTheAppAreKept() async throws {
        let scene = try BarScene(.slide, from: BarState(), to: Self.hidden)
        scene.second.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 20, right: 2)
        try scene.arrive()
        XCTAssertEqual(
            scene.second.additionalSafeAreaInsets,
            UIEdgeInsets(top: 10 - HeadlessDevice.rowHeight, left: 1, bottom: 20, right: 2))
        scene.second.additionalSafeAreaInsets.top += 5
        scene.second.additionalSafeAreaInsets.bottom = 0
        scene.second.navigationItem.barState.isHidden = false
        XCTAssertEqual(scene.second.additionalSafeAreaInsets, UIEdgeInsets(top: 15, left: 1, bottom: 0, right: 2))
    }

    func testInsetsAreRestoredAfterwards() async throws {
        for finishing in [true, false] {
            let scene = try BarScene(.slide, from: BarState(), to: Self.hidden)
            scene.second.additionalSafeAreaInsets.top = 8
            try scene.arrive()
            scene.drivePop(to: 0.8)
            try scene.release(finishing: finishing)
            XCTAssertEqual(scene.second.additionalSafeAreaInsets.top, finishing ? 8 : 8 - HeadlessDevice.rowHeight)
            XCTAssertEqual(scene.bar.alpha, finishing ? 1 : 0)
            XCTAssertEqual(scene.bar.accessibilityElementsHidden, !finishing)
        }
    }

    func testTwoConsecutiveScreensWithHiddenBarsEachRestoreTheirInsets() async throws {
        let scene = try BarScene(.slide, from: Self.hidden, to: Self.hidden)
        XCTAssertEqual(scene.first.additionalSafeAreaInsets.top, -HeadlessDevice.rowHeight)
        try scene.arrive()
        XCTAssertEqual(scene.first.additionalSafeAreaInsets.top, 0)
        XCTAssertEqual(scene.second.additionalSafeAreaInsets.top, -HeadlessDevice.rowHeight)
        scene.pop()
        try scene.stage.settle()
        XCTAssertEqual(scene.first.additionalSafeAreaInsets.top, -HeadlessDevice.rowHeight)
        XCTAssertEqual(scene.second.additionalSafeAreaInsets.top, 0)
    }

    func testTheBarsAlphaAndAccessibilitySetByTheAppAreRestored() async throws {
        let scene = try BarScene(.slide, from: BarState(), to: Self.hidden)
        scene.bar.alpha = 0.6
        scene.bar.accessibilityElementsHidden = true
        try scene.arrive()
        XCTAssertEqual(scene.bar.alpha, 0)
        scene.pop()
        try scene.stage.settle()
        XCTAssertEqual(scene.bar.alpha, 0.6, accuracy: 1e-6)
        XCTAssertTrue(scene.bar.accessibilityElementsHidden)
    }

    /// A bar that the app hides with UIKit's own flag is already outside of the safe area.
    func testTheHeightOfABarHiddenByTheAppIsNotRemovedTwice() async throws {
        let scene = try BarScene(.slide, from: BarState(), to: Self.hidden)
        scene.navigation.isNavigationBarHidden = true
        try scene.stage.settle()
        try scene.arrive()
        XCTAssertEqual(scene.second.view.safeAreaInsets.top, 47)
        XCTAssertTrue(scene.navigation.isNavigationBarHidden)
    }

    /// A screen without a bar in a stack whose bars are coloured. No band of the stack's colour may remain.
    func testTheStacksColourDisappearsWhereTheBarIsHidden() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarScene(driver, from: BarState(), to: Self.hidden, stackState: .ember)
            scene.paint.assertClose(to: .ember, "\(driver)")
            try scene.arrive()
            scene.paint.assertClose(to: .nothing, "\(driver)")
        }
    }

    func testTheBarFadesInWithTheProgressOfTheGesture() async throws {
        for driver in BarDriver.drivable {
            let scene = try BarScene(driver, from: .ember, to: Self.hidden)
            try scene.arrive()
            for progress in [0.2, 0.5, 0.35, 0.8] {
                scene.drivePop(to: progress)
                let seen = Double(scene.bar.layer.presentation()?.opacity ?? -1)
                XCTAssertEqual(seen, Double(scene.popProgress), accuracy: 0.01, "\(driver) at \(progress)")
                scene.paint.assertClose(
                    to: .between(.nothing, .ember, at: Double(scene.popProgress)), "\(driver) at \(progress)")
            }
        }
    }
}
