import UIKit
import XCTest

@MainActor
final class GestureArbitrationTests: XCTestCase {
    private func pair(_ stage: GestureStage) -> (first: ScriptedRecognizer, second: ScriptedRecognizer) {
        (
            stage.add(ScriptedRecognizer.continuous(), "first", to: stage.root),
            stage.add(ScriptedRecognizer.continuous(), "second", to: stage.root)
        )
    }

    private func drag(_ stage: GestureStage) -> [String] {
        stage.down(10, 10)
        stage.move(20, 10)
        stage.up()
        return stage.log.take()
    }

    // MARK: Exclusion

    func testOneRecognitionPreventsTheOther() async {
        let stage = GestureStage()
        _ = pair(stage)
        // B7.6
        XCTAssertEqual(drag(stage), ["first began", "first ended"])
    }

    func testThePreventedOneSeesNoMoreOfTheTouch() async {
        let stage = GestureStage()
        let (_, second) = pair(stage)
        second.log = ("second", stage.log)
        XCTAssertEqual(drag(stage), ["second touches began", "first began", "second reset", "first ended"])
    }

    func testTheInnerViewsRecognizerGoesFirst() async {
        let stage = GestureStage()
        let inner = stage.addView("view", CGRect(x: 0, y: 0, width: 100, height: 100))
        _ = stage.add(ScriptedRecognizer.continuous(), "outer", to: stage.root)
        stage.add(ScriptedRecognizer.continuous(), "inner", to: inner).cancelsTouchesInView = false
        stage.down(10, 10)
        stage.move(20, 10)
        XCTAssertEqual(stage.log.take(), ["view began", "view moved", "inner began"])
    }

    func testOneThatRecognisedPreventsLateComers() async {
        let stage = GestureStage()
        let (_, second) = pair(stage)
        second.canLose = false
        second.onMoved = nil
        stage.down(10, 10)
        stage.move(20, 10)
        second.canLose = true
        stage.up()
        // B7.6
        XCTAssertEqual(stage.log.take(), ["first began", "first ended"])
    }

    func testEitherDelegateMayAllowBoth() async {
        for asked in [0, 1] {
            let stage = GestureStage()
            let both = pair(stage)
            let yes = ScriptedDelegate()
            yes.simultaneous = true
            let no = ScriptedDelegate()
            both.first.delegate = asked == 0 ? yes : no
            both.second.delegate = asked == 0 ? no : yes
            // B7.6
            XCTAssertEqual(drag(stage), ["first began", "second began", "first ended", "second ended"])
        }
    }

    func testANoFromBothKeepsTheExclusion() async {
        let stage = GestureStage()
        let both = pair(stage)
        let no = ScriptedDelegate()
        both.first.delegate = no
        both.second.delegate = no
        XCTAssertEqual(drag(stage), ["first began", "first ended"])
    }

    func testASubclassMayRefuseToBePrevented() async {
        let stage = GestureStage()
        let (_, second) = pair(stage)
        second.canLose = false
        XCTAssertEqual(drag(stage), ["first began", "second began", "first ended", "second ended"])
    }

    func testRecognizersOfDifferentFingersDoNotCompete() async {
        let stage = GestureStage()
        let left = stage.addView("a", CGRect(x: 0, y: 0, width: 100, height: 100))
        let right = stage.addView("b", CGRect(x: 100, y: 0, width: 100, height: 100))
        _ = stage.add(ScriptedRecognizer.continuous(), "left", to: left)
        _ = stage.add(ScriptedRecognizer.continuous(), "right", to: right)
        stage.down(10, 10, finger: 1)
        stage.down(110, 10, finger: 2)
        stage.move(20, 10, finger: 1)
        stage.move(120, 10, finger: 2)
        XCTAssertEqual(
            stage.log.take(), ["a began", "b began", "a cancelled", "left began", "b cancelled", "right began"])
    }

    // MARK: Failure requirements

    func testItWaitsWhileTheOtherIsPossible() async {
        let stage = GestureStage()
        let (first, second) = pair(stage)
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

    func testItFailsWhenTheOtherRecognises() async {
        let stage = GestureStage()
        let (first, second) = pair(stage)
        first.require(toFail: second)
        // B7.7
        XCTAssertEqual(drag(stage), ["second began", "second ended"])
    }

    func testItFailsEvenWhereBothWouldBeAllowed() async {
        let stage = GestureStage()
        let (first, second) = pair(stage)
        let delegate = ScriptedDelegate()
        delegate.simultaneous = true
        second.delegate = delegate
        first.require(toFail: second)
        // B7.7
        XCTAssertEqual(drag(stage), ["second began", "second ended"])
    }

    func testItHasFailedForGoodWhenTheOtherWasQuick() async {
        for isDynamic in [false, true] {
            let stage = GestureStage()
            let (first, second) = pair(stage)
            let delegate = ScriptedDelegate()
            delegate.simultaneous = true
            delegate.requiresFailure = isDynamic
            first.delegate = delegate
            if !isDynamic { first.require(toFail: second) }
            second.onBegan = .ended
            // B7.7
            XCTAssertEqual(drag(stage), ["second ended"])
        }
    }

    func testItFailsWhenTheOtherRecognisesWithAnotherFinger() async {
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

    func testItDoesNotWaitForOneThatHasNoTouch() async {
        let stage = GestureStage()
        let (first, second) = pair(stage)
        first.require(toFail: second)
        second.isEnabled = false
        XCTAssertEqual(drag(stage), ["first began", "first ended"])
    }

    func testTheDelegateMayRequireAFailure() async {
        let stage = GestureStage()
        let (first, second) = pair(stage)
        let delegate = ScriptedDelegate()
        delegate.requiresFailure = true
        first.delegate = delegate
        // B7.7
        XCTAssertEqual(drag(stage), ["second began", "second ended"])
        XCTAssertNil(second.delegate)
    }

    func testTheOthersDelegateMayRequireItToFailFirst() async {
        let stage = GestureStage()
        let (_, second) = pair(stage)
        let delegate = ScriptedDelegate()
        delegate.isRequiredToFail = true
        second.delegate = delegate
        // B7.7
        XCTAssertEqual(drag(stage), ["second began", "second ended"])
    }

    func testDynamicQueriesAreMadeOncePerAttempt() async {
        let stage = GestureStage()
        let (first, second) = pair(stage)
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

    func testWaitingGoesThroughAChain() async {
        let stage = GestureStage()
        let (first, second) = pair(stage)
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

    func testAnActionMayFailAnotherForWhichOneWaits() async {
        let stage = GestureStage()
        let (first, second) = pair(stage)
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

    func testTheSameFingersGiveTheSameLog() async {
        func play() -> [String] {
            let stage = GestureStage()
            let view = stage.addView("view", CGRect(x: 0, y: 0, width: 300, height: 300))
            for index in 0..<6 {
                let pan = stage.add(UIPanGestureRecognizer(), "pan\(index)", to: index < 3 ? view : stage.root)
                pan.addAction { [unowned pan] _ in
                    stage.log.note("\(pan.translation(in: nil)) \(pan.velocity(in: nil))")
                }
            }
            for finger in 0..<3 { stage.down(CGFloat(finger) * 50 + 0.1, 10.3, finger: finger) }
            for step in 1..<20 { stage.move(CGFloat(step) * 3.7, CGFloat(step * step) * 0.3, finger: step % 3) }
            for finger in 0..<3 { stage.up(finger: finger) }
            return stage.log.take()
        }
        let once = play()
        XCTAssertTrue(once.contains("pan0 ended"))
        XCTAssertEqual(once, play())
    }
}
