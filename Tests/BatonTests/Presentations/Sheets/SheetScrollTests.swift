import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that a finger passes between a sheet and a scroll view inside it.
@MainActor
final class SheetScrollTests: AnyDesignTestCase {
    override class var quirk: String? { "orderOfRecognizers" }

    private func stand() throws -> (SheetStage, UIScrollView) {
        let list = UIScrollView()
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 3_000)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let sheet = try SheetStage {
            list.frame = $0.card.view.bounds
            $0.card.view.addSubview(list)
        }
        return (sheet, list)
    }

    private func touch(_ sheet: SheetStage, at y: CGFloat) {
        sheet.finger.down(at: CGPoint(x: 195, y: y))
    }

    private func move(_ sheet: SheetStage, to y: CGFloat, in seconds: Double = 0.2) {
        sheet.finger.drag(to: CGPoint(x: 195, y: y), in: seconds)
    }

    func testDraggingUpGrowsTheSheetAndThenScrolls() async throws {
        let (sheet, list) = try stand()
        touch(sheet, at: 800)
        move(sheet, to: 790)
        move(sheet, to: 590)
        XCTAssertEqual(try sheet.top, 344, accuracy: 0.01)
        XCTAssertEqual(list.contentOffset.y, 0, "the content is held")
        // 100 points more are left for the sheet, and 60 for the content.
        for step in 1...16 {
            let before = (try sheet.top, list.contentOffset.y)
            move(sheet, to: 590 - CGFloat(step) * 10, in: 1.0 / 60)
            let way = before.0 - (try sheet.top) + list.contentOffset.y - before.1
            XCTAssertEqual(way, 10, accuracy: 0.01, "step \(step)")
        }
        XCTAssertEqual(try sheet.top, 244, accuracy: 0.01)
        XCTAssertEqual(list.contentOffset.y, 60, accuracy: 0.01)
        try sheet.release()
        XCTAssertEqual(try sheet.overlay.selectedDetent, SheetStage.large)
        XCTAssertTrue(list.bounces)
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testDraggingDownAtTheTopShrinksTheSheetWithoutAJump() async throws {
        let (sheet, list) = try stand()
        try sheet.overlay.selectedDetent = SheetStage.large
        list.contentOffset.y = 40
        touch(sheet, at: 300)
        move(sheet, to: 310)
        for step in 1...20 {
            let before = (try sheet.top, list.contentOffset.y)
            move(sheet, to: 310 + CGFloat(step) * 10, in: 1.0 / 60)
            let way = try sheet.top - before.0 + before.1 - list.contentOffset.y
            XCTAssertEqual(way, 10, accuracy: 0.01, "step \(step)")
        }
        XCTAssertEqual(try sheet.top, 404, accuracy: 0.01)
        XCTAssertEqual(list.contentOffset.y, 0, accuracy: 0.01)
        try sheet.release()
        XCTAssertEqual(try sheet.top, 544)
        XCTAssertTrue(sheet.stand.isPresenting)
    }

    /// A finger may pass the end of the sheet between two of its movements.
    func testAQuickFingerThatScrollsHasTheWholeSheet() async throws {
        for begins in [false, true] {
            let (sheet, list) = try stand()
            touch(sheet, at: 600)
            move(sheet, to: 590)
            if begins {
                move(sheet, to: 750)
                sheet.stage.turn()
                XCTAssertTrue(sheet.stand.card.isBeingDismissed)
            }
            move(sheet, to: 100, in: 1.0 / 60)
            XCTAssertEqual(try sheet.top, 244, accuracy: 0.01, "\(begins)")
            XCTAssertGreaterThan(list.contentOffset.y, 100)
            sheet.stage.advance(by: 0.1)
            XCTAssertEqual(try sheet.top, 244, accuracy: 0.01, "\(begins)")
            try sheet.release()
            XCTAssertEqual(try sheet.top, 244)
            XCTAssertTrue(sheet.stand.isPresenting)
        }
    }

    /// A finger that catches the sheet on its way and scrolls its content gives the sheet no velocity.
    func testASheetThatIsCaughtByAFingerThatScrollsGoesOnFromRest() async throws {
        let (sheet, list) = try stand()
        let grabber = try XCTUnwrap(sheet.stage.window.family.first { $0 is SheetGrabber })
        list.contentOffset.y = 400
        grabber.accessibilityIncrement()
        sheet.stage.advance(by: 0.05)
        touch(sheet, at: 700)
        move(sheet, to: 710, in: 1.0 / 60)
        move(sheet, to: 760)
        let place = try sheet.top
        XCTAssertGreaterThan(place, 250, "it is on its way")
        XCTAssertLessThan(list.contentOffset.y, 390, "the finger scrolls")
        sheet.finger.up()
        XCTAssertEqual(try sheet.top, place, accuracy: 0.01)
        sheet.stage.advance(by: 1e-7)
        XCTAssertEqual((try sheet.top - place) / 1e-7, 0, accuracy: 0.5)
        try sheet.stage.settle()
        XCTAssertEqual(try sheet.top, 544, "it was nearer to its smallest detent")
    }

    func testTheSameFingerMayDismiss() async throws {
        let (sheet, _) = try stand()
        touch(sheet, at: 560)
        move(sheet, to: 570)
        move(sheet, to: 800, in: 0.4)
        XCTAssertEqual(try sheet.top, 774, accuracy: 0.01)
        try sheet.release()
        XCTAssertFalse(sheet.stand.isPresenting)
        XCTAssertEqual(sheet.stand.delegate.calls, ["should", "will", "did"])
    }

    func testAFlickUpMovesTheSheetAndNotItsContent() async throws {
        let (sheet, list) = try stand()
        sheet.finger.flick(from: CGPoint(x: 195, y: 700), velocity: CGVector(dx: 0, dy: -1_500))
        let place = try sheet.top
        sheet.stage.advance(by: 0.00001)
        XCTAssertEqual((try sheet.top - place) / 0.00001, -1_500, accuracy: 80)
        try sheet.stage.settle()
        XCTAssertEqual(try sheet.top, 244)
        XCTAssertEqual(list.contentOffset.y, 0)
        XCTAssertTrue(list.panGestureRecognizer.isEnabled)
    }

    func testAfterTheHandOverTheContentHasTheVelocity() async throws {
        let (sheet, list) = try stand()
        try sheet.overlay.selectedDetent = SheetStage.large
        sheet.finger.flick(from: CGPoint(x: 195, y: 700), velocity: CGVector(dx: 0, dy: -1_500))
        let offset = list.contentOffset.y
        XCTAssertEqual(offset, 140, accuracy: 1)
        sheet.stage.advance(by: 1.0 / 60)
        XCTAssertEqual(list.contentOffset.y - offset, 25, accuracy: 1)
        try sheet.stage.settle()
        XCTAssertEqual(try sheet.top, 244)
    }

    func testContentThatIsScrolledAtASmallerDetentScrolls() async throws {
        let (sheet, list) = try stand()
        list.contentOffset.y = 100
        touch(sheet, at: 800)
        move(sheet, to: 690)
        XCTAssertEqual(try sheet.top, 544)
        XCTAssertEqual(list.contentOffset.y, 200, accuracy: 0.01)
        try sheet.release()
    }

    func testAListThatCannotScrollMovesTheSheet() async throws {
        let (sheet, list) = try stand()
        list.contentSize = CGSize(width: 390, height: 100)
        touch(sheet, at: 800)
        move(sheet, to: 690)
        XCTAssertEqual(try sheet.top, 444, accuracy: 0.01)
        try sheet.release()
    }
}
