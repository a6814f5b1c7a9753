import UIKit
import XCTest

@MainActor
final class GestureDelegateTests: XCTestCase {
    func testTheDelegateIsAskedInUIKitsOrder() async {
        let stage = GestureStage()
        let recognizer = ScriptedRecognizer.continuous()
        recognizer.log = ("r", stage.log)
        let delegate = ScriptedDelegate(stage.log)
        recognizer.delegate = delegate
        _ = stage.add(recognizer, "action", to: stage.root)
        stage.root.addGestureRecognizer(ScriptedRecognizer())
        stage.down(10, 10)
        // B7.4
        XCTAssertEqual(stage.log.take(), ["shouldReceive event", "shouldReceive touch", "r touches began"])
        stage.move(20, 10)
        // B7.4
        XCTAssertEqual(
            stage.log.take(),
            [
                "r touches moved", "shouldRequireFailureOf", "shouldBegin possible",
                "shouldRecognizeSimultaneouslyWith",
                "action began",
            ])
        stage.move(30, 10)
        XCTAssertEqual(stage.log.take(), ["r touches moved", "action changed"])
    }

    func testAfterARefusedEventTheDelegateIsNotAskedAboutTheTouch() async {
        let stage = GestureStage()
        let recognizer = ScriptedRecognizer.continuous()
        let delegate = ScriptedDelegate(stage.log)
        delegate.receivesEvent = false
        recognizer.delegate = delegate
        _ = stage.add(recognizer, "r", to: stage.root)
        stage.down(10, 10)
        stage.move(20, 10)
        stage.up()
        XCTAssertEqual(stage.log.take(), ["shouldReceive event"])
    }

    func testARefusedTouchIsNeverReceived() async {
        let stage = GestureStage()
        let recognizer = ScriptedRecognizer.continuous()
        recognizer.log = ("r", stage.log)
        let delegate = ScriptedDelegate()
        delegate.receivesTouch = false
        recognizer.delegate = delegate
        stage.root.addGestureRecognizer(recognizer)
        stage.down(10, 10)
        stage.move(20, 10)
        stage.up()
        XCTAssertEqual(stage.log.take(), [])
        delegate.receivesTouch = true
        stage.down(10, 10)
        XCTAssertEqual(stage.log.take(), ["r touches began"])
    }

    func testARecognizerThatIsNotAllowedToBeginFailsForTheWholeSequence() async {
        let stage = GestureStage()
        let recognizer = ScriptedRecognizer.continuous()
        let delegate = ScriptedDelegate(stage.log)
        delegate.begins = false
        recognizer.delegate = delegate
        _ = stage.add(recognizer, "r", to: stage.root)
        stage.down(10, 10)
        _ = stage.log.take()
        stage.move(20, 10)
        // B7.5
        XCTAssertEqual(stage.log.take(), ["shouldBegin possible"])
        delegate.begins = true
        stage.move(30, 10)
        stage.up()
        // B7.5
        XCTAssertEqual(stage.log.take(), [])
        stage.down(10, 10)
        stage.move(20, 10)
        XCTAssertEqual(stage.log.take().last, "r began")
    }

    func testARecognizerThatIsNotAllowedToBeginPreventsNoOther() async {
        let stage = GestureStage()
        let refused = stage.add(ScriptedRecognizer.continuous(), "refused", to: stage.root)
        _ = stage.add(ScriptedRecognizer.continuous(), "other", to: stage.root)
        let delegate = ScriptedDelegate()
        delegate.begins = false
        refused.delegate = delegate
        stage.down(10, 10)
        stage.move(20, 10)
        XCTAssertEqual(stage.log.take(), ["other began"])
    }
}
