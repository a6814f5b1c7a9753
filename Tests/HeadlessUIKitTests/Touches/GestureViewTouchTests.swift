import UIKit
import XCTest

/// Tests which touch calls recognizers leave to the view below the finger.
@MainActor
final class GestureViewTouchTests: XCTestCase {
    private lazy var stage = GestureStage()
    private lazy var view = stage.addView("view", CGRect(x: 0, y: 0, width: 200, height: 200))

    func testRecognitionCancelsTheViewsTouch() async {
        _ = stage.add(ScriptedRecognizer.continuous(), "r", to: view)
        stage.down(10, 10)
        stage.move(20, 10)
        stage.move(30, 10)
        stage.up()
        // B7.8
        XCTAssertEqual(
            stage.log.take(), ["view began", "view cancelled", "r began", "r changed", "r ended"])
    }

    func testAnAncestorsRecognizerCancelsTheViewsTouchToo() async {
        view.isUserInteractionEnabled = true
        _ = stage.add(ScriptedRecognizer.continuous(), "r", to: stage.root)
        stage.down(10, 10)
        stage.move(20, 10)
        // B7.8
        XCTAssertEqual(stage.log.take(), ["view began", "view cancelled", "r began"])
    }

    func testARecognizerCanLeaveTheTouchToTheView() async {
        let recognizer = stage.add(ScriptedRecognizer.continuous(), "r", to: view)
        XCTAssertTrue(recognizer.cancelsTouchesInView)
        recognizer.cancelsTouchesInView = false
        stage.down(10, 10)
        stage.move(20, 10)
        stage.up()
        XCTAssertEqual(
            stage.log.take(), ["view began", "view moved", "r began", "view ended", "r ended"])
    }

    func testADelayedTouchBeganIsDeliveredOnFailure() async {
        let recognizer = stage.add(ScriptedRecognizer(), "r", to: view)
        // B7.8
        XCTAssertFalse(recognizer.delaysTouchesBegan)
        recognizer.delaysTouchesBegan = true
        stage.down(10, 10)
        stage.move(20, 10)
        XCTAssertEqual(stage.log.take(), [])
        recognizer.state = .failed
        XCTAssertEqual(stage.log.take(), ["view began"])
        stage.move(30, 10)
        stage.up()
        XCTAssertEqual(stage.log.take(), ["view moved", "view ended"])
    }

    func testADelayedTouchBeganIsNotDeliveredAfterRecognition() async {
        let recognizer = stage.add(ScriptedRecognizer.continuous(), "r", to: view)
        recognizer.delaysTouchesBegan = true
        stage.down(10, 10)
        stage.move(20, 10)
        stage.up()
        XCTAssertEqual(stage.log.take(), ["r began", "r ended"])
    }

    func testTouchEndedIsDelayedWhileARecognizerIsUndecided() async {
        let recognizer = stage.add(ScriptedRecognizer(), "r", to: view)
        // B7.8
        XCTAssertTrue(recognizer.delaysTouchesEnded)
        stage.tap(10, 10)
        XCTAssertEqual(stage.log.take(), ["view began"])
        recognizer.state = .failed
        // B7.8
        XCTAssertEqual(stage.log.take(), ["view ended"])
    }

    func testTouchEndedIsNotDelayedWhereDelayIsOff() async {
        stage.add(ScriptedRecognizer(), "r", to: view).delaysTouchesEnded = false
        stage.tap(10, 10)
        XCTAssertEqual(stage.log.take(), ["view began", "view ended"])
    }

    func testATapCancelsTheViewsTouchAtItsEnd() async {
        _ = stage.add(UITapGestureRecognizer(), "tap", to: view)
        stage.tap(10, 10)
        // B7.8
        XCTAssertEqual(stage.log.take(), ["view began", "view cancelled", "tap ended"])
    }

    func testAnIgnoredTouchStaysWithTheView() async {
        view.isMultipleTouchEnabled = true
        stage.add(UIPanGestureRecognizer(), "pan", to: view).maximumNumberOfTouches = 1
        stage.down(10, 10, finger: 1)
        stage.move(30, 10, finger: 1)
        XCTAssertEqual(stage.log.take(), ["view began", "view cancelled", "pan began"])
        stage.down(50, 50, finger: 2)
        stage.move(90, 50, finger: 2)
        XCTAssertEqual(stage.log.take(), ["view began", "view moved"])
        stage.up(finger: 1)
        XCTAssertEqual(stage.log.take(), ["pan ended"])
    }
}
