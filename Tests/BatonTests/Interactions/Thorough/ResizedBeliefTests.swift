import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Whatever UIKit answers, a transition in a window that is resized ends as it should, and leaves nothing.
@MainActor
final class ResizedBeliefTests: BeliefTestCase {
    private func resize(_ stage: Stage) {
        for size in [CGSize(width: 320, height: 700), CGSize(width: 500, height: 900)] {
            stage.resizeInteractively(to: size, in: 0.05)
        }
    }

    func testASwipeInAWindowThatIsResizedUnderItAndAfterIt() async throws {
        each { isMirrored, name in
            for goesOn in [false, true] {
                let scene = try scene(isMirrored)
                scene.down()
                scene.drag(by: 100)
                resize(scene.stage)
                scene.drag(by: goesOn ? 450 : 30)
                scene.stage.finger.hold(for: 0.2)
                scene.stage.finger.up()
                resize(scene.stage)
                try scene.stage.settle()
                XCTAssertEqual(scene.titles, ["A", "B", "C"], name)
                let top = scene.navigation.topViewController?.view
                XCTAssertEqual(top?.frameInWindow, scene.stage.window.bounds, name)
                expectClean(scene.stage, name)
            }
        }
    }

    func testAPushAndACardInAWindowThatIsResizedMeanwhile() async throws {
        each { isMirrored, name in
            let stand = try CardStage(isMirrored ? .phone.rightToLeft : .phone)
            stand.presenter.present(stand.card, using: .card)
            stand.stage.advance(by: 0.1)
            resize(stand.stage)
            try stand.stage.settle()
            let window = stand.stage.window
            let room = OverlayRoom(
                bounds: window.bounds, safeArea: window.safeAreaInsets, direction: .leftToRight, controls: .null)
            let place = OverlayLayout.card.frame(in: room)
            XCTAssertEqual(stand.card.view.superview?.frame, place, name)
            let scene = try StackStage(isMirrored ? .phone.rightToLeft : .phone, showsB: false) {
                $0.transitions = .slide
            }
            scene.push()
            scene.stage.advance(by: 0.1)
            resize(scene.stage)
            try scene.stage.settle()
            XCTAssertEqual(scene.b.view.frameInWindow, scene.stage.window.bounds, name)
            XCTAssertEqual(scene.stage.window.leftovers, [], name)
            expectClean(scene.stage, name)
        }
    }
}
