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

    private func expect(_ rect: CGRect?, _ expected: CGRect, line: UInt = #line) {
        guard let rect else { return XCTFail("There is no rectangle.", line: line) }
        for (one, other) in [
            (rect.minX, expected.minX), (rect.minY, expected.minY), (rect.width, expected.width),
            (rect.height, expected.height),
        ] {
            XCTAssertEqual(one, other, accuracy: 1e-6, line: line)
        }
    }

    override func tearDown() async throws {
        HeadlessDevice.current = .phone
    }

    func testALowSheetIsInsetFromThreeEdgesAndItsFrameIsNot() async {
        // B18.1, C26, B27.5
        let stage = stage(366)
        // 366 points and 34 of the safe area.
        XCTAssertEqual(stage.frame, CGRect(x: 0, y: 444, width: 390, height: 400))
        XCTAssertEqual(stage.presented.view.frame, CGRect(x: 0, y: 0, width: 390, height: 400))
        expect(stage.seen, CGRect(x: 8, y: 836 - 400 * 374.0 / 390, width: 374, height: 400 * 374.0 / 390))
        let glass = stage.glass
        expect(glass?.convert(glass?.bounds ?? .null, to: nil), stage.seen)
        XCTAssertTrue(glass?.effect is UIGlassEffect)
        // Concentric with the corners of the screen when it is seen with its scale.
        let card = stage.presented.view.superview
        XCTAssertEqual((card?.layer.cornerRadius ?? 0) * 374 / 390, 39.33, accuracy: 0.01)
        XCTAssertEqual(card?.clipsToBounds, true)
        stage.root.dismiss(animated: false)
        TurnLoop.main.advance(by: 0.1)
        XCTAssertNil(stage.presented.view.superview)
        XCTAssertNil(card?.window)
        stage.putAway()
    }

    func testTheScaleBelongsToEveryDetentBelowTheLargeOneAndTheGlassEndsAtNineTenths() async {
        // B18.1
        let stage = stage(366)
        // 717.3 points are nine tenths of the large detent. 714 points with the safe area are 717.3 with the scale.
        for (value, isInset, isGlass) in [(713.0, true, true), (715, true, false), (763, false, false)] {
            stage.presented.sheetPresentationController?.detents = [.custom { _ in value }]
            TurnLoop.main.runTurn()
            XCTAssertEqual(stage.seen.width, isInset ? 374 : 390, accuracy: 1e-6, "\(value)")
            XCTAssertEqual(stage.glass?.effect is UIGlassEffect, isGlass, "\(value)")
            XCTAssertEqual(stage.glass?.backgroundColor == .systemBackground, !isGlass, "\(value)")
        }
        stage.putAway()
    }

    func testBeforeTheDesignTheSheetIsDrawnInItsFrame() async {
        for device in [HeadlessDevice.phone.running(18), .phone.running(26).compatible] {
            let stage = stage(366, on: device)
            XCTAssertEqual(stage.presented.view.superview, stage.presented.presentationController?.containerView)
            XCTAssertEqual(stage.seen, CGRect(x: 0, y: 444, width: 390, height: 400))
            XCTAssertNil(stage.glass)
            XCTAssertEqual(stage.presented.view.layer.cornerRadius, 10)
            stage.putAway()
        }
    }

    func testASheetIsAttachedWhileAFingerResizesIt() async {
        // B27.4
        let stage = stage(366)
        HeadlessSheets.pull(stage.presented, by: -50)
        XCTAssertEqual(stage.seen, CGRect(x: 0, y: 394, width: 390, height: 450))
        XCTAssertEqual(stage.presented.view.safeAreaInsets.bottom, 34)
        HeadlessSheets.release(stage.presented, .finish)
        TurnLoop.main.advance(by: 0.1)
        let scale = stage.presented.view.superview?.layer.presentation()?.affineTransform().a ?? 0
        XCTAssertGreaterThan(scale, 374.0 / 390)
        XCTAssertLessThan(scale, 1)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.seen.width, 374, accuracy: 1e-6)
        stage.putAway()
    }

    func testCornersInTheSheetAreConcentricWithIt() async {
        // B18.6
        let stage = stage(366)
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 370, height: 380))
        stage.presented.view.addSubview(inner)
        inner.cornerConfiguration = .corners(radius: .containerConcentric())
        // 39.33 points are seen, of which the layout has more, as the sheet is scaled.
        XCTAssertEqual(inner.layer.cornerRadius, 39.33 * 390 / 374 - 10, accuracy: 0.01)
        stage.presented.sheetPresentationController?.selectedDetentIdentifier = .large
        TurnLoop.main.runTurn()
        // Attached, the upper corners are those of the sheet, without a scale.
        XCTAssertEqual(inner.effectiveRadius(corner: .topLeft), 29.33, accuracy: 0.01)
        stage.putAway()
    }

    func testTheGlassMovesWithTheSheet() async {
        let stage = stage(366)
        stage.root.dismiss(animated: true)
        TurnLoop.main.advance(by: 0.25)
        let glass = stage.glass
        XCTAssertIdentical(glass?.superview, stage.presented.view.superview)
        XCTAssertGreaterThan(stage.offset, 50)
        TurnLoop.main.advance(by: 1)
        XCTAssertNil(glass?.window)
        stage.putAway()
    }

    func testALowSheetLeavesTheScreenWithItsInset() async {
        // B27.5
        let stage = stage(20)
        stage.root.dismiss(animated: true)
        TurnLoop.main.advance(by: 0.48)
        XCTAssertGreaterThan(stage.offset, 35)
        stage.putAway()
    }
}

extension SheetStage {
    fileprivate var glass: UIVisualEffectView? {
        presented.view.superview?.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first
    }
}
