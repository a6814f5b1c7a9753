import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a state that a screen sets when it appears, as Apple recommends for what depends on its content.
@MainActor
final class StateAtEntranceTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    /// Begins to push a screen that sets a state when it appears.
    private func enter(_ driver: BarDriver, _ state: BarState) throws -> BarStage {
        let screen = HookScreen()
        let scene = try BarStage(driver, from: .ember, to: BarState(), screen: screen)
        screen.onIsAppearing = { [weak screen] in screen?.navigationItem.barState = state }
        scene.push()
        return scene
    }

    /// Nothing is left to be blended in afterwards.
    func testTheBarRestsWhenTheTransitionEnds() async throws {
        for driver in BarDriver.allCases {
            let scene = try enter(driver, .halfSea)
            while scene.navigation.transitionCoordinator != nil { scene.stage.advance(by: 1.0 / 60) }
            scene.paint.assertClose(to: .halfSea, "\(driver)")
            scene.stage.advance(by: 1.0 / 60)
            scene.paint.assertClose(to: .halfSea, "\(driver) a frame later")
        }
    }

    /// UIKit's own background is not seen over the painted one. On the iOS 26 design it is removed at the end, since no appearance
    /// may be written during the transition (B17.7).
    func testUIKitsBackgroundIsRemovedWhenTheTransitionBegins() async throws {
        for driver in BarDriver.allCases {
            let scene = try enter(driver, .halfSea)
            scene.stage.advance(by: 0.1)
            XCTAssertNotNil(scene.navigation.transitionCoordinator)
            let item = scene.second.navigationItem
            XCTAssertEqual(item.standardAppearance != nil, BarDesign.current == .classic, "\(driver)")
            try scene.stage.settle()
            XCTAssertNotNil(item.standardAppearance, "\(driver)")
            XCTAssertNil(item.standardAppearance?.backgroundEffect, "\(driver)")
            XCTAssertEqual(HeadlessBars.appearanceOffences, [], "\(driver)")
        }
    }

    /// What travels keeps the colour that was planned. The one that came late is blended in after it.
    func testAColourThatComesWhileBackgroundsTravelIsBlendedInAtTheEnd() async throws {
        let screen = HookScreen()
        let scene = try BarStage(
            .slide, from: BarState(background: .color(.red)), to: BarState(background: .color(.black)),
            stackState: BarState { $0.transition = .travel }, screen: screen)
        screen.onIsAppearing = { [weak screen] in screen?.navigationItem.barState.background = .color(.blue) }
        scene.push()
        while scene.navigation.transitionCoordinator != nil { scene.stage.advance(by: 1.0 / 60) }
        var last = 0.0
        var steps: [Double] = []
        for _ in 0..<30 {
            let blue = SeenPaint(scene.navigation.view.barBackdrops.last).blue
            steps.append(abs(blue - last))
            last = blue
            scene.stage.advance(by: 1.0 / 60)
        }
        XCTAssertLessThan(steps.max() ?? 1, 0.25, "\(steps)")
        XCTAssertEqual(last, 1, accuracy: 0.01)
        try scene.stage.settle()
    }
}
