import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// What the app sets on the bar and its screens is the app's, also while a state is shown over it.
@MainActor
final class BarPropertyOverrideTests: XCTestCase {
    /// No state names a tint, so the tint is the app's, who sets it where Apple says: in `viewIsAppearing`.
    func testATintThatTheAppSetsOnTheWayStaysTheApps() async throws {
        for driver in BarDriver.allCases {
            for state in [BarState.halfSea, BarState()] {
                let scene = try BarScene(driver, from: .ember, to: BarState())
                let screen = HookScreen()
                screen.navigationItem.barState = state
                screen.onIsAppearing = { [bar = scene.bar] in bar.tintColor = .green }
                scene.navigation.pushViewController(screen, animated: true)
                try scene.stage.settle()
                XCTAssertEqual(scene.bar.tintColor, .green, "\(driver), \(state)")
            }
        }
    }

    func testAnAlphaThatTheAppSetsOnTheWayStaysTheApps() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarScene(driver, from: .ember, to: BarState())
            scene.bar.alpha = 0.5
            let screen = HookScreen()
            screen.navigationItem.barState = .halfSea
            screen.onIsAppearing = { [bar = scene.bar] in bar.alpha = 1 }
            scene.navigation.pushViewController(screen, animated: true)
            try scene.stage.settle()
            XCTAssertEqual(scene.bar.alpha, 1, "\(driver)")
        }
    }

    /// The app sets its tint while a state's tint is shown; when that is gone the app's counts.
    func testATintThatTheAppSetsUnderAStatesTintIsSeenAfterIt() async throws {
        let scene = try BarScene(.slide, from: BarState(tint: .red), to: BarState())
        scene.bar.tintColor = .green
        try scene.arrive()
        XCTAssertEqual(scene.bar.tintColor, .green)
    }

    /// An alert greys out every tint behind it; what is changed meanwhile must not take the grey for the app's.
    func testATintThatIsDimmedIsTakenForWhatItIs() async throws {
        for own in [UIColor.green, nil] {
            let scene = try BarScene(.slide, from: BarState(), to: BarState())
            scene.bar.tintColor = own
            scene.stage.window.tintAdjustmentMode = .dimmed
            for color in [UIColor.red, .blue] { scene.first.navigationItem.barState.tint = color }
            scene.stage.window.tintAdjustmentMode = .automatic
            XCTAssertEqual(scene.bar.tintColor, .blue)
            scene.stage.window.tintAdjustmentMode = .dimmed
            scene.first.navigationItem.barState.tint = nil
            scene.stage.window.tintAdjustmentMode = .automatic
            XCTAssertEqual(scene.bar.tintColor, own ?? scene.navigation.view.tintColor)
            scene.navigation.view.tintColor = .brown
            XCTAssertEqual(scene.bar.tintColor, own ?? .brown)
            XCTAssertEqual(scene.bar.tintAdjustmentMode, .normal)
        }
    }

    func testAnAlphaThatTheAppSetsUnderAStatesTintStaysTheApps() async throws {
        let scene = try BarScene(.slide, from: BarState(tint: .red), to: BarState())
        scene.bar.alpha = 0.5
        scene.first.navigationItem.barState.tint = .blue
        XCTAssertEqual(scene.bar.alpha, 0.5)
    }

    /// It happens to look like what Baton has written: a screen that the app gives a clear bar by itself, too.
    func testAnAppearanceOfTheAppsThatEqualsBatonsIsKept() async throws {
        let scene = try BarScene(.slide, from: .clear, to: BarState())
        let own = UINavigationBarAppearance()
        own.configureWithTransparentBackground()
        scene.first.navigationItem.standardAppearance = own
        scene.first.navigationItem.barState = BarState()
        XCTAssertEqual(scene.first.navigationItem.standardAppearance, own)
    }

    func testEdgesThatTheAppChangesByOneAreGivenBack() async throws {
        let scene = try BarScene(.slide, from: BarState(), to: .clear)
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
