import UIKit
import XCTest

/// Tests a sheet that is dragged by a simulated finger.
@MainActor
final class SheetFingerTests: XCTestCase {
    private func down(_ y: CGFloat, _ stage: SheetStage) {
        HeadlessTouches.began(finger: 1, at: CGPoint(x: 195, y: y), in: stage.window)
    }

    /// Drags at a constant speed, with the given number of samples at 60 per second.
    private func drag(from start: CGFloat, to end: CGFloat, in samples: Int = 24, _ stage: SheetStage) {
        for sample in 1...samples {
            TurnLoop.main.advance(by: 1.0 / 60)
            let y = start + (end - start) * CGFloat(sample) / CGFloat(samples)
            HeadlessTouches.moved(finger: 1, to: CGPoint(x: 195, y: y), in: stage.window)
        }
        TurnLoop.main.runTurn()
    }

    private func up(_ stage: SheetStage, resting: Bool = false) {
        if resting { TurnLoop.main.advance(by: 0.3) }
        HeadlessTouches.ended(finger: 1, in: stage.window)
    }

    private func settle() {
        TurnLoop.main.advance(by: 1)
    }

    func testAPullDownDismisses() async {
        // B4.51, B27.2
        let stage = SheetStage()
        stage.present()
        down(200, stage)
        XCTAssertEqual(stage.log.lines, [])
        drag(from: 200, to: 300, stage)
        XCTAssertEqual(stage.log.lines, ["should", "will"])
        // The pull absorbs 10 points.
        XCTAssertEqual(stage.offset, 90, accuracy: 1)
        XCTAssertEqual(stage.presented.transitionCoordinator?.isInteractive, true)
        drag(from: 300, to: 700, stage)
        XCTAssertEqual(stage.offset, 490, accuracy: 1)
        up(stage, resting: true)
        XCTAssertEqual(stage.log.lines, ["should", "will"])
        settle()
        XCTAssertEqual(stage.log.lines, ["should", "will", "did"])
        XCTAssertNil(stage.root.presentedViewController)
        stage.putAway()
    }

    func testAShortPullReturnsAndAFlickDismisses() async {
        // B4.51
        let stage = SheetStage()
        stage.present()
        for _ in 1...3 {
            down(200, stage)
            drag(from: 200, to: 260, stage)
            up(stage, resting: true)
            settle()
        }
        XCTAssertEqual(stage.log.lines, ["should", "will", "should", "will", "should", "will"])
        XCTAssertIdentical(stage.root.presentedViewController, stage.presented)
        XCTAssertEqual(stage.offset, 0, accuracy: 1e-6)
        down(200, stage)
        drag(from: 200, to: 300, in: 5, stage)
        up(stage)
        settle()
        XCTAssertEqual(stage.log.lines.suffix(3), ["should", "will", "did"])
        XCTAssertNil(stage.root.presentedViewController)
        stage.putAway()
    }

    func testAFlickUpDoesNotBringBackASheetBeyondHalfOfItsHeight() async {
        // B27.2: the place and the velocity are judged apart.
        let stage = SheetStage()
        stage.present()
        down(200, stage)
        drag(from: 200, to: 750, stage)
        drag(from: 750, to: 680, in: 6, stage)
        up(stage)
        settle()
        XCTAssertEqual(stage.log.lines, ["should", "will", "did"])
        XCTAssertNil(stage.root.presentedViewController)
        stage.putAway()
    }

    func testAModalScreenMovesSlightlyAndReportsTheAttempt() async {
        // B4.52
        let stage = SheetStage()
        stage.presented.isModalInPresentation = true
        stage.present()
        down(200, stage)
        drag(from: 200, to: 400, stage)
        XCTAssertEqual(stage.log.lines, [])
        XCTAssertGreaterThan(stage.offset, 10)
        XCTAssertLessThan(stage.offset, 120)
        up(stage, resting: true)
        settle()
        XCTAssertEqual(stage.log.lines, [], "Not far and not fast: there was no intent.")
        down(200, stage)
        drag(from: 200, to: 400, in: 10, stage)
        up(stage)
        settle()
        XCTAssertEqual(stage.log.lines, ["attempt"])
        XCTAssertEqual(stage.offset, 0, accuracy: 1e-6)
        XCTAssertIdentical(stage.root.presentedViewController, stage.presented)
        stage.putAway()
    }

    func testItMovesBetweenDetents() async {
        let stage = SheetStage { $0.detents = [.medium(), .large()] }
        stage.present()
        down(600, stage)
        drag(from: 600, to: 300, stage)
        XCTAssertEqual(stage.frame.maxY, 844)
        up(stage, resting: true)
        settle()
        XCTAssertEqual(stage.log.lines, ["detent large"])
        XCTAssertEqual(stage.frame.minY, 47)
        down(300, stage)
        drag(from: 300, to: 400, in: 6, stage)
        up(stage)
        settle()
        // B27.4: 90 points are less than half of the distance, and a velocity is not projected.
        XCTAssertEqual(stage.log.lines, ["detent large"])
        XCTAssertEqual(stage.frame.minY, 47)
        stage.putAway()
    }

