import UIKit
import XCTest

@MainActor
final class SheetPlaceTests: XCTestCase {
    /// The frame of the large detent on a phone in portrait: from the safe area to the bottom edge. Before iOS 26 it begins 10
    /// points lower.
    private let large = CGRect(x: 0, y: 47, width: 390, height: 797)
    private let formerLarge = CGRect(x: 0, y: 57, width: 390, height: 787)

    func testOnAPhoneASheetLeavesAStripAboveAndHasTheInsetBelow() async {
        // B9.15, B27.1
        for version in [18, 26, 27] {
            for style in [UIModalPresentationStyle.pageSheet, .formSheet, .automatic] {
                let stage = SheetStage(.phone.running(version), style)
                stage.present()
                XCTAssertEqual(stage.frame, version < 26 ? formerLarge : large)
                XCTAssertEqual(stage.seen, stage.frame)
                XCTAssertEqual(
                    stage.presented.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
                XCTAssertNotNil(stage.root.view.window)
                stage.putAway()
            }
        }
    }

    func testThePlacesThatWereMeasured() async {
        // B27.1, B27.5
        let device = HeadlessDevice(
            size: CGSize(width: 393, height: 852), safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        var maximum: CGFloat = 0
        let stage = SheetStage(device) { sheet in
            let reading = UISheetPresentationController.Detent.custom {
                maximum = $0.maximumDetentValue
                return 5_000
            }
            sheet.detents = [.large(), .medium(), reading]
        }
        stage.present()
        XCTAssertEqual(stage.frame, CGRect(x: 0, y: 59, width: 393, height: 793))
        XCTAssertEqual(maximum, 759)
        let sheet = stage.presented.sheetPresentationController
        sheet?.selectedDetentIdentifier = sheet?.detents.last?.identifier
        TurnLoop.main.runTurn()
        XCTAssertEqual(stage.seen, CGRect(x: 0, y: 59, width: 393, height: 793), "more counts as large")
        sheet?.selectedDetentIdentifier = .medium
        TurnLoop.main.runTurn()
        XCTAssertEqual(stage.frame.height, 459)
        XCTAssertEqual(stage.seen.width, 377, accuracy: 1e-6)
        stage.putAway()
    }

    func testAFullScreenPresentationHasTheInsetsOfTheWindow() async {
        // B9.15
        let stage = SheetStage(.phone, .fullScreen)
        stage.present()
        XCTAssertEqual(stage.presented.view.safeAreaInsets, stage.window.safeAreaInsets)
        XCTAssertEqual(stage.window.safeAreaInsets.top, 47)
        stage.putAway()
    }

    func testASheetRestsAtItsFirstDetentUnlessOneIsSelected() async {
        // B27.4
        let stage = SheetStage { sheet in
            sheet.detents = [.custom { _ in nil }, .custom { _ in 200 }, .large()]
        }
        stage.present()
        XCTAssertEqual(stage.frame, CGRect(x: 0, y: 610, width: 390, height: 234))
        stage.presented.sheetPresentationController?.animateChanges {
            stage.presented.sheetPresentationController?.selectedDetentIdentifier = .large
        }
        XCTAssertEqual(stage.frame, large)
        TurnLoop.main.advance(by: 0.1)
        XCTAssertGreaterThan(stage.offset, 13)
        XCTAssertLessThan(stage.offset, 553)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.log.lines, [], "code changed the detent")
        stage.putAway()
    }

    func testACustomDetentReceivesItsContext() async {
        var maximum: CGFloat = 0
        var width: UIUserInterfaceSizeClass?
        let stage = SheetStage { sheet in
            sheet.detents = [
                .custom { context in
                    maximum = context.maximumDetentValue
                    width = context.containerTraitCollection.horizontalSizeClass
                    return maximum / 3
                }
            ]
        }
        stage.present()
        XCTAssertEqual(maximum, 797 - 34)
        XCTAssertEqual(width, .compact)
        XCTAssertEqual(stage.frame.height, maximum / 3 + 34, accuracy: 1e-6)
        stage.putAway()
    }

    func testUpToTheLargestUndimmedDetentTheViewsBehindReceiveTouches() async {
        for isUndimmed in [true, false] {
            let stage = SheetStage { sheet in
                sheet.detents = [.medium(), .large()]
                if isUndimmed { sheet.largestUndimmedDetentIdentifier = .medium }
            }
            stage.present()
            let hit = stage.window.hitTest(CGPoint(x: 195, y: 200), with: nil)
            XCTAssertEqual(hit === stage.root.view, isUndimmed)
            stage.presented.sheetPresentationController?.selectedDetentIdentifier = .large
            TurnLoop.main.runTurn()
            let dimmed = stage.window.hitTest(CGPoint(x: 195, y: 40), with: nil)
            XCTAssertNotIdentical(dimmed, stage.root.view)
            stage.putAway()
        }
    }

    func testCornersAndGrabberMoveWithTheSheet() async {
        let stage = SheetStage(.phone.running(18)) { sheet in
            sheet.prefersGrabberVisible = true
            sheet.preferredCornerRadius = 22
        }
        stage.present()
        XCTAssertEqual(stage.presented.view.layer.cornerRadius, 22)
        XCTAssertEqual(stage.presented.view.subviews.count, 1)
        stage.root.dismiss(animated: true)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.presented.view.layer.cornerRadius, 0)
        XCTAssertEqual(stage.presented.view.subviews.count, 0)
        XCTAssertFalse(stage.presented.view.clipsToBounds)
        stage.putAway()
    }

    func testOnAPadAFormSheetFloatsInItsPreferredSize() async {
        let stage = SheetStage(.pad, .formSheet)
        stage.present()
        XCTAssertEqual(stage.frame, CGRect(x: 242, y: 74, width: 540, height: 620))
        stage.presented.preferredContentSize = CGSize(width: 400, height: 300)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.frame, CGRect(x: 312, y: 234, width: 400, height: 300))
        stage.putAway()
    }

    func testInCompactHeightASheetIsFullScreenUnlessEdgeAttached() async {
        let device = HeadlessDevice(
            size: CGSize(width: 844, height: 390), safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        for (isAttached, version) in [(true, 18), (false, 18), (true, 26), (false, 26)] {
            let stage = SheetStage(device.running(version)) { sheet in
                sheet.detents = [.medium(), .large()]
                sheet.prefersEdgeAttachedInCompactHeight = isAttached
            }
            stage.present()
            XCTAssertEqual(
                stage.frame,
                isAttached
                    ? CGRect(x: 47, y: version < 26 ? 10 : 0, width: 750, height: version < 26 ? 380 : 390)
                    : CGRect(x: 0, y: 0, width: 844, height: 390))
            stage.putAway()
        }
    }

    func testTheStyleDeterminesWhetherThereIsASheet() async {
        let screen = UIViewController()
        XCTAssertNotNil(screen.sheetPresentationController)
        let other = UIViewController()
        other.modalPresentationStyle = .fullScreen
        XCTAssertNil(other.sheetPresentationController)
        XCTAssertNotNil(other.presentationController)
    }
}
