import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Tests gestures on modals, sheets and tabs, with each answer of UIKit's that is not known.
@MainActor
final class ModalBeliefTests: BeliefTestCase {
    func testAPullFinishesOrIsCancelled() async throws {
        each { isMirrored, name in
            for (way, isPresenting) in [(150, true), (600, false)] as [(CGFloat, Bool)] {
                let stand = try CardStage(isMirrored ? .phone.rightToLeft : .phone)
                try stand.present()
                let before = WindowDump(stand.stage.window)
                try stand.pull(by: way)
                XCTAssertEqual(stand.isPresenting, isPresenting, name)
                if isPresenting { XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], name) }
                expectClean(stand.stage, name)
            }
        }
    }

    func testACaughtPresentationOrDismissalIsTurnedRound() async throws {
        each { isMirrored, name in
            for dismisses in [false, true] {
                let stand = try CardStage(isMirrored ? .phone.rightToLeft : .phone)
                if dismisses { try stand.present(animated: false) }
                dismisses ? stand.card.dismiss(animated: true) : stand.presenter.present(stand.card, using: .card)
                stand.stage.turn()
                stand.stage.advance(by: 0.1)
                stand.stage.finger.catchTransition(
                    at: CGPoint(x: 195, y: 422), towards: CGPoint(x: 0, y: dismisses ? -1 : 1))
                stand.stage.finger.drag(to: CGPoint(x: 195, y: dismisses ? 60 : 800), in: 0.2)
                stand.stage.finger.up()
                try stand.stage.settle()
                XCTAssertEqual(stand.isPresenting, dismisses, name)
                expectClean(stand.stage, name)
            }
        }
    }

    func testASheetIsDraggedBetweenItsDetentsAndOut() async throws {
        each { isMirrored, name in
            for (place, top) in [(300, 244), (600, 544), (780, nil)] as [(CGFloat, CGFloat?)] {
                let sheet = try SheetStage(isMirrored ? .phone.rightToLeft : .phone)
                try sheet.drag(to: place)
                try sheet.release()
                XCTAssertEqual(sheet.stand.isPresenting, top != nil, name)
                if let top { XCTAssertEqual(try sheet.top, top, accuracy: 0.01, name) }
                expectClean(sheet.stage, name)
            }
        }
    }

    func testAChangeOfTabsFinishesOrIsCancelled() async throws {
        each { isMirrored, name in
            for (progress, shown) in [(0.7, "B"), (0.2, "A")] {
                let stand = try TabStage(isMirrored ? .phone.rightToLeft : .phone) { $0.transitions = .slideAcross }
                let interaction = try XCTUnwrap(TabTransitionDriver.driver(of: stand.tabs)?.interaction)
                interaction.begin {
                    stand.tabs.selectedIndex = 1
                    return stand.tabs.transitionCoordinator
                }
                stand.stage.turn()
                interaction.update(progress)
                stand.stage.turn()
                interaction.release(progress: progress, velocity: 0, distance: 390)
                try stand.stage.settle()
                XCTAssertEqual(stand.shown, shown, name)
                expectClean(stand.stage, name)
            }
        }
    }
}