    func testAPullUpThatIsAbsorbedAsAWholeAsksForNoDismissal() async {
        // B27.2
        let stage = SheetStage()
        stage.present()
        down(400, stage)
        drag(from: 400, to: 390, in: 1, stage)
        drag(from: 390, to: 380, in: 2, stage)
        up(stage, resting: true)
        settle()
        XCTAssertFalse(stage.log.lines.contains("should"))
        stage.putAway()
    }

    func testAPullAboveTheMaximumMovesASheetOnlyBeforeIOS26() async {
        // B27.6
        for version in [15, 18, 26, 27] {
            let stage = SheetStage(.phone.running(version))
            stage.present()
            let top = stage.frame.minY
            down(400, stage)
            drag(from: 400, to: 220, stage)
            let way = top - stage.frame.minY
            if version < 26 {
                XCTAssertGreaterThan(way, 5)
                XCTAssertLessThan(way, top)
            } else {
                XCTAssertEqual(way, 0)
            }
            XCTAssertEqual(stage.frame.maxY, stage.window.bounds.maxY)
            up(stage, resting: true)
            settle()
            XCTAssertEqual(stage.frame.minY, top)
            stage.putAway()
        }
    }

    func testASidewaysDragAndADragOutsideTheSheetDoNotPull() async {
        let stage = SheetStage { $0.detents = [.medium()] }
        stage.present()
        HeadlessTouches.began(finger: 1, at: CGPoint(x: 100, y: 700), in: stage.window)
        HeadlessTouches.moved(finger: 1, to: CGPoint(x: 200, y: 730), in: stage.window)
        HeadlessTouches.ended(finger: 1, in: stage.window)
        settle()
        down(100, stage)
        drag(from: 100, to: 400, stage)
        up(stage, resting: true)
        settle()
        XCTAssertEqual(stage.log.lines, [])
        XCTAssertIdentical(stage.root.presentedViewController, stage.presented)
        stage.putAway()
    }

    func testACancelledTouchRestoresTheSheet() async {
        let stage = SheetStage()
        stage.present()
        down(200, stage)
        drag(from: 200, to: 700, stage)
        HeadlessTouches.cancelled(finger: 1, in: stage.window)
        settle()
        XCTAssertEqual(stage.log.lines, ["should", "will"])
        XCTAssertIdentical(stage.root.presentedViewController, stage.presented)
        XCTAssertEqual(stage.offset, 0, accuracy: 1e-6)
        stage.putAway()
    }

    func testASheetLeavesNothingOnThePresentedView() async {
        let stage = SheetStage()
        stage.present()
        XCTAssertNil(stage.presented.view.gestureRecognizers)
        stage.putAway()
    }

    func testTheEscapeGestureDismissesASheet() async {
        // B10.20
        let stage = SheetStage()
        stage.present()
        XCTAssertTrue(stage.presented.view.accessibilityPerformEscape())
        settle()
        XCTAssertEqual(stage.log.lines, ["should", "will", "did"])
        XCTAssertNil(stage.root.presentedViewController)
        XCTAssertFalse(stage.root.view.accessibilityPerformEscape())
        stage.putAway()
    }

    func testTheEscapeGestureCanBeRefusedAsAPullCan() async {
        // B10.20
        let stage = SheetStage()
        stage.presented.isModalInPresentation = true
        stage.present()
        XCTAssertFalse(stage.presented.view.accessibilityPerformEscape())
        settle()
        XCTAssertEqual(stage.log.lines, ["attempt"])
        XCTAssertIdentical(stage.root.presentedViewController, stage.presented)
        stage.putAway()
    }

    func testTheEscapeGestureDoesNotDismissAFullScreenPresentation() async {
        // B10.20
        let stage = SheetStage(.phone, .fullScreen)
        stage.present()
        XCTAssertFalse(stage.presented.view.accessibilityPerformEscape())
        TurnLoop.main.advance(by: 1)
        XCTAssertIdentical(stage.root.presentedViewController, stage.presented)
        stage.putAway()
    }

    func testAStackInASheetPopsFirst() async {
        // B10.20
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UIViewController(), animated: false)
        let stage = SheetStage(presenting: navigation)
        stage.present()
        XCTAssertEqual(navigation.topViewController?.view.accessibilityPerformEscape(), true)
        settle()
        XCTAssertEqual(navigation.viewControllers.count, 1)
        XCTAssertNotNil(navigation.view.window)
        XCTAssertEqual(navigation.topViewController?.view.accessibilityPerformEscape(), true)
        settle()
        XCTAssertNil(stage.root.presentedViewController)
        stage.putAway()
    }
}
