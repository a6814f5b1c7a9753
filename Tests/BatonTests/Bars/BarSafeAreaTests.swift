import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that content does not move while the bar changes.
@MainActor
final class BarSafeAreaTests: GenerationTestCase {
    /// The content of a screen with a hidden bar starts at its final position, although the bar is large when the
    /// screen appears.
    func testAHiddenScreenAfterALargeTitleStandsStill() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(
                driver, from: BarState { $0.prefersLargeTitles = true },
                to: BarState(isHidden: true) { $0.prefersLargeTitles = false })
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

    /// Large titles are enabled on the bar only shortly before the first frame.
    func testContentKeepsItsPlaceWhereLargeTitlesAppearDuringATransition() async throws {
        for driver in BarDriver.allCases {
            let first = HookScreen()
            let scene = try BarStage(driver, from: .ember, to: .halfSea)
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

    /// Many apps use this setting to keep their content below all bars.
    func testAHiddenBarOfAScreenThatExtendsNowhereLeavesNoGap() async throws {
        let scene = try BarStage(.slide, from: BarState(), to: BarState())
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

    /// Insets that the app adds to the disappearing screen apply at once, also where Baton compensates that screen's
    /// insets.
    func testInsetsAddedToTheDisappearingScreenApply() async throws {
        let scene = try BarStage(.slide, from: .ember, to: .ember)
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
}
