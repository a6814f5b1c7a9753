import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Changes that are requested while others run, on stacks with hidden bars.
@MainActor
final class BarOverlapTests: GenerationTestCase {
    /// A screen with a hidden bar is pushed without animation while another push runs, and is popped again.
    func testTheBarIsBackAfterAHiddenScreenThatWaitedWasPopped() async throws {
        try popHiddenScreens(.system)
    }

    func testTheBarIsBackAfterAHiddenScreenThatWaitedWasPoppedByBaton() async throws {
        try popHiddenScreens(.slide)
    }

    private func popHiddenScreens(_ driver: BarDriver) throws {
        for number in 0..<64 {
            let first = Double(number / 8) / 40
            let second = Double(number % 8) / 40
            let scene = try BarStage(driver, from: BarState(), to: BarState())
            let hidden = UIViewController()
            hidden.navigationItem.barState = BarState(isHidden: true)
            scene.push()
            scene.navigation.pushViewController(hidden, animated: false)
            scene.stage.advance(by: first)
            hidden.navigationItem.barState = BarState(background: .color(.red), backgroundAlpha: 0, isHidden: true)
            scene.navigation.popViewController(animated: true)
            for _ in 0..<2 {
                HeadlessBars.tapBackButton(of: scene.bar)
                scene.stage.advance(by: second)
            }
            try scene.stage.settle()
            XCTAssertFalse(scene.navigation.isNavigationBarHidden, "\(driver) \(first) \(second)")
            XCTAssertGreaterThan(scene.bar.frame.maxY, 0, "\(driver) \(first) \(second)")
            XCTAssertNil(scene.backdrop, "\(driver) \(first) \(second)")
        }
    }

    /// UIKit calls no delegate for a screen that is pushed and popped in one turn (B1.10). Its state is never shown.
    func testAStateThatIsSetOnAScreenThatIsPoppedBeforeItIsShownChangesNothing() async throws {
        for state in [BarState(), BarState(isHidden: true), BarState(background: .color(.blue), backgroundAlpha: 0.3)] {
            let scene = try BarStage(.system, from: .ember, to: BarState(background: .clear, backgroundAlpha: 1))
            scene.navigation.pushViewController(scene.second, animated: false)
            scene.second.navigationItem.barState = state
            scene.second.navigationItem.barState.backgroundAlpha = 0.2
            scene.navigation.popViewController(animated: false)
            try scene.stage.settle()
            scene.paint.assertClose(to: .ember)
            XCTAssertFalse(scene.navigation.isNavigationBarHidden)
        }
    }

    func testAStateThatIsSetOnTheOldScreenBeforeAPushedOneIsShownIsShownAtOnce() async throws {
        let scene = try BarStage(.system, from: .ember, to: .clear)
        scene.navigation.pushViewController(scene.second, animated: false)
        scene.first.navigationItem.barState = .halfSea
        scene.paint.assertClose(to: .halfSea)
        try scene.stage.settle()
        scene.paint.assertClose(to: .nothing)
    }

    func testAStateThatIsSetOnAPushedScreenBeforeItIsShownIsShownWithIt() async throws {
        let scene = try BarStage(.system, from: .ember, to: BarState())
        scene.navigation.pushViewController(scene.second, animated: false)
        scene.second.navigationItem.barState = .halfSea
        scene.stage.turn()
        scene.paint.assertClose(to: .halfSea)
    }

    /// Transitions that are set while a pushed screen is not in the window yet show the screen that is.
    func testTransitionsThatAreSetBeforeAPushedScreenIsShownAndPoppedShowTheOldScreen() async throws {
        let scene = try BarStage(.system, from: .ember, to: BarState())
        scene.navigation.pushViewController(scene.second, animated: false)
        scene.navigation.transitions = nil
        scene.navigation.transitions = .system
        scene.navigation.popViewController(animated: false)
        try scene.stage.settle()
        scene.paint.assertClose(to: .ember)
    }
}
