import UIKit
import XCTest

@MainActor
final class UISwipeGestureRecognizerTests: XCTestCase {
    private lazy var stage = GestureStage()
    private lazy var swipe = stage.add(UISwipeGestureRecognizer(), "swipe", to: stage.root)

    /// A finger that goes so far with each of six frames; what was logged before it lifts.
    private func go(_ x: CGFloat, _ y: CGFloat) -> [String] {
        stage.down(200, 400)
        for step in 1...6 { stage.move(200 + CGFloat(step) * x, 400 + CGFloat(step) * y) }
        let seen = stage.log.take()
        stage.up()
        XCTAssertEqual(stage.log.take(), [])
        return seen
    }

    func testItFiresOnTheWayAndOnce() async {
        XCTAssertEqual(swipe.direction, .right)
        XCTAssertEqual(go(20, 2), ["swipe ended"])
    }

    func testEachDirectionIsItsOwn() async {
        let ways: [(UISwipeGestureRecognizer.Direction, CGPoint)] = [
            (.right, CGPoint(x: 20, y: 0)), (.left, CGPoint(x: -20, y: 0)), (.up, CGPoint(x: 0, y: -20)),
            (.down, CGPoint(x: 0, y: 20)),
        ]
        for (direction, _) in ways {
            swipe.direction = direction
            for (other, way) in ways {
                XCTAssertEqual(go(way.x, way.y), direction == other ? ["swipe ended"] : [], "\(direction) \(way)")
            }
        }
    }

    func testSeveralDirectionsMayBeAllowed() async {
        swipe.direction = [.left, .right]
        XCTAssertEqual(go(-20, 0), ["swipe ended"])
        XCTAssertEqual(go(20, 0), ["swipe ended"])
        XCTAssertEqual(go(0, 20), [])
    }

    func testItsPlaceIsWhereItBegan() async {
        var place = CGPoint.zero
        swipe.addAction { place = $0.location(in: nil) }
        _ = go(20, 0)
        XCTAssertEqual(place, CGPoint(x: 200, y: 400))
    }

    func testASlantIsNoSwipe() async {
        _ = swipe
        XCTAssertEqual(go(20, 24), [])
    }

    func testASlowFingerIsNoSwipe() async {
        _ = swipe
        stage.down(100, 400)
        for step in 1...60 { stage.move(100 + CGFloat(step) * 1.4, 400) }
        XCTAssertEqual(stage.log.take(), [])
        stage.up()
    }

    func testAnotherWayFailsSoonSoThatOthersNeedNotWait() async {
        swipe.direction = .left
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.root)
        pan.require(toFail: swipe)
        stage.down(100, 400)
        stage.move(112, 400)
        XCTAssertEqual(stage.log.take(), ["pan began"])
        stage.up()
    }

    func testTwoFingers() async {
        swipe.numberOfTouchesRequired = 2
        XCTAssertEqual(go(20, 0), [])
        stage.down(100, 100, finger: 1)
        stage.down(100, 200, finger: 2)
        for step in 1...4 {
            let x = 100 + CGFloat(step) * 20
            TurnLoop.main.advance(by: GestureStage.frame)
            HeadlessTouches.moved([1: CGPoint(x: x, y: 100), 2: CGPoint(x: x, y: 200)], in: stage.window)
        }
        XCTAssertEqual(stage.log.take(), ["swipe ended"])
        stage.up(finger: 1)
        stage.up(finger: 2)
    }
}
