import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what becomes of the content in a sheet when the finger that has moved the sheet lets go.
@MainActor
final class PulledSheetContentTests: AnyDesignTestCase {
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
        try sheet.overlay.selectedDetent = SheetStage.large
        try sheet.stage.settle()
        return (sheet, list)
    }

    func testItBouncesAgainAndStaysAtItsEnd() async throws {
        for velocity in [0, 400, 1_500] as [CGFloat] {
            let (sheet, list) = try stand()
            sheet.finger.down(at: CGPoint(x: 195, y: 350))
            sheet.finger.drag(to: CGPoint(x: 195, y: 450), in: velocity > 0 ? 100 / velocity : 0.3)
            if velocity == 0 { sheet.finger.hold(for: 0.2) }
            XCTAssertEqual(list.contentOffset.y, 0)
            sheet.finger.up()
            XCTAssertTrue(list.bounces, "\(velocity)")
            XCTAssertFalse(list.isDragging || list.isDecelerating, "\(velocity)")
            for _ in 0..<40 {
                sheet.stage.advance(by: 1.0 / 60)
                XCTAssertEqual(list.contentOffset.y, 0, "\(velocity)")
            }
            try sheet.stage.settle()
            XCTAssertTrue(list.panGestureRecognizer.isEnabled)
        }
    }

    func testItBouncesAgainAfterAFingerThatTheSystemCancels() async throws {
        let (sheet, list) = try stand()
        sheet.finger.down(at: CGPoint(x: 195, y: 350))
        sheet.finger.drag(to: CGPoint(x: 195, y: 450), in: 0.3)
        sheet.finger.cancel()
        XCTAssertTrue(list.bounces)
        try sheet.stage.settle()
        XCTAssertEqual(list.contentOffset.y, 0)
        XCTAssertEqual(try sheet.top, 244)
    }

    /// A second finger may have joined the drag of the content. When the one that moves the sheet lifts, the drag is over.
    func testASecondFingerDoesNotGoOnWithTheContent() async throws {
        let (sheet, list) = try stand()
        let second = Finger(on: sheet.stage, number: 1)
        sheet.finger.down(at: CGPoint(x: 195, y: 350))
        sheet.finger.drag(to: CGPoint(x: 195, y: 450), in: 0.3)
        second.down(at: CGPoint(x: 300, y: 600))
        XCTAssertTrue(list.isDragging)
        sheet.finger.up()
        XCTAssertFalse(list.isDragging)
        second.drag(to: CGPoint(x: 300, y: 500), in: 0.1)
        second.up()
        try sheet.stage.settle()
        XCTAssertEqual(list.contentOffset.y, 0)
        XCTAssertTrue(list.bounces)
    }
}
