import UIKit
import XCTest

/// Tests what is drawn of a sheet in the iOS 26 design.
@MainActor
final class InsetSheetTests: XCTestCase {
    private func stage(_ value: CGFloat, on device: HeadlessDevice = .phone.running(26)) -> SheetStage {
        let stage = SheetStage(device) { sheet in
            sheet.detents = [.custom { _ in value }, .large()]
        }
        stage.present()
        return stage
    }

    override func tearDown() async throws {
        HeadlessDevice.current = .phone
    }

    func testALowSheetIsInsetFromThreeEdgesAndItsFrameIsNot() async {
        // B18.1, C26
        let stage = stage(366)
        // 366 points and 34 of the safe area.
        XCTAssertEqual(stage.presented.view.frame, CGRect(x: 0, y: 444, width: 390, height: 400))
        XCTAssertEqual(stage.presented.view.mask?.frame, CGRect(x: 8, y: 0, width: 374, height: 392))
        // Concentric with the corners of the screen.
        XCTAssertEqual(stage.presented.view.mask?.layer.cornerRadius ?? 0, 39.33, accuracy: 0.01)
        let glass = stage.glass
        XCTAssertEqual(glass?.frame, CGRect(x: 8, y: 444, width: 374, height: 392))
        XCTAssertTrue(glass?.effect is UIGlassEffect)
        stage.root.dismiss(animated: false)
        TurnLoop.main.advance(by: 0.1)
        XCTAssertNil(stage.presented.view.mask)
        stage.putAway()
    }

    func testAboveNineTenthsOfTheHeightItIsAttachedAndOpaque() async {
        // B18.1
        let stage = stage(366)
        for (value, isInset) in [(725.0, true), (726.0, false)] {
            // 759.6 points are nine tenths of the screen, of which 34 are the safe area.
            stage.presented.sheetPresentationController?.detents = [.custom { _ in value }]
            TurnLoop.main.runTurn()
            XCTAssertEqual(stage.presented.view.mask?.frame.width, isInset ? 374 : 390, "\(value)")
            XCTAssertEqual(stage.glass?.effect is UIGlassEffect, isInset, "\(value)")
            XCTAssertEqual(stage.glass?.backgroundColor == .systemBackground, !isInset, "\(value)")
        }
        stage.putAway()
    }

    func testBeforeTheDesignTheSheetIsDrawnInItsFrame() async {
        for device in [HeadlessDevice.phone.running(18), .phone.running(26).compatible] {
            let stage = stage(366, on: device)
            XCTAssertNil(stage.presented.view.mask)
            XCTAssertNil(stage.glass)
            XCTAssertEqual(stage.presented.view.layer.cornerRadius, 10)
            stage.putAway()
        }
    }

    func testCornersInTheSheetAreConcentricWithIt() async {
        // B18.6
        let stage = stage(366)
        let inner = UIView(frame: CGRect(x: 18, y: 10, width: 354, height: 372))
        stage.presented.view.addSubview(inner)
        inner.cornerConfiguration = .corners(radius: .containerConcentric())
        XCTAssertEqual(inner.layer.cornerRadius, 29.33, accuracy: 0.01)
        stage.presented.sheetPresentationController?.selectedDetentIdentifier = .large
        TurnLoop.main.runTurn()
        // Attached, the upper corners are those of the sheet, now 18 points away.
        XCTAssertEqual(inner.effectiveRadius(corner: .topLeft), 21.33, accuracy: 0.01)
        stage.putAway()
    }

    func testTheGlassMovesWithTheSheet() async {
        let stage = stage(366)
        stage.root.dismiss(animated: true)
        TurnLoop.main.advance(by: 0.25)
        let glass = stage.glass
        let (drawn, content) = (glass?.layer.presentation()?.frame, stage.presented.view.layer.presentation()?.frame)
        XCTAssertEqual(drawn?.minY ?? 0, content?.minY ?? 1, accuracy: 0.5)
        XCTAssertGreaterThan(drawn?.minY ?? 0, 450)
        TurnLoop.main.advance(by: 1)
        XCTAssertNil(glass?.superview)
        stage.putAway()
    }

    func testAVeryLowSheetIsWarnedOf() async {
        // B18.14
        let stage = stage(100)
        XCTAssertTrue(HeadlessLog.warnings.contains { $0.contains("lower than 150 points") })
        stage.putAway()
    }
}

extension SheetStage {
    fileprivate var glass: UIVisualEffectView? {
        presented.view.superview?.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first
    }
}
