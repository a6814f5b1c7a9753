import UIKit
import XCTest

@MainActor
final class UISwipeGestureRecognizerTests: XCTestCase {
    private lazy var stage = GestureStage()
    private var swipe: UISwipeGestureRecognizer!

    override func setUp() async throws {
        swipe = stage.add(UISwipeGestureRecognizer(), "swipe", to: stage.root)
    }

    /// Moves a finger by a step in each of six frames, and returns the lines logged before it lifts.
    private func go(_ x: CGFloat, _ y: CGFloat) -> [String] {
        stage.down(200, 400)
        for step in 1...6 { stage.move(200 + CGFloat(step) * x, 400 + CGFloat(step) * y) }
        let seen = stage.log.take()
        stage.up()
        XCTAssertEqual(stage.log.take(), [])
        return seen
    }

    func testASwipeFiresOnceDuringTheMove() async {
        XCTAssertEqual(swipe.direction, .right)
        XCTAssertEqual(go(20, 2), ["swipe ended"])
    }

    func testOnlyTheGivenDirectionIsRecognized() async {
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

    func testSeveralDirectionsCanBeAllowed() async {
        swipe.direction = [.left, .right]
        XCTAssertEqual(go(-20, 0), ["swipe ended"])
        XCTAssertEqual(go(20, 0), ["swipe ended"])
        XCTAssertEqual(go(0, 20), [])
    }

    func testTheLocationOfASwipeIsItsStart() async {
        var place = CGPoint.zero
        swipe.addAction { place = $0.location(in: nil) }
        _ = go(20, 0)
        XCTAssertEqual(place, CGPoint(x: 200, y: 400))
    }

    func testASlantedMoveIsNotASwipe() async {
        XCTAssertEqual(go(20, 24), [])
    }

    func testASlowMoveIsNotASwipe() async {
        stage.down(100, 400)
        for step in 1...60 { stage.move(100 + CGFloat(step) * 1.4, 400) }
        XCTAssertEqual(stage.log.take(), [])
        stage.up()
    }

    func testAMoveInAnotherDirectionFailsEarly() async {
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
