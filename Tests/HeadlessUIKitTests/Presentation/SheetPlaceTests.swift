import UIKit
import XCTest

@MainActor
final class SheetPlaceTests: XCTestCase {
    /// The frame of the large detent on a phone in portrait: from 10 points below the safe area to the bottom edge.
    private let large = CGRect(x: 0, y: 57, width: 390, height: 787)

    func testOnAPhoneASheetLeavesAStripAboveAndHasTheInsetBelow() async {
        // B9.15
        for style in [UIModalPresentationStyle.pageSheet, .formSheet, .automatic] {
            let stage = SheetStage(.phone, style)
            stage.present()
            XCTAssertEqual(stage.presented.view.frame, large)
            XCTAssertEqual(
                stage.presented.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
            XCTAssertNotNil(stage.root.view.window)
            stage.putAway()
        }
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
        XCTAssertEqual(stage.presented.view.frame, CGRect(x: 0, y: 610, width: 390, height: 234))
        stage.presented.sheetPresentationController?.animateChanges {
            stage.presented.sheetPresentationController?.selectedDetentIdentifier = .large
        }
        XCTAssertEqual(stage.presented.view.frame, large)
        TurnLoop.main.advance(by: 0.1)
        let seen = stage.presented.view.layer.presentation()?.frame.minY ?? 0
        XCTAssertGreaterThan(seen, 60)
        XCTAssertLessThan(seen, 600)
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
        XCTAssertEqual(maximum, 787 - 34)
        XCTAssertEqual(width, .compact)
        XCTAssertEqual(stage.presented.view.frame.height, 251 + 34)
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
            let dimmed = stage.window.hitTest(CGPoint(x: 195, y: 50), with: nil)
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
        XCTAssertEqual(stage.presented.view.frame, CGRect(x: 242, y: 74, width: 540, height: 620))
        stage.presented.preferredContentSize = CGSize(width: 400, height: 300)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.presented.view.frame, CGRect(x: 312, y: 234, width: 400, height: 300))
        stage.putAway()
    }

    func testInCompactHeightASheetIsFullScreenUnlessEdgeAttached() async {
        let device = HeadlessDevice(
            size: CGSize(width: 844, height: 390), safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        for isAttached in [true, false] {
            let stage = SheetStage(device) { sheet in
                sheet.detents = [.medium(), .large()]
                sheet.prefersEdgeAttachedInCompactHeight = isAttached
            }
            stage.present()
            XCTAssertEqual(
                stage.presented.view.frame,
                isAttached
                    ? CGRect(x: 47, y: 10, width: 750, height: 380) : CGRect(x: 0, y: 0, width: 844, height: 390))
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
