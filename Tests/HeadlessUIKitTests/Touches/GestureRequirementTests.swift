import UIKit
import XCTest

@MainActor
final class GestureRequirementTests: XCTestCase {
    func testARecognizerWaitsWhileTheRequiredOneIsPossible() async {
        let stage = GestureStage()
        let (first, second) = stage.addPair()
        first.require(toFail: second)
        second.onMoved = nil
        second.onEnded = .failed
        stage.down(10, 10)
        stage.move(20, 10)
        // B7.7
        XCTAssertEqual(first.state, .possible)
        XCTAssertEqual(stage.log.take(), [])
        second.state = .failed
        // B7.7
        XCTAssertEqual(stage.log.take(), ["first began"])
        stage.up()
        XCTAssertEqual(stage.log.take(), ["first ended"])
    }

    func testARecognizerFailsWhenTheRequiredOneRecognizes() async {
        let stage = GestureStage()
        let (first, second) = stage.addPair()
        first.require(toFail: second)
        // B7.7
        XCTAssertEqual(stage.drag(), ["second began", "second ended"])
    }

    func testARecognizerFailsEvenWhereBothAreAllowedSimultaneously() async {
        let stage = GestureStage()
        let (first, second) = stage.addPair()
        let delegate = ScriptedDelegate()
        delegate.simultaneous = true
        second.delegate = delegate
        first.require(toFail: second)
        // B7.7
        XCTAssertEqual(stage.drag(), ["second began", "second ended"])
    }

    func testARecognizerHasFailedWhenTheRequiredOneRecognizedEarlier() async {
        for isDynamic in [false, true] {
            let stage = GestureStage()
            let (first, second) = stage.addPair()
            let delegate = ScriptedDelegate()
            delegate.simultaneous = true
            delegate.requiresFailure = isDynamic
            first.delegate = delegate
            if !isDynamic { first.require(toFail: second) }
            second.onBegan = .ended
            // B7.7
            XCTAssertEqual(stage.drag(), ["second ended"])
        }
    }

    func testARecognizerFailsWhenTheRequiredOneRecognizesAnotherFinger() async {
        let stage = GestureStage()
        let left = stage.addView("a", CGRect(x: 0, y: 0, width: 100, height: 100))
        let right = stage.addView("b", CGRect(x: 100, y: 0, width: 100, height: 100))
        let first = stage.add(ScriptedRecognizer.continuous(), "first", to: left)
        first.require(toFail: stage.add(ScriptedRecognizer.continuous(), "second", to: right))
        stage.down(10, 10, finger: 1)
        stage.down(110, 10, finger: 2)
        stage.move(120, 10, finger: 2)
        stage.move(20, 10, finger: 1)
        // B7.7
        XCTAssertEqual(
            stage.log.take(), ["a began", "b began", "b cancelled", "second began", "a moved"])
    }

    func testARecognizerDoesNotWaitForOneWithoutATouch() async {
        let stage = GestureStage()
        let (first, second) = stage.addPair()
        first.require(toFail: second)
        second.isEnabled = false
        XCTAssertEqual(stage.drag(), ["first began", "first ended"])
    }

    func testTheDelegateCanRequireAFailure() async {
        let stage = GestureStage()
        let (first, second) = stage.addPair()
        let delegate = ScriptedDelegate()
        delegate.requiresFailure = true
        first.delegate = delegate
        // B7.7
        XCTAssertEqual(stage.drag(), ["second began", "second ended"])
        XCTAssertNil(second.delegate)
    }

    func testTheOtherDelegateCanRequireThisRecognizerToFailFirst() async {
        let stage = GestureStage()
        let (_, second) = stage.addPair()
        let delegate = ScriptedDelegate()
        delegate.isRequiredToFail = true
        second.delegate = delegate
        // B7.7
        XCTAssertEqual(stage.drag(), ["second began", "second ended"])
    }

    func testDynamicQueriesAreMadeOncePerAttempt() async {
        let stage = GestureStage()
        let (first, second) = stage.addPair()
        let delegate = ScriptedDelegate(stage.log)
        delegate.requiresFailure = true
        first.delegate = delegate
        second.onMoved = nil
        second.onEnded = nil
        stage.down(10, 10)
        for x in [20, 30, 40] { stage.move(CGFloat(x), 10) }
        // B7.7
        XCTAssertEqual(stage.log.take().filter { $0 == "shouldRequireFailureOf" }.count, 1)
        stage.cancel()
        stage.down(10, 10)
        stage.move(20, 10)
        // B7.7
        XCTAssertEqual(stage.log.take().filter { $0 == "shouldRequireFailureOf" }.count, 1)
    }

    func testFailureRequirementsFormAChain() async {
        let stage = GestureStage()
        let (first, second) = stage.addPair()
        let third = stage.add(ScriptedRecognizer(), "third", to: stage.root)
        first.require(toFail: second)
        second.require(toFail: third)
        second.canLose = false
        stage.down(10, 10)
        stage.move(20, 10)
        XCTAssertEqual(stage.log.take(), [])
        third.state = .failed
        // B7.7
        XCTAssertEqual(stage.log.take(), ["second began"])
    }

    func testAnActionCanFailARequiredRecognizer() async {
        let stage = GestureStage()
        let (first, second) = stage.addPair()
        let third = stage.add(ScriptedRecognizer(), "third", to: stage.root)
        second.canLose = false
        second.require(toFail: third)
        third.canLose = false
        first.addAction { if $0.state == .began { third.isEnabled = false } }
        let delegate = ScriptedDelegate()
        delegate.simultaneous = true
        second.delegate = delegate
        stage.down(10, 10)
        stage.move(20, 10)
        // B7.7
        XCTAssertEqual(stage.log.take(), ["first began", "second began"])
    }

    func testTwoRecognizersThatWaitForEachOtherFailWithAdvice() async {
        let stage = GestureStage()
        let first = stage.add(UITapGestureRecognizer(), "first", to: stage.root)
        let second = stage.add(UITapGestureRecognizer(), "second", to: stage.root)
        first.require(toFail: second)
        second.require(toFail: first)
        stage.tap(10, 10)
        XCTAssertEqual(stage.log.take(), [])
        XCTAssertEqual(HeadlessLog.warnings.count, 1)
        XCTAssertTrue(HeadlessLog.warnings.first?.contains("require each other to fail") == true)
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.root)
        pan.require(toFail: first)
        stage.down(10, 10)
        stage.move(40, 10)
        // A failed recognizer no longer blocks any other.
        XCTAssertEqual(stage.log.take(), ["pan began"])
        stage.up()
    }
}
