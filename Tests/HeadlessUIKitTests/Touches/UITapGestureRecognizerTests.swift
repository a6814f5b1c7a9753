import UIKit
import XCTest

@MainActor
final class UITapGestureRecognizerTests: XCTestCase {
    private lazy var stage = GestureStage()

    private func addTap(_ name: String, taps: Int = 1, touches: Int = 1) -> UITapGestureRecognizer {
        let tap = stage.add(UITapGestureRecognizer(), name, to: stage.root)
        tap.numberOfTapsRequired = taps
        tap.numberOfTouchesRequired = touches
        return tap
    }

    func testAShortTouchIsATap() async {
        let tap = addTap("tap")
        var place = CGPoint.zero
        tap.addAction { [unowned tap] _ in place = tap.location(ofTouch: 0, in: nil) }
        stage.down(50, 60)
        stage.move(53, 64)
        stage.up()
        XCTAssertEqual(stage.log.take(), ["tap ended"])
        XCTAssertEqual(place, CGPoint(x: 53, y: 64))
        stage.tap(10, 10)
        XCTAssertEqual(stage.log.take(), ["tap ended"])
    }

    func testMovingTooFarIsNotATap() async {
        _ = addTap("tap")
        stage.down(50, 60)
        stage.move(61, 60)
        stage.move(50, 60)
        stage.up()
        XCTAssertEqual(stage.log.take(), [])
    }

    func testALongHoldIsNotATap() async {
        let tap = addTap("tap")
        let view = stage.addView("view", CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.down(50, 60)
        stage.move(52, 60)
        TurnLoop.main.advance(by: 2)
        stage.up()
        XCTAssertEqual(stage.log.take(), ["view began", "view moved", "view ended"])
        view.removeFromSuperview()
        stage.tap(50, 60)
        XCTAssertEqual(stage.log.take(), ["tap ended"])
        XCTAssertEqual(tap.state, .possible)
    }

    func testACancelledTouchIsNotATap() async {
        _ = addTap("tap")
        stage.down(50, 60)
        stage.cancel()
        XCTAssertEqual(stage.log.take(), [])
    }

    func testTwoTapsInTime() async {
        _ = addTap("double", taps: 2)
        stage.tap(50, 60)
        TurnLoop.main.advance(by: 0.2)
        XCTAssertEqual(stage.log.take(), [])
        stage.tap(55, 60)
        XCTAssertEqual(stage.log.take(), ["double ended"])
    }

    func testTwoTapsTooFarApart() async {
        _ = addTap("double", taps: 2)
        stage.tap(50, 60)
        TurnLoop.main.advance(by: 0.5)
        stage.tap(50, 60)
        XCTAssertEqual(stage.log.take(), [])
        TurnLoop.main.advance(by: 0.5)
        stage.tap(50, 60)
        stage.tap(250, 60)
        XCTAssertEqual(stage.log.take(), [])
    }

    func testTheSecondOfTwoTapsHasItsOwnTimeLimit() async {
        _ = addTap("double", taps: 2)
        stage.tap(50, 60)
        TurnLoop.main.advance(by: 0.3)
        stage.down(50, 60)
        TurnLoop.main.advance(by: 0.6)
        stage.up()
        XCTAssertEqual(stage.log.take(), ["double ended"])
    }

    func testItFailsAtOnceWithTooManyFingers() async {
        let tap = addTap("tap")
        let other = ScriptedRecognizer()
        other.onBegan = .began
        stage.add(other, "other", to: stage.root).require(toFail: tap)
        stage.down(50, 60, finger: 1)
        XCTAssertEqual(stage.log.take(), [])
        stage.down(90, 60, finger: 2)
        XCTAssertEqual(stage.log.take(), ["other began"])
    }

    func testTwoFingers() async {
        let tap = addTap("tap", touches: 2)
        stage.tap(50, 60)
        XCTAssertEqual(stage.log.take(), [])
        var count = 0
        tap.addAction { [unowned tap] _ in count = tap.numberOfTouches }
        stage.down(50, 60, finger: 1)
        stage.down(150, 60, finger: 2)
        stage.up(finger: 1)
        stage.up(finger: 2)
        XCTAssertEqual(stage.log.take(), ["tap ended"])
        XCTAssertEqual(count, 2)
        stage.down(50, 60, finger: 1)
        stage.down(150, 60, finger: 2)
        stage.down(250, 60, finger: 3)
        for finger in 1...3 { stage.up(finger: finger) }
        XCTAssertEqual(stage.log.take(), [])
    }

    func testATapThatWaitsForADoubleTapFiresWhenTheDoubleTapFails() async {
        let single = addTap("single")
        let double = addTap("double", taps: 2)
        single.require(toFail: double)
        stage.tap(50, 60)
        XCTAssertEqual(stage.log.take(), [])
        TurnLoop.main.advance(by: 0.4)
        // B7.7
        XCTAssertEqual(stage.log.take(), ["single ended"])
        stage.tap(50, 60)
        stage.tap(50, 60)
        TurnLoop.main.advance(by: 1)
        // B7.7
        XCTAssertEqual(stage.log.take(), ["double ended"])
    }

    func testAWaitingTapIgnoresFurtherTouches() async {
        let single = addTap("single")
        single.require(toFail: addTap("double", taps: 2))
        var place = CGPoint.zero
        single.addAction { [unowned single] _ in place = single.location(in: nil) }
        stage.tap(50, 60)
        stage.down(250, 60)
        XCTAssertEqual(stage.log.take(), ["single ended"])
        XCTAssertEqual(place, CGPoint(x: 50, y: 60))
    }

    func testATapWaitsUntilTheRequiredRecognizerFails() async {
        let single = addTap("single")
        let other = stage.add(ScriptedRecognizer(), "other", to: stage.root)
        single.require(toFail: other)
        stage.tap(50, 60)
        TurnLoop.main.advance(by: 2)
        XCTAssertEqual(stage.log.take(), [])
        other.state = .failed
        // B7.7
        XCTAssertEqual(stage.log.take(), ["single ended"])
    }

    func testATapDoesNotStopADoubleTapFromCounting() async {
        _ = addTap("single")
        _ = addTap("double", taps: 2)
        stage.tap(50, 60)
        XCTAssertEqual(stage.log.take(), ["single ended"])
        stage.tap(50, 60)
        XCTAssertEqual(stage.log.take().last, "double ended")
    }

    func testAPanAndATapShareAView() async {
        _ = addTap("tap")
        _ = stage.add(UIPanGestureRecognizer(), "pan", to: stage.root)
        stage.tap(50, 60)
        XCTAssertEqual(stage.log.take(), ["tap ended"])
        stage.down(50, 60)
        stage.move(90, 60)
        stage.up()
        XCTAssertEqual(stage.log.take(), ["pan began", "pan ended"])
    }
}
