import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that values set by the app on the bar and its screens are kept, also while a bar state overrides them.
@MainActor
final class BarPropertyOverrideTests: GenerationTestCase {
    /// The app sets the tint in `viewIsAppearing`, as Apple recommends. The final tint is the app's.
    func testATintThatTheAppSetsDuringATransitionIsKept() async throws {
        for driver in BarDriver.allCases {
            for state in [BarState.halfSea, BarState()] {
                let scene = try BarStage(driver, from: .ember, to: BarState())
                let screen = HookScreen()
                screen.navigationItem.barState = state
                screen.onIsAppearing = { [bar = scene.bar] in bar.tintColor = .green }
                scene.navigation.pushViewController(screen, animated: true)
                try scene.stage.settle()
                XCTAssertEqual(scene.bar.tintColor, .green, "\(driver), \(state)")
            }
        }
    }

    /// The app sets its tint while a state's tint is shown. When the state's tint is removed, the app's tint applies.
    func testATintThatTheAppSetsUnderAStatesTintAppliesAfterIt() async throws {
        let scene = try BarStage(.slide, from: BarState(tintColor: .red), to: BarState())
        scene.bar.tintColor = .green
        try scene.arrive()
        XCTAssertEqual(scene.bar.tintColor, .green)
    }

    /// UIKit may itself restore the tint that was there before a cancelled swipe. It is a state's, and not the app's.
    func testATintThatComesBackWhenASwipeIsCancelledIsNotTheApps() async throws {
        for driver in BarDriver.allCases {
            let screen = HookScreen()
            let scene = try BarStage(
                driver, from: BarState(tintColor: .red), to: BarState(tintColor: .blue), screen: screen)
            scene.bar.tintColor = .green
            try scene.arrive()
            screen.onWillDisappear = { [weak screen, bar = scene.bar] in
                screen?.transitionCoordinator?.animate(alongsideTransition: nil) {
                    if $0.isCancelled { bar.tintColor = .blue }
                }
            }
            scene.drivePop(to: 0.4)
            XCTAssertEqual(scene.bar.tintColor, .red, "\(driver)")
            try scene.release(finishing: false)
            XCTAssertEqual(scene.bar.tintColor, .blue, "\(driver)")
            screen.navigationItem.barState.tintColor = nil
            XCTAssertEqual(scene.bar.tintColor, .green, "\(driver)")
        }
    }

    func testATintOfTheAppsThatEqualsAFormerOneOfAStateIsKept() async throws {
        let scene = try BarStage(.slide, from: BarState(tintColor: .red), to: BarState())
        let item = scene.first.navigationItem
        scene.bar.tintColor = .green
        item.barState.tintColor = .blue
        item.barState.tintColor = nil
        XCTAssertEqual(scene.bar.tintColor, .green)
        scene.bar.tintColor = .blue
        item.barState.tintColor = .red
        item.barState.tintColor = nil
        XCTAssertEqual(scene.bar.tintColor, .blue)
    }

    /// An alert dims every tint behind it.
    ///
    /// Changes during that time must not mistake the dimmed tint for one set by the app.
    func testADimmedTintIsNotMistakenForTheAppsTint() async throws {
        for own in [UIColor.green, nil] {
            let scene = try BarStage(.slide, from: BarState(), to: BarState())
            scene.bar.tintColor = own
            scene.stage.window.tintAdjustmentMode = .dimmed
            for color in [UIColor.red, .blue] { scene.first.navigationItem.barState.tintColor = color }
            scene.stage.window.tintAdjustmentMode = .automatic
            XCTAssertEqual(scene.bar.tintColor, .blue)
            scene.stage.window.tintAdjustmentMode = .dimmed
            scene.first.navigationItem.barState.tintColor = nil
            scene.stage.window.tintAdjustmentMode = .automatic
            XCTAssertEqual(scene.bar.tintColor, own ?? scene.navigation.view.tintColor)
            scene.navigation.view.tintColor = .brown
            XCTAssertEqual(scene.bar.tintColor, own ?? .brown)
            XCTAssertEqual(scene.bar.tintAdjustmentMode, .normal)
        }
    }

    /// The app's appearance equals the one that Baton writes, because the app gives the screen a clear bar itself.
    func testAnAppearanceOfTheAppsThatEqualsBatonsIsKept() async throws {
        let scene = try BarStage(.slide, from: .clear, to: BarState())
        let own = UINavigationBarAppearance()
        own.configureWithTransparentBackground()
        scene.first.navigationItem.standardAppearance = own
        scene.first.navigationItem.barState = BarState()
        XCTAssertEqual(scene.first.navigationItem.standardAppearance, own)
    }

    func testEdgesAreRestoredAfterTheAppChangesOneOfThem() async throws {
        let scene = try BarStage(.slide, from: BarState(), to: .clear)
        let opaque = UINavigationBarAppearance()
        opaque.configureWithOpaqueBackground()
        scene.bar.scrollEdgeAppearance = opaque
        try scene.stage.settle()
        scene.first.navigationItem.barState = .ember
        scene.first.edgesForExtendedLayout.remove(.bottom)
        scene.first.navigationItem.barState = BarState()
        XCTAssertTrue(scene.first.edgesForExtendedLayout.contains(.top))
    }
}
