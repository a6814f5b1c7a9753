import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests carriers that end, and transitions that are removed or replaced, at various moments.
@MainActor
final class BarGivingUpTests: GenerationTestCase {
    func testACarrierEndedDuringATransitionStaysEnded() async throws {
        for driver in [BarDriver.block, .property] {
            let scene = try BarStage(
                driver, from: .ember, to: BarState(background: .clear, tintColor: .red, isHidden: true))
            scene.push()
            scene.stage.advance(by: 0.1)
            scene.delegate?.carrier.end()
            scene.navigation.delegate = nil
            try scene.stage.settle()
            XCTAssertNil(scene.second.navigationItem.standardAppearance, "\(driver)")
            XCTAssertNil(scene.backdrop, "\(driver)")
            XCTAssertFalse(scene.navigation.isNavigationBarHidden, "\(driver)")
            XCTAssertEqual(scene.second.additionalSafeAreaInsets, .zero, "\(driver)")
        }
    }

    /// On the iOS 26 design no appearance is written during an animation (B17.7), so the end is waited for.
    func testACarrierEndedAndReleasedDuringATransitionRestoresItemsAtItsEnd() async throws {
        for driver in [BarDriver.block, .property] {
            let scene = try BarStage(driver, from: .ember, to: .halfSea)
            scene.push()
            scene.stage.advance(by: 0.1)
            weak let carrier = scene.delegate?.carrier
            scene.delegate?.carrier.end()
            scene.navigation.delegate = nil
            scene.releaseDelegate()
            XCTAssertEqual(scene.first.navigationItem.standardAppearance != nil, BarDesign.current == .glass)
            try scene.stage.settle()
            XCTAssertEqual(HeadlessBars.appearanceOffences, [], "\(driver)")
            XCTAssertNil(scene.first.navigationItem.standardAppearance, "\(driver)")
            XCTAssertNil(scene.second.navigationItem.standardAppearance, "\(driver)")
            XCTAssertNil(scene.backdrop, "\(driver)")
            XCTAssertNil(carrier, "\(driver)")
        }
    }

    /// The transitions are set during a push and removed again before its end.
    func testTransitionsThatComeAndGoDuringAPushWriteNothing() async throws {
        let scene = try BarStage(.system, from: .ember, to: .halfSea)
        scene.navigation.transitions = nil
        scene.push()
        scene.stage.advance(by: 0.1)
        scene.navigation.transitions = .slide
        scene.stage.advance(by: 0.1)
        scene.navigation.transitions = nil
        try scene.stage.settle()
        XCTAssertEqual(HeadlessBars.appearanceOffences, [])
        XCTAssertNil(scene.second.navigationItem.standardAppearance)
        XCTAssertNil(scene.backdrop)
    }

    func testAnEndedCarrierIgnoresStateChanges() async throws {
        let scene = try BarStage(.block, from: .ember, to: .clear)
        scene.delegate?.carrier.end()
        scene.navigation.delegate = nil
        XCTAssertNil(scene.backdrop)
        scene.first.navigationItem.barState = .halfSea
        XCTAssertNil(scene.backdrop)
        XCTAssertNil(scene.first.navigationItem.standardAppearance)
    }

    /// The transitions are removed before the first frame, in an appearance callback.
    func testRemovingTransitionsInAnAppearanceCallbackLeavesNothingBehind() async throws {
        for driver in [BarDriver.system, .slide] {
            let scene = try BarStage(driver, from: .ember, to: BarState())
            let screen = HookScreen()
            screen.navigationItem.barState = BarState(background: .clear, tintColor: .red, isHidden: true)
            screen.onIsAppearing = { [navigation = scene.navigation] in navigation.transitions = nil }
            scene.navigation.pushViewController(screen, animated: true)
            try scene.stage.settle()
            XCTAssertNil(scene.backdrop, "\(driver)")
            XCTAssertFalse(scene.navigation.isNavigationBarHidden, "\(driver)")
            XCTAssertEqual(scene.bar.tintColor, scene.navigation.view.tintColor, "\(driver)")
        }
    }

    /// The transitions are replaced during the gesture, and the gesture is then cancelled.
    func testTheBarIsCorrectAfterReplacingTransitionsDuringACancelledGesture() async throws {
        let scene = try BarStage(.slide, from: .ember, to: .halfSea)
        try scene.arrive()
        scene.drivePop(to: 0.4)
        scene.navigation.transitions = .fade
        XCTAssertEqual(scene.navigation.transitionCoordinator?.isInteractive, true)
        scene.stage.finger.cancel()
        try scene.stage.settle()
        XCTAssertTrue(scene.navigation.topViewController === scene.second)
        scene.paint.assertClose(to: .halfSea, within: 1e-6)
    }

    /// A delegate may still call a carrier that has ended. The next one has its items then.
    func testACarrierThatHasEndedTakesNoItemFromTheNext() async throws {
        let scene = try BarStage(.block, from: .ember, to: .clear)
        let ended = try XCTUnwrap(scene.delegate?.carrier)
        ended.end()
        scene.navigation.delegate = nil
        scene.navigation.transitions = .slide
        try scene.stage.settle()
        ended.didShow(scene.first)
        scene.first.navigationItem.barState = .halfSea
        try scene.stage.settle()
        scene.paint.assertClose(to: .halfSea, within: 1e-6)
        XCTAssertEqual(scene.navigation.view.barBackdrops.count, 1)
        let fresh = UIViewController()
        fresh.navigationItem.barState = .ember
        XCTAssertNil(fresh.navigationItem.barCarrier, "no carrier shows it")
        scene.navigation.transitions = nil
        scene.first.navigationItem.barState = .ember
        XCTAssertNil(scene.backdrop)
    }

    func testACarrierInstalledLaterShowsTheBarAtOnce() async throws {
        let scene = try BarStage(.slide, from: .ember, to: .clear)
        scene.navigation.transitions = nil
        try scene.stage.settle()
        let plain = PlainDelegate(.block, for: scene.navigation, stackState: BarState())
        scene.navigation.delegate = plain
        try scene.stage.settle()
        scene.paint.assertClose(to: .ember, within: 1e-6)
        scene.first.navigationItem.barState = .halfSea
        scene.paint.assertClose(to: .halfSea, within: 1e-6)
    }
}
