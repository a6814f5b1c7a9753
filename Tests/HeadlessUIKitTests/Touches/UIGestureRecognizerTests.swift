import UIKit
import XCTest

@MainActor
final class UIGestureRecognizerTests: XCTestCase {
    func testAContinuousGestureBeginsChangesAndEnds() async {
        let stage = GestureStage()
        let recognizer = stage.add(ScriptedRecognizer.continuous(), "r", to: stage.root)
        stage.down(10, 10)
        XCTAssertEqual(stage.log.take(), [])
        stage.move(20, 10)
        stage.move(30, 10)
        stage.move(40, 10)
        stage.up()
        // B7.1
        XCTAssertEqual(stage.log.take(), ["r began", "r changed", "r changed", "r ended"])
        XCTAssertEqual(recognizer.state, .possible)
    }

    func testAContinuousGestureIsCancelledWithItsTouch() async {
        let stage = GestureStage()
        let recognizer = stage.add(ScriptedRecognizer.continuous(), "r", to: stage.root)
        stage.down(10, 10)
        stage.move(20, 10)
        stage.cancel()
        // B7.1
        XCTAssertEqual(stage.log.take(), ["r began", "r cancelled"])
        XCTAssertEqual(recognizer.state, .possible)
    }

    func testADiscreteGestureCallsItsActionOnce() async {
        let stage = GestureStage()
        let recognizer = stage.add(ScriptedRecognizer.discrete(), "r", to: stage.root)
        stage.tap(10, 10)
        // B7.1
        XCTAssertEqual(stage.log.take(), ["r ended"])
        XCTAssertEqual(recognizer.state, .possible)
    }

    func testAFailingGestureIsResetWithoutAnAction() async {
        let stage = GestureStage()
        let recognizer = ScriptedRecognizer()
        recognizer.log = ("r", stage.log)
        recognizer.onMoved = .failed
        _ = stage.add(recognizer, "action", to: stage.root)
        stage.down(10, 10)
        stage.move(20, 10)
        // B7.1
        XCTAssertEqual(stage.log.take(), ["r touches began", "r touches moved", "r reset"])
        XCTAssertEqual(recognizer.state, .possible)
    }

    func testActionsAreCalledAfterAllRecognizersAndTheViewReceiveTheTouch() async {
        let stage = GestureStage()
        let view = stage.addView("view", CGRect(x: 0, y: 0, width: 100, height: 100))
        let first = ScriptedRecognizer()
        first.onBegan = .began
        first.cancelsTouchesInView = false
        let second = ScriptedRecognizer()
        second.canLose = false
        for (name, recognizer) in [("first", first), ("second", second)] {
            recognizer.log = (name, stage.log)
            _ = stage.add(recognizer, "\(name) action", to: view)
        }
        let turn = TurnLoop.main.turn
        stage.down(10, 10)
        // B7.2
        XCTAssertEqual(
            stage.log.take(), ["first touches began", "second touches began", "view began", "first action began"])
        XCTAssertEqual(TurnLoop.main.turn, turn)
    }

    func testTheRestOfATouchIsIgnoredAfterTheReset() async {
        let stage = GestureStage()
        let recognizer = ScriptedRecognizer()
        recognizer.log = ("r", stage.log)
        recognizer.onMoved = .ended
        _ = stage.add(recognizer, "action", to: stage.root)
        stage.down(10, 10)
        stage.move(20, 10)
        stage.move(30, 10)
        stage.up()
        // B7.3
        XCTAssertEqual(stage.log.take(), ["r touches began", "r touches moved", "action ended", "r reset"])
        stage.down(10, 10)
        XCTAssertEqual(stage.log.take(), ["r touches began"])
    }

    func testDisablingWhileRecognisingCancels() async {
        let stage = GestureStage()
        let recognizer = stage.add(ScriptedRecognizer.continuous(), "r", to: stage.root)
        stage.down(10, 10)
        stage.move(20, 10)
        recognizer.isEnabled = false
        // B7.9
        XCTAssertEqual(stage.log.take(), ["r began", "r cancelled"])
        recognizer.isEnabled = true
        stage.move(30, 10)
        stage.up()
        XCTAssertEqual(stage.log.take(), [])
        stage.down(10, 10)
        stage.move(20, 10)
        XCTAssertEqual(stage.log.take(), ["r began"])
    }

