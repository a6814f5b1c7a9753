import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Tests who may dismiss, and who is told of it.
@MainActor
final class DismissedOverlayTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private var dismissals = 0

    private func stand(_ transitions: ModalTransitions) throws -> CardStage {
        let stand = try CardStage()
        dismissals = 0
        try stand.present(using: transitions.onDismiss { [unowned self] in dismissals += 1 })
        XCTAssertEqual(dismissals, 0)
        return stand
    }

    func testADismissalByCodeIsToldAtItsEnd() async throws {
        for animated in [true, false] {
            let stand = try stand(.card)
            stand.card.dismiss(animated: animated)
            if animated {
                stand.stage.advance(by: 0.1)
                XCTAssertEqual(dismissals, 0)
            }
            try stand.stage.settle()
            XCTAssertEqual(dismissals, 1)
            XCTAssertFalse(stand.isPresenting)
        }
    }

    func testADismissalByTheUserIsToldUnlessItIsCancelled() async throws {
        var stand = try stand(.card)
        try stand.pull(by: 60)
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(dismissals, 0)
        try stand.pull(by: 600)
        XCTAssertEqual(dismissals, 1)
        stand = try self.stand(.card)
        try stand.tapOutside()
        XCTAssertEqual(dismissals, 1)
        stand = try self.stand(.fade)
        XCTAssertTrue(stand.escape())
        try stand.stage.settle()
        XCTAssertEqual(dismissals, 1)
    }

    func testTheNextOneCanBePresentedThen() async throws {
        let ways: [(CardStage) throws -> Void] = [
            { try $0.pull(by: 600) }, { $0.card.dismiss(animated: true) }, { $0.card.dismiss(animated: false) },
        ]
        for dismiss in ways {
            let (stand, next) = (try CardStage(), TestScreen("Next"))
            var wasFree = false
            try stand.present(
                using: .card.onDismiss {
                    wasFree = stand.presenter.presentedViewController == nil
                    stand.presenter.present(next, using: .card)
                })
            try dismiss(stand)
            try stand.stage.settle()
            XCTAssertTrue(wasFree)
            XCTAssertTrue(stand.presenter.presentedViewController === next)
            XCTAssertEqual(HeadlessLog.warnings, [])
        }
    }

    /// A sheet of B, which is put away while C is above B.
    private func putAway(_ sheet: UIViewController) throws -> StackStage {
        let stand = try StackStage { $0.transitions = .slide }
        dismissals = 0
        let transitions = ModalTransitions.sheet(detents: [.height(266), .height(566)]).undimmed(upTo: .height(266))
        stand.b.present(sheet, using: transitions.belongsToScreen().onDismiss { [unowned self] in dismissals += 1 })
        try stand.stage.settle()
        stand.push(TestScreen("C"))
        try stand.stage.settle()
        XCTAssertNil(sheet.presentingViewController)
        XCTAssertEqual(dismissals, 0)
        return stand
    }

    func testASheetThatCannotReturnIsDismissed() async throws {
        let endings: [(StackStage, UIViewController) -> Void] = [
            { stand, _ in stand.navigation.popToRootViewController(animated: true) },
            { _, sheet in sheet.dismiss(using: .fade) },
        ]
        for end in endings {
            let sheet = TestScreen("Sheet")
            let stand = try putAway(sheet)
            end(stand, sheet)
            try stand.stage.settle()
            XCTAssertEqual(dismissals, 1)
            if stand.titles.count == 3 { stand.pop() }
            try stand.stage.settle()
            XCTAssertNil(sheet.presentingViewController)
            XCTAssertEqual(dismissals, 1)
        }
    }

    func testASheetThatIsPutAwayIsNotDismissed() async throws {
        let sheet = TestScreen("Sheet")
        let stand = try putAway(sheet)
        stand.pop()
        try stand.stage.settle()
        XCTAssertNotNil(sheet.presentingViewController)
        sheet.dismiss(animated: true)
        try stand.stage.settle()
        XCTAssertEqual(dismissals, 1)
    }

    /// UIKit animates a dismissal for which the app makes no animator, and no finger can drive that.
    func testAPullWaitsForAnAnimator() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let transitions = ModalTransitions.card.animation(
            .animator { $0.operation == .present ? PresentAnimator(.card) : nil })
        let stand = try stand(transitions)
        try stand.pull(by: 600)
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(advice.lines.count, 1)
        stand.card.dismiss(animated: true)
        try stand.stage.settle()
        XCTAssertEqual(dismissals, 1)
    }

    func testWithoutAWayToDismissOnlyCodeDismisses() async throws {
        for transitions in [ModalTransitions.card, .card.pinch(), .dialog.tapOutside(), .sheet] {
            let stand = try stand(transitions.dismissible(false))
            try stand.pull(by: 600)
            try stand.tapOutside()
            XCTAssertFalse(stand.escape())
            XCTAssertTrue(stand.isPresenting)
            stand.card.dismiss(animated: true)
            try stand.stage.settle()
            XCTAssertEqual(dismissals, 1)
        }
        let again = try stand(.card.dismissible(false).dismissible(true))
        try again.pull(by: 600)
        XCTAssertEqual(dismissals, 1)
    }
}
