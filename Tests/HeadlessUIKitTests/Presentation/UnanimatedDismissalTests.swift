import UIKit
import XCTest

/// Tests the switch for the end of a dismissal without animation.
@MainActor
final class UnanimatedDismissalTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.turnsBeforeUnanimatedDismissals = 2 }
    }

    func testByDefaultItIsOverTwoTurnsLater() async {
        // B27.15
        let scene = ModalStack(count: 2)
        scene.root.dismiss(animated: false)
        for _ in 0..<2 { TurnLoop.main.runTurn() }
        XCTAssertIdentical(scene.root.presentedViewController, scene.screens[1])
        TurnLoop.main.runTurn()
        XCTAssertNil(scene.root.presentedViewController)
        scene.putAway()
    }

    func testItEndsAfterAsManyTurns() async {
        // B27.15
        for turns in 0...3 {
            HeadlessQuirks.turnsBeforeUnanimatedDismissals = turns
            let scene = ModalStack(count: 2)
            var isOver = false
            scene.root.dismiss(animated: false) { isOver = true }
            for _ in 0..<turns { TurnLoop.main.runTurn() }
            XCTAssertFalse(isOver)
            XCTAssertIdentical(scene.root.presentedViewController, scene.screens[1])
            XCTAssertTrue(scene.screens[1].isBeingDismissed)
            TurnLoop.main.runTurn()
            XCTAssertTrue(isOver)
            XCTAssertNil(scene.root.presentedViewController)
            XCTAssertNil(scene.screens[1].view.window)
            scene.putAway()
        }
    }

    func testAnAnimatedDismissalDoesNotWait() async {
        HeadlessQuirks.turnsBeforeUnanimatedDismissals = 3
        let scene = ModalStack(count: 2)
        scene.root.dismiss(animated: true)
        TurnLoop.main.runTurn()
        XCTAssertNotEqual(scene.screens[1].view.layer.animationKeys() ?? [], [])
        TurnLoop.main.advance(by: 1)
        XCTAssertNil(scene.root.presentedViewController)
        scene.putAway()
    }
}
