import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Content stands still, whatever the bar does meanwhile.
@MainActor
final class BarSafeAreaTests: XCTestCase {
    private static let noBar = BarState(background: .clear, isHidden: true)

    /// The hidden screen's content must be where it will be, although the bar is a large one when it comes.
    func testAHiddenScreenAfterALargeTitleStandsStill() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarScene(
                driver, from: BarState(largeTitleMode: .always), to: BarState(isHidden: true, largeTitleMode: .never))
            scene.bar.prefersLargeTitles = true
            try scene.stage.settle()
            scene.push()
            var tops: Set<CGFloat> = []
            while scene.navigation.transitionCoordinator != nil {
                tops.insert(scene.second.view.safeAreaInsets.top)
                scene.stage.advance(by: 1.0 / 60)
            }
            try scene.stage.settle()
            tops.insert(scene.second.view.safeAreaInsets.top)
            XCTAssertEqual(tops, [47], "\(driver)")
        }
    }

    /// The app's own hidden bar comes back as its screen goes, and the one below has a hidden bar by its state.
    func testAHiddenScreenBelowABarThatTheAppTookAwayStandsStill() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarScene(driver, from: BarState(isHidden: true), to: BarState())
            let screen = HookScreen()
            screen.onWillAppear = { [navigation = scene.navigation] in
                navigation.setNavigationBarHidden(true, animated: true)
            }
            scene.navigation.pushViewController(screen, animated: true)
            try scene.stage.settle()
            screen.onWillAppear = {}
            let first = scene.first
            scene.navigation.popViewController(animated: true)
            scene.stage.turn()
            scene.navigation.setNavigationBarHidden(false, animated: true)
            var tops: [CGFloat] = []
            while scene.navigation.transitionCoordinator != nil {
                tops.append(first.view.safeAreaInsets.top)
                scene.stage.advance(by: 1.0 / 60)
            }
            try scene.stage.settle()
            tops.append(first.view.safeAreaInsets.top)
            XCTAssertEqual(Set(tops.dropFirst()), [47], "\(driver)")
        }
    }

    /// The bar gets large titles only when the first frame is near.
    func testContentKeepsItsPlaceWhereLargeTitlesComeOnTheWay() async throws {
        for driver in BarDriver.allCases {
            let first = HookScreen()
            let scene = try BarScene(driver, from: .ember, to: .halfSea)
            scene.navigation.setViewControllers([first], animated: false)
            first.navigationItem.barState = .ember
            first.title = "Large"
            try scene.stage.settle()
            try scene.arrive()
            first.onIsAppearing = { [bar = scene.bar] in bar.prefersLargeTitles = true }
            scene.second.navigationItem.largeTitleDisplayMode = .never
            let before = scene.second.view.safeAreaInsets.top
            scene.pop()
            var tops: Set<CGFloat> = []
            while scene.navigation.transitionCoordinator != nil {
                tops.insert(scene.second.view.safeAreaInsets.top)
                scene.stage.advance(by: 1.0 / 60)
            }
            XCTAssertEqual(tops, [before], "\(driver)")
        }
    }

    /// Many apps keep their content below all bars by this.
    func testAHiddenBarOfAScreenThatExtendsNowhereLeavesNoGap() async throws {
        let scene = try BarScene(.slide, from: BarState(), to: BarState())
        scene.first.edgesForExtendedLayout = []
        scene.navigation.view.setNeedsLayout()
        try scene.stage.settle()
        scene.first.navigationItem.barState.isHidden = true
        try scene.stage.settle()
        let view = try XCTUnwrap(scene.first.view)
        let top = view.convert(view.bounds, to: scene.stage.window).minY
        XCTAssertLessThanOrEqual(top, 47, "where the bar was nothing is seen")
        XCTAssertEqual(top + view.safeAreaInsets.top, 47)
        XCTAssertGreaterThanOrEqual(view.safeAreaInsets.top, 0)
    }

    /// What the app adds to a screen that leaves is the app's at once, also where Baton keeps that screen steady.
    func testInsetsAddedToTheScreenThatLeavesAreSeen() async throws {
        let scene = try BarScene(.slide, from: .ember, to: .ember)
        scene.navigation.navigationBar.prefersLargeTitles = true
        scene.second.navigationItem.largeTitleDisplayMode = .never
        scene.first.navigationItem.largeTitleDisplayMode = .never
        try scene.stage.settle()
        let before = scene.first.view.safeAreaInsets.top
        scene.push()
        scene.stage.advance(by: 0.1)
        scene.first.additionalSafeAreaInsets.top += 20
        scene.stage.turn()
        XCTAssertEqual(scene.first.view.safeAreaInsets.top, before + 20)
        try scene.stage.settle()
        XCTAssertEqual(scene.first.additionalSafeAreaInsets.top, 20)
    }

    /// A screen without a bar leaves while the device turns.
    func testAHiddenScreenThatLeavesKeepsItsTopWhenTheDeviceTurns() async throws {
        let scene = try BarScene(.slide, from: .ember, to: Self.noBar)
        scene.navigation.navigationBar.prefersLargeTitles = true
        try scene.arrive()
        XCTAssertEqual(scene.second.view.safeAreaInsets.top, scene.navigation.view.safeAreaInsets.top)
        scene.pop()
        scene.stage.advance(by: 0.1)
        scene.stage.rotate(lasting: 0.1)
        scene.stage.turn()
        XCTAssertEqual(scene.second.view.safeAreaInsets.top, scene.navigation.view.safeAreaInsets.top)
        try scene.stage.settle()
    }
}
