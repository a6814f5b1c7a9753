import UIKit
import XCTest

@MainActor
final class UILongPressGestureRecognizerTests: XCTestCase {
    private lazy var stage = GestureStage()
    private var press: UILongPressGestureRecognizer!

    override func setUp() async throws {
        press = stage.add(UILongPressGestureRecognizer(), "press", to: stage.root)
    }

    func testALongPressBeginsAfterItsDurationAndFollowsTheFinger() async {
        XCTAssertEqual(press.minimumPressDuration, 0.5)
        stage.down(100, 100)
        TurnLoop.main.advance(by: 0.49)
        XCTAssertEqual(stage.log.take(), [])
        TurnLoop.main.advance(by: 0.02)
        XCTAssertEqual(stage.log.take(), ["press began"])
        stage.move(200, 300)
        XCTAssertEqual(stage.log.take(), ["press changed"])
        XCTAssertEqual(press.location(in: nil), CGPoint(x: 200, y: 300))
        stage.up()
        XCTAssertEqual(stage.log.take(), ["press ended"])
    }

    func testLiftingTooEarlyFails() async {
        stage.down(100, 100)
        TurnLoop.main.advance(by: 0.4)
        stage.up()
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.log.take(), [])
    }

    func testAnEarlierTouchDoesNotShortenTheDuration() async {
        stage.tap(100, 100)
        stage.down(100, 100)
        TurnLoop.main.advance(by: 0.46)
        XCTAssertEqual(stage.log.take(), [])
        TurnLoop.main.advance(by: 0.1)
        XCTAssertEqual(stage.log.take(), ["press began"])
        stage.up()
    }

    func testMovingTooFarFails() async {
        XCTAssertEqual(press.allowableMovement, 10)
        stage.down(100, 100)
        stage.move(100, 109)
        stage.move(100, 111)
        TurnLoop.main.advance(by: 1)
        stage.up()
        XCTAssertEqual(stage.log.take(), [])
    }

    func testWithoutDurationALongPressBeginsAtOnce() async {
        press.minimumPressDuration = 0
        stage.down(100, 100)
        XCTAssertEqual(stage.log.take(), ["press began"])
        stage.up()
        XCTAssertEqual(stage.log.take(), ["press ended"])
    }

    func testALongPressEndsWhenOneOfItsFingersLifts() async {
        press.numberOfTouchesRequired = 2
        stage.down(100, 100, finger: 1)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.log.take(), [])
        stage.down(200, 100, finger: 2)
        TurnLoop.main.advance(by: 0.6)
        XCTAssertEqual(stage.log.take(), ["press began"])
        XCTAssertEqual(press.numberOfTouches, 2)
        stage.up(finger: 1)
        XCTAssertEqual(stage.log.take(), ["press ended"])
        stage.up(finger: 2)
    }

    func testTooManyFingersFail() async {
        stage.down(100, 100, finger: 1)
        stage.down(200, 100, finger: 2)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.log.take(), [])
        stage.up(finger: 1)
        stage.up(finger: 2)
    }

    func testALongPressCanRequireATapBefore() async {
        press.numberOfTapsRequired = 1
        stage.down(100, 100)
        TurnLoop.main.advance(by: 1)
        stage.up()
        XCTAssertEqual(stage.log.take(), [])
        stage.tap(100, 100)
        TurnLoop.main.advance(by: 0.2)
        stage.down(100, 100)
        TurnLoop.main.advance(by: 0.6)
        XCTAssertEqual(stage.log.take(), ["press began"])
        stage.up()
        XCTAssertEqual(stage.log.take(), ["press ended"])
    }

    func testALongPressIsCancelledWithItsTouch() async {
        stage.down(100, 100)
        TurnLoop.main.advance(by: 0.6)
        stage.cancel()
        XCTAssertEqual(stage.log.take(), ["press began", "press cancelled"])
    }
}
