import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests overlays that are presented and dismissed without animation, whether UIKit asks their animators or not, and
/// however late it ends a dismissal.
@MainActor
final class UnanimatedOverlayTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    override func tearDown() async throws {
        await MainActor.run {
            HeadlessQuirks.unanimatedCustomPresentationsAskAnimators = false
            HeadlessQuirks.turnsBeforeUnanimatedDismissals = 2
        }
    }

    private static let kinds: [(name: String, transitions: ModalTransitions)] = [
        ("card", .card), ("dialog", .dialog), ("fade", .fade), ("flip", .flip), ("zoom", .zoom { _ in nil }),
        ("sheet", .sheet(detents: [SheetStage.small, SheetStage.large])),
    ]

    private func eachAnswer(_ body: (String) throws -> Void) rethrows {
        for asks in [false, true] {
            for turns in [0, 3] {
                HeadlessQuirks.unanimatedCustomPresentationsAskAnimators = asks
                HeadlessQuirks.turnsBeforeUnanimatedDismissals = turns
                try body("asks: \(asks), turns: \(turns)")
            }
        }
    }

    /// Everything is as after an animated presentation, and as before after the dismissal.
    func testTheyArePlacedAndLeaveNothing() async throws {
        for (name, transitions) in Self.kinds {
            let animated = try CardStage()
            animated.card.preferredContentSize = CGSize(width: 200, height: 300)
            try animated.present(using: transitions)
            let place = animated.card.view.seenFrame
            animated.stage.close()
            try eachAnswer { answer in
                let stand = try CardStage()
                stand.card.preferredContentSize = CGSize(width: 200, height: 300)
                let before = WindowDump(stand.stage.window)
                try stand.present(using: transitions, animated: false)
                XCTAssertTrue(stand.isPresenting, "\(name), \(answer)")
                XCTAssertEqual(stand.card.view.seenFrame, place, "\(name), \(answer)")
                var isOver = false
                stand.presenter.dismiss(animated: false) { isOver = true }
                XCTAssertTrue(stand.isPresenting, "\(name), \(answer)")
                try stand.stage.settle()
                XCTAssertTrue(isOver, "\(name), \(answer)")
                XCTAssertFalse(stand.isPresenting, "\(name), \(answer)")
                XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], "\(name), \(answer)")
                XCTAssertEqual(HeadlessLog.warnings, [], "\(name), \(answer)")
            }
        }
    }

    func testAnotherOneCanBePresentedWhenTheDismissalIsOver() async throws {
        try eachAnswer { answer in
            let stand = try CardStage()
            try stand.present(animated: false)
            let next = TestScreen("Next")
            stand.presenter.dismiss(animated: false) { [presenter = stand.presenter] in
                presenter.present(next, using: .dialog, animated: true)
            }
            try stand.stage.settle()
            XCTAssertIdentical(stand.presenter.presentedViewController, next, answer)
            XCTAssertNotNil(next.view.window, answer)
            XCTAssertNil(stand.card.view.window, answer)
            XCTAssertNil(stand.card.transitioningDelegate, answer)
        }
    }
}
