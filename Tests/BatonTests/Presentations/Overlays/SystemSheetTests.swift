import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests that `.sheet` presents UIKit's own sheet, and nothing of Baton's.
@MainActor
final class SystemSheetTests: GenerationTestCase {
    func testASheetIsUIKitsOwnWithTheGivenDetents() async throws {
        let stand = try CardStage()
        let before = WindowDump(stand.stage.window)
        stand.presenter.present(stand.card, as: .sheet([.medium(), .large()]))
        try stand.stage.settle()
        let sheet = try XCTUnwrap(stand.card.sheetPresentationController)
        XCTAssertTrue(stand.card.presentationController === sheet)
        XCTAssertEqual(sheet.detents.map(\.identifier), [.medium, .large])
        XCTAssertNil(stand.card.transitioningDelegate)
        XCTAssertNil(ModalTransitionDriver.driver(of: stand.card))
        XCTAssertEqual(stand.stage.window.leftovers, [])
        XCTAssertFalse(sheet.prefersGrabberVisible)
        XCTAssertNil(sheet.largestUndimmedDetentIdentifier)
        stand.card.dismiss(animated: true)
        try stand.stage.settle()
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
    }

    func testAFormSheetStaysAFormSheet() async throws {
        let stand = try CardStage()
        stand.card.modalPresentationStyle = .formSheet
        stand.presenter.present(stand.card, as: .sheet())
        try stand.stage.settle()
        XCTAssertEqual(stand.card.modalPresentationStyle, .formSheet)
        XCTAssertEqual(stand.card.sheetPresentationController?.detents.map(\.identifier), [.large])
    }

    func testASheetWithoutDetentsGetsAdviceAndUIKitsOwn() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let stand = try CardStage()
        stand.presenter.present(stand.card, as: .sheet([]))
        try stand.stage.settle()
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(advice.lines.count, 1)
        XCTAssertEqual(stand.card.sheetPresentationController?.detents.map(\.identifier), [.large])
    }
}
