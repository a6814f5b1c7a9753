import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that a sheet does not jump where its content or the keyboard changes while a finger has it or lets it go.
@MainActor
final class SheetContinuityTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26] }

    private let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))

    private func makeSheet(_ detents: [SheetDetent]) throws -> SheetStage {
        let sheet = try SheetStage(.phone, .sheet(detents: detents)) {
            $0.card.preferredContentSize = CGSize(width: 260, height: 220)
        }
        sheet.stand.card.view.addSubview(field)
        return sheet
    }

    /// Lets frames pass, in which the upper end may move as far as in the frame before, and as far as a spring moves it in its first.
    private func advance(_ sheet: SheetStage, frames: Int, line: UInt = #line) throws {
        var (last, step) = (try sheet.top, CGFloat(0))
        for frame in 0..<frames {
            sheet.stage.advance(by: 1.0 / 60)
            let top = try sheet.top
            XCTAssertLessThan(abs(top - last), step + 30, "from \(last) to \(top) in frame \(frame)", line: line)
            (last, step) = (top, abs(top - last))
        }
    }

    func testTheSmallestDetentGrowsUnderAFingerThatHolds() async throws {
        let sheet = try makeSheet([.fitted, .fraction(0.7)])
        try sheet.drag(to: 560)
        XCTAssertEqual(try sheet.top, 560, accuracy: 0.5)
        sheet.stand.card.preferredContentSize.height = 500
        XCTAssertEqual(try sheet.top, 560, accuracy: 0.5, "it does not jump")
        try advance(sheet, frames: 40)
        // 500 points and 34 of the safe area.
        XCTAssertEqual(try sheet.top, 844 - 534, accuracy: 1)
        // The finger goes on from there.
        let finger = try XCTUnwrap(sheet.finger.place)
        sheet.finger.drag(to: CGPoint(x: 195, y: finger.y - 15), in: 0.1)
        XCTAssertEqual(try sheet.top, 844 - 549, accuracy: 2)
        try sheet.release()
    }

    func testAReleaseMeetsAKeyboardThatMoves() async throws {
        let sheet = try makeSheet([.height(200), .medium, .large])
        try sheet.overlay.selectedDetent = .large
        try sheet.stage.settle()
        try sheet.drag(to: 95, in: 0.2)
        field.becomeFirstResponder()
        try advance(sheet, frames: 6)
        field.resignFirstResponder()
        let top = try sheet.top
        sheet.finger.up()
        XCTAssertEqual(try sheet.top, top, accuracy: 30)
        try advance(sheet, frames: 40)
        try sheet.stage.settle()
        XCTAssertEqual(try sheet.top, 47, accuracy: 0.5)
    }

    func testAKeyboardTurnsRoundASheetThatFollowsItsContent() async throws {
        let sheet = try makeSheet([.fitted, .fraction(0.7)])
        field.becomeFirstResponder()
        try advance(sheet, frames: 1)
        sheet.stand.card.preferredContentSize.height = 259
        try advance(sheet, frames: 6)
        field.resignFirstResponder()
        try advance(sheet, frames: 40)
        try sheet.stage.settle()
        XCTAssertEqual(try sheet.top, 844 - 259 - 34, accuracy: 0.5)
    }

    /// The finger has pulled the sheet below its smallest detent, and throws it out.
    func testContentThatGrowsInADismissalLeavesToo() async throws {
        let sheet = try makeSheet([.fitted, .fraction(0.7)])
        let wrapper = try XCTUnwrap(sheet.overlay.wrapper)
        try sheet.drag(to: 700, in: 0.1)
        sheet.stand.card.preferredContentSize.height = 339
        sheet.finger.up()
        var last = CGFloat(0)
        while wrapper.window != nil {
            let layer = wrapper.drawn.layer.presentation() ?? wrapper.drawn.layer
            last = layer.convert(layer.bounds, to: sheet.stage.window.layer.presentation()).minY
            sheet.stage.advance(by: 1.0 / 60)
        }
        XCTAssertEqual(last, 844, accuracy: 2, "Nothing is left to see when it is taken away.")
    }
}