    func testDisablingInItsOwnActionCancels() async {
        let stage = GestureStage()
        let recognizer = stage.add(ScriptedRecognizer.continuous(), "r", to: stage.root)
        recognizer.addAction {
            guard $0.state == .began else { return }
            $0.isEnabled = false
            // B2.45
            XCTAssertEqual($0.state, .cancelled)
        }
        stage.down(10, 10)
        stage.move(20, 10)
        // B2.45
        XCTAssertEqual(stage.log.take(), ["r began", "r cancelled"])
        XCTAssertEqual(recognizer.state, .possible)
    }

    func testDisablingARecognizerThatHasNotBegunCallsNoAction() async {
        let stage = GestureStage()
        let recognizer = stage.add(ScriptedRecognizer.continuous(), "r", to: stage.root)
        stage.down(10, 10)
        recognizer.isEnabled = false
        stage.move(20, 10)
        stage.up()
        XCTAssertEqual(stage.log.take(), [])
        stage.down(10, 10)
        stage.move(20, 10)
        XCTAssertEqual(stage.log.take(), [])
    }

    func testRemovingTheRecognizerCancelsIt() async {
        let stage = GestureStage()
        let recognizer = stage.add(ScriptedRecognizer.continuous(), "r", to: stage.root)
        stage.down(10, 10)
        stage.move(20, 10)
        stage.root.removeGestureRecognizer(recognizer)
        XCTAssertEqual(stage.log.take(), ["r began", "r cancelled"])
        XCTAssertNil(recognizer.view)
    }

    func testARecognizerOfAViewThatLeftTheWindowIsCancelled() async {
        let stage = GestureStage()
        let view = stage.addView("view", CGRect(x: 0, y: 0, width: 100, height: 100))
        _ = stage.add(ScriptedRecognizer.continuous(), "r", to: view)
        stage.down(10, 10)
        stage.move(20, 10)
        view.removeFromSuperview()
        stage.move(30, 10)
        // B7.19
        XCTAssertEqual(stage.log.take(), ["view began", "view cancelled", "r began", "r cancelled"])
    }

    func testActionsCanBeRemoved() async {
        let stage = GestureStage()
        let recognizer = stage.add(ScriptedRecognizer.discrete(), "kept", to: stage.root)
        let id = recognizer.addAction { _ in stage.log.note("removed") }
        stage.tap(10, 10)
        recognizer.removeAction(id)
        stage.tap(10, 10)
        XCTAssertEqual(stage.log.take(), ["kept ended", "removed", "kept ended"])
    }

    func testTheLocationIsTheCentroidOfTheTouches() async {
        let stage = GestureStage()
        let view = stage.addView("view", CGRect(x: 10, y: 20, width: 200, height: 200))
        let recognizer = stage.add(ScriptedRecognizer(), "r", to: view)
        XCTAssertEqual(recognizer.numberOfTouches, 0)
        stage.down(40, 40, finger: 1)
        stage.down(60, 80, finger: 2)
        XCTAssertEqual(recognizer.numberOfTouches, 2)
        XCTAssertEqual(recognizer.location(in: nil), CGPoint(x: 50, y: 60))
        XCTAssertEqual(recognizer.location(in: view), CGPoint(x: 40, y: 40))
        XCTAssertEqual(recognizer.location(ofTouch: 1, in: view), CGPoint(x: 50, y: 60))
        stage.up(finger: 1)
        XCTAssertEqual(recognizer.numberOfTouches, 1)
        XCTAssertEqual(recognizer.location(in: nil), CGPoint(x: 60, y: 80))
    }

    func testNothingIsRetainedWhenAWindowIsReleasedDuringATouch() async {
        weak var recognizer: UIGestureRecognizer?
        weak var view: UIView?
        do {
            let stage = GestureStage()
            let added = stage.addView("view", CGRect(x: 0, y: 0, width: 100, height: 100))
            recognizer = stage.add(ScriptedRecognizer.continuous(), "r", to: added)
            view = added
            stage.down(10, 10)
            stage.move(20, 10)
            stage.window.isHidden = true
            stage.window.rootViewController = nil
            TurnLoop.main.reset()
        }
        XCTAssertNil(recognizer)
        XCTAssertNil(view)
    }
}
