import UIKit
import XCTest

@MainActor
final class SheetPullTests: XCTestCase {
    func testAPullCallsTheDelegateInOrder() async {
        // B4.51, B4.53
        let stage = SheetStage()
        stage.present()
        var coordinators: [String: Bool] = [:]
        stage.log.inside = { coordinators[$0] = stage.presented.transitionCoordinator != nil }
        HeadlessSheets.pull(stage.presented, by: 100)
        XCTAssertEqual(stage.log.lines, ["should", "will"])
        TurnLoop.main.runTurn()
        TurnLoop.main.runTurn()
        XCTAssertEqual(stage.offset, 100, accuracy: 1)
        HeadlessSheets.pull(stage.presented, by: 400)
        TurnLoop.main.runTurn()
        XCTAssertEqual(stage.offset, 400, accuracy: 1)
        HeadlessSheets.release(stage.presented, .finish)
        XCTAssertEqual(stage.log.lines, ["should", "will"])
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.log.lines, ["should", "will", "did"])
        XCTAssertEqual(coordinators, ["should": false, "will": true, "did": false])
        XCTAssertNil(stage.root.presentedViewController)
        XCTAssertNil(stage.presented.view.window)
        stage.putAway()
    }

    func testRepeatedCancelledPullsNeverCallDidDismiss() async {
        // B4.51
        let stage = SheetStage()
        stage.present()
        for _ in 1...3 {
            HeadlessSheets.pull(stage.presented, by: 60)
            TurnLoop.main.runTurn()
            HeadlessSheets.release(stage.presented, .cancel)
            TurnLoop.main.advance(by: 1)
        }
        XCTAssertEqual(stage.log.lines, ["should", "will", "should", "will", "should", "will"])
        XCTAssertIdentical(stage.root.presentedViewController, stage.presented)
        XCTAssertEqual(stage.offset, 0, accuracy: 1e-6)
        HeadlessSheets.pull(stage.presented, by: 300)
        HeadlessSheets.release(stage.presented, .finish)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(
            stage.log.lines, ["should", "will", "should", "will", "should", "will", "should", "will", "did"])
        stage.putAway()
    }

    func testAModalScreenStaysAndOnlyTheAttemptIsReported() async {
        // B4.52
        let stage = SheetStage()
        stage.presented.isModalInPresentation = true
        stage.present()
        HeadlessSheets.pull(stage.presented, by: 200)
        XCTAssertEqual(stage.log.lines, [])
        XCTAssertGreaterThan(stage.offset, 10)
        XCTAssertLessThan(stage.offset, 120)
        HeadlessSheets.release(stage.presented, .cancel)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.log.lines, [])
        HeadlessSheets.pull(stage.presented, by: 200)
        HeadlessSheets.release(stage.presented, .finish)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.log.lines, ["attempt"])
        XCTAssertEqual(stage.offset, 0, accuracy: 1e-6)
        XCTAssertIdentical(stage.root.presentedViewController, stage.presented)
        stage.putAway()
    }

    func testTheVisibleChildDecidesWhetherAContainerIsModal() async {
        // B4.52
        let leaf = UIViewController()
        leaf.isModalInPresentation = true
        let stage = SheetStage(presenting: UINavigationController(rootViewController: leaf))
        stage.present()
        HeadlessSheets.pull(stage.presented, by: 200)
        HeadlessSheets.release(stage.presented, .finish)
        XCTAssertEqual(stage.log.lines, ["attempt"])
        stage.putAway()
    }

    func testARefusalIsAnAttemptToo() async {
        // B4.52
        let stage = SheetStage()
        stage.log.maysDismiss = false
        stage.present()
        HeadlessSheets.pull(stage.presented, by: 200)
        XCTAssertEqual(stage.log.lines, ["should"])
        HeadlessSheets.release(stage.presented, .finish)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.log.lines, ["should", "attempt"])
        XCTAssertNotNil(stage.presented.view.window)
        stage.putAway()
    }

    func testADismissalByCodeCallsNoDelegate() async {
        // B4.50
        let stage = SheetStage()
        stage.log.maysDismiss = false
        stage.present()
        stage.root.dismiss(animated: true)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.log.lines, [])
        XCTAssertNil(stage.root.presentedViewController)
        stage.putAway()
    }

    func testATapOutsideTheSheetIsAUserDismissal() async {
        // B4.51, B4.52
        let stage = SheetStage { $0.detents = [.medium()] }
        stage.log.maysDismiss = false
        stage.present()
        HeadlessSheets.tapOutside(stage.presented)
        XCTAssertEqual(stage.log.lines, ["should", "attempt"])
        stage.log.maysDismiss = true
        stage.log.lines = []
        let point = CGPoint(x: 195, y: 100)
        HeadlessTouches.began(finger: 1, at: point, in: stage.window)
        HeadlessTouches.ended(finger: 1, in: stage.window)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.log.lines, ["should", "will", "did"])
        stage.putAway()
    }

    func testAPullMovesBetweenDetentsFirst() async {
        let stage = SheetStage { sheet in
            sheet.detents = [.medium(), .large()]
            sheet.selectedDetentIdentifier = .large
        }
        stage.present()
        XCTAssertEqual(stage.frame.minY, 47)
        HeadlessSheets.pull(stage.presented, by: 300)
        XCTAssertEqual(stage.frame.minY, 347)
        XCTAssertEqual(stage.frame.maxY, 844)
        HeadlessSheets.release(stage.presented, .finish)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.log.lines, ["detent medium"])
        XCTAssertEqual(stage.frame.minY, 844 - 34 - 763.0 / 2)
        HeadlessSheets.pull(stage.presented, by: -30)
        HeadlessSheets.release(stage.presented, .finish)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.log.lines, ["detent medium"])
        HeadlessSheets.pull(stage.presented, by: 100)
        XCTAssertEqual(stage.log.lines, ["detent medium", "should", "will"])
        HeadlessSheets.release(stage.presented, .cancel)
        TurnLoop.main.advance(by: 1)
        stage.putAway()
    }

    func testTheDimmingFollowsTheSheetAndStaysBetweenDetents() async {
        // B27.1, B27.4
        for version in [18, 26, 27] {
            for isModal in [false, true] {
                let stage = SheetStage(.phone.running(version)) { sheet in
                    sheet.detents = [.custom { _ in 300 }, .large()]
                    sheet.selectedDetentIdentifier = .large
                }
                stage.presented.isModalInPresentation = isModal
                stage.present()
                XCTAssertEqual(stage.dimming, 0.2, accuracy: 1e-6)
                HeadlessSheets.pull(stage.presented, by: 200)
                TurnLoop.main.runTurn()
                XCTAssertEqual(stage.dimming, 0.2, accuracy: 1e-6)
                HeadlessSheets.release(stage.presented, .cancel)
                stage.presented.sheetPresentationController?.detents = [.large()]
                TurnLoop.main.advance(by: 1)
                HeadlessSheets.pull(stage.presented, by: 120)
                TurnLoop.main.runTurn()
                TurnLoop.main.runTurn()
                let part = stage.offset / stage.frame.height
                XCTAssertGreaterThan(part, 0.05)
                XCTAssertEqual(stage.dimming, 0.2 * (1 - part), accuracy: 1e-4)
                HeadlessSheets.release(stage.presented, .cancel)
                TurnLoop.main.advance(by: 1)
                XCTAssertEqual(stage.dimming, 0.2, accuracy: 1e-6)
                stage.putAway()
            }
        }
    }

    func testWithoutASheetAPullDoesNothing() async {
        let stage = SheetStage(.phone, .fullScreen)
        stage.present()
        HeadlessSheets.pull(stage.presented, by: 200)
        XCTAssertEqual(HeadlessLog.warnings.count, 1)
        stage.putAway()
    }
}

extension SheetStage {
    /// The alpha of the dimming view that is seen.
    fileprivate var dimming: CGFloat {
        let views = presented.presentationController?.containerView?.subviews ?? []
        guard let view = views.first(where: { $0.backgroundColor == .black }) else { return .nan }
        return CGFloat((view.layer.presentation() ?? view.layer).opacity)
    }
}
