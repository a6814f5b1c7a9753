import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests changes at the very end of a transition, and changes that UIKit does not report to any delegate.
@MainActor
final class BarMissedChangeTests: GenerationTestCase {
    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let sunset = BarState(background: .gradient([.red, .yellow]), showsShadowLine: false)
    private static let dusk = BarState(background: .gradient([.blue, .black]), showsShadowLine: false)

    /// "A state that is set while screens change is shown at the end of the change."
    func testAStateSetInALaterCompletionIsVisible() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: .ember, to: BarState())
            let screen = HookScreen()
            screen.navigationItem.barState = .ember
            screen.onIsAppearing = { [weak screen] in
                screen?.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                    screen?.navigationItem.barState = .halfSea
                }
            }
            scene.navigation.pushViewController(screen, animated: true)
            try scene.stage.settle()
            scene.paint.assertClose(to: .halfSea, within: 1e-6, "\(driver)")
        }
    }

    /// Two colours are blended to the new state from the start, so that nothing changes at the end.
    func testAStateSetWhenAScreenAppearsIsBlendedTo() async throws {
        let screen = HookScreen()
        let scene = try BarStage(.slide, from: .ember, to: BarState(background: .color(Self.red)), screen: screen)
        screen.onIsAppearing = { [weak screen] in screen?.navigationItem.barState = .halfSea }
        scene.push()
        while scene.navigation.transitionCoordinator != nil { scene.stage.advance(by: 1.0 / 60) }
        for _ in 0..<5 {
            scene.paint.assertClose(to: .halfSea)
            scene.stage.advance(by: 0.05)
        }
    }

    /// Backgrounds that travel are chosen before, so that the bar changes to the new state afterwards.
    func testAStateSetWhenAScreenAppearsIsBlendedToAfterBackgroundsHaveTravelled() async throws {
        let screen = HookScreen()
        let travel = BarState { $0.transition = .travel }
        let blue = BarState(background: .color(UIColor(red: 0, green: 0, blue: 1, alpha: 1)))
        let scene = try BarStage(
            .slide, from: .ember, to: BarState(background: .color(Self.red)), stackState: travel, screen: screen)
        screen.onIsAppearing = { [weak screen] in screen?.navigationItem.barState = blue }
        scene.push()
        while scene.navigation.transitionCoordinator != nil { scene.stage.advance(by: 1.0 / 60) }
        XCTAssertGreaterThan(scene.paint.red, 0.8, "it begins with what has travelled")
        scene.stage.advance(by: 0.15)
        XCTAssertGreaterThan(scene.paint.red, 0.1)
        XCTAssertLessThan(scene.paint.red, 0.9)
        try scene.stage.settle()
        XCTAssertEqual(scene.paint.blue, 1, accuracy: 1e-6)
    }

    func testAStateSetAfterACancelledSwipeIsVisible() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: BarState(), to: BarState())
            try scene.arrive()
            scene.drivePop(to: 0.4)
            scene.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [second = scene.second] in
                if $0.isCancelled { second.navigationItem.barState = .halfSea }
            }
            try scene.release(finishing: false)
            scene.paint.assertClose(to: .halfSea, within: 1e-6, "\(driver)")
        }
    }

    /// What comes too late to be carried along is blended in from what is seen, also where the swipe is cancelled.
    func testAStateSetDuringACancelledSwipeIsBlendedIn() async throws {
        for driver in [BarDriver.slide, .system] {
            let scene = try BarStage(driver, from: .clear, to: .ember)
            try scene.arrive()
            scene.drivePop(to: 0.4)
            scene.second.navigationItem.barState.background = .color(UIColor(red: 0, green: 0.25, blue: 1, alpha: 1))
            scene.stage.finger.cancel()
            while scene.navigation.transitionCoordinator != nil { scene.stage.advance(by: 1.0 / 60) }
            XCTAssertGreaterThan(scene.paint.red, 0.8, "\(driver)")
            scene.stage.advance(by: 0.17)
            XCTAssertGreaterThan(scene.paint.red, 0.2, "\(driver)")
            XCTAssertLessThan(scene.paint.red, 0.8, "\(driver)")
            try scene.stage.settle()
            XCTAssertEqual(scene.paint.red, 0, accuracy: 1e-6, "\(driver)")
        }
    }

    func testAStateSetDuringAPushIsBlendedInFromWhatIsSeen() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: .clear, to: .ember)
            scene.push()
            scene.stage.advance(by: 0.1)
            scene.second.navigationItem.barState.background = .color(UIColor(red: 0, green: 0.25, blue: 1, alpha: 1))
            while scene.navigation.transitionCoordinator != nil { scene.stage.advance(by: 1.0 / 60) }
            XCTAssertGreaterThan(scene.paint.red, 0.8, "\(driver)")
            XCTAssertEqual(scene.paint.alpha, 1, accuracy: 0.01, "\(driver)")
            try scene.stage.settle()
            XCTAssertEqual(scene.paint.red, 0, accuracy: 1e-6, "\(driver)")
        }
    }

    /// No delegate hears of the screen that shows the stack. Nothing was painted before, so nothing is laid out either.
    func testAStateOfAScreenThatWasInsertedUnderAModalIsVisible() async throws {
        let scene = try BarStage(.slide, from: BarState(), to: BarState())
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        func present() { scene.navigation.present(modal, animated: true) }
        present()
        try scene.stage.settle()
        let top = UIViewController()
        scene.navigation.setViewControllers([top], animated: false)
        func dismiss() { modal.dismiss(animated: true) }
        dismiss()
        try scene.stage.settle()
        top.navigationItem.barState = .ember
        try scene.stage.settle()
        scene.paint.assertClose(to: .ember, within: 1e-6)
    }

    /// The push begins in a completion handler that runs before Baton's.
    ///
    /// The end of the first push must not end it early.
    func testAPushFromAnEarlierCompletionIsCarriedToItsEnd() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: .ember, to: BarState())
            let screen = HookScreen()
            screen.navigationItem.barState = .clear
            let third = UIViewController()
            third.navigationItem.barState = BarState(background: BarState.ember.background)
            screen.onWillAppear = { [weak screen, navigation = scene.navigation] in
                screen?.onWillAppear = {}
                screen?.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                    navigation.pushViewController(third, animated: true)
                    navigation.view.layoutIfNeeded()
                }
            }
            scene.navigation.pushViewController(screen, animated: true)
            scene.stage.turn()
            while scene.navigation.topViewController !== third { scene.stage.advance(by: 1.0 / 120) }
            scene.stage.advance(by: 0.1)
            XCTAssertNotNil(scene.navigation.transitionCoordinator, "\(driver)")
            XCTAssertLessThan(scene.paint.alpha, 0.99, "\(driver)")
            XCTAssertGreaterThan(scene.paint.alpha, 0.01, "\(driver)")
            try scene.stage.settle()
            scene.paint.assertClose(to: .ember, within: 1e-6, "\(driver)")
        }
    }

    /// A screen inserted below the top is not reported to any delegate. A pop to it is still animated as a pop.
    func testAPopToAScreenInsertedBelowTravelsAsAPop() async throws {
        let travelling = BarState(background: BarState.ember.background) { $0.transition = .travel }
        let other = BarState(background: BarState.halfSea.background) { $0.transition = .travel }
        let scene = try BarStage(.system, from: BarState(), to: travelling)
        try scene.arrive()
        let below = UIViewController()
        below.navigationItem.barState = other
        scene.navigation.setViewControllers([scene.first, below, scene.second], animated: false)
        try scene.stage.settle()
        scene.pop()
        scene.stage.advance(by: 0.15)
        let backdrops = scene.navigation.view.barBackdrops
        let color = try XCTUnwrap(BarFill(try XCTUnwrap(travelling.background))?.color)
        let leaving = try XCTUnwrap(backdrops.first { $0.backgroundColor == color })
        let seen = try XCTUnwrap(leaving.layer.presentation()).frame.minX
        let screen = try XCTUnwrap(scene.second.view.layer.presentation()).frame.minX
        XCTAssertEqual(seen, screen, accuracy: 1)
    }

    /// A screen removed below the top is not reported to any delegate. Pushing it again is animated as a push.
    func testAPushOfAScreenRemovedBelowTravelsAsAPush() async throws {
        let scene = try BarStage(.slide, from: Self.sunset, to: Self.dusk)
        let last = UIViewController()
        last.navigationItem.barState = Self.sunset
        scene.navigation.setViewControllers([scene.first, scene.second, last], animated: false)
        try scene.stage.settle()
        scene.navigation.setViewControllers([scene.first, last], animated: false)
        try scene.stage.settle()
        scene.navigation.pushViewController(scene.second, animated: true)
        scene.stage.turn()
        scene.stage.advance(by: 0.1)
        let coming = try XCTUnwrap(scene.navigation.view.barBackdrops.last)
        let place = coming.layer.presentation()?.frame.minX ?? -1
        XCTAssertEqual(place, scene.second.view.layer.presentation()?.frame.minX ?? 0, accuracy: 1)
        try scene.stage.settle()
    }

    /// Before the first frame. On a device `viewWillAppear` may also be called after `willShow` (B1.26, C7).
    func testAStateSetBeforeTheFirstFrameIsCarried() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: .clear, to: BarState())
            let screen = HookScreen()
            screen.onIsAppearing = { screen.navigationItem.barState = BarState(background: .color(Self.red)) }
            scene.navigation.pushViewController(screen, animated: true)
            scene.stage.turn()
            scene.stage.advance(by: 0.2)
            XCTAssertGreaterThan(scene.paint.alpha, 0.1, "\(driver)")
            try scene.stage.settle()
        }
    }
}
