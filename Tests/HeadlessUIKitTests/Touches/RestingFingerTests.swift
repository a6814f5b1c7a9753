import UIKit
import XCTest

/// Tests the switch for the velocity of fingers that rest before they lift (B7.14, B27.53).
@MainActor
final class RestingFingerTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.restingFingersKeepVelocity = true }
    }

    func testARestEndsTheVelocityOfAPanOrKeepsIt() async {
        let cases: [(keeps: Bool, rest: TimeInterval, velocity: CGFloat)] = [
            (false, 0, 600), (false, 0.05, 600), (false, 0.2, 0), (true, 0, 600), (true, 0.2, 600), (true, 30, 600),
        ]
        for (keeps, rest, expected) in cases {
            HeadlessQuirks.restingFingersKeepVelocity = keeps
            let stage = GestureStage()
            let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.root)
            var velocity: CGFloat?
            pan.addAction { [unowned pan] _ in if pan.state == .ended { velocity = pan.velocity(in: nil).x } }
            stage.down(100, 100)
            for step in 1...6 { stage.move(100 + CGFloat(step) * 10, 100) }
            TurnLoop.main.advance(by: rest)
            stage.up()
            // B7.14
            XCTAssertEqual(velocity ?? -1, expected, accuracy: 1e-6, "\(keeps), \(rest)")
        }
    }

    func testAMoveToTheSamePlaceIsARest() async {
        for (keeps, expected) in [(false, 0.0), (true, 600.0)] {
            HeadlessQuirks.restingFingersKeepVelocity = keeps
            let stage = GestureStage()
            let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.root)
            stage.down(100, 100)
            for step in 1...6 { stage.move(100 + CGFloat(step) * 10, 100) }
            for _ in 1...12 { stage.move(160, 100) }
            // B7.14
            XCTAssertEqual(pan.velocity(in: nil).x, expected, accuracy: 1e-6)
        }
    }

    func testASmallMovementAfterARestLowersAKeptVelocity() async {
        HeadlessQuirks.restingFingersKeepVelocity = true
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.root)
        stage.down(100, 100)
        for step in 1...6 { stage.move(100 + CGFloat(step) * 10, 100) }
        TurnLoop.main.advance(by: 1)
        stage.move(161, 100)
        // B7.14
        XCTAssertLessThan(pan.velocity(in: nil).x, 2)
    }

    func testARestEndsTheVelocityOfAPinchOrKeepsIt() async {
        for (keeps, expected) in [(false, 0.0), (true, 6.0)] {
            HeadlessQuirks.restingFingersKeepVelocity = keeps
            let stage = GestureStage()
            let pinch = stage.add(UIPinchGestureRecognizer(), "pinch", to: stage.root)
            var velocity: CGFloat?
            pinch.addAction { [unowned pinch] _ in if pinch.state == .ended { velocity = pinch.velocity } }
            stage.down(100, 300, finger: 1)
            stage.down(200, 300, finger: 2)
            for step in 1...6 {
                TurnLoop.main.advance(by: GestureStage.frame)
                HeadlessTouches.moved(
                    [1: CGPoint(x: 100, y: 300), 2: CGPoint(x: 200 + step * 10, y: 300)], in: stage.window)
            }
            TurnLoop.main.advance(by: 0.3)
            stage.up(finger: 1)
            stage.up(finger: 2)
            XCTAssertEqual(velocity ?? -1, expected, accuracy: 1e-6)
        }
    }

    func testAScrollViewTakesNoOldVelocityInEitherCase() async {
        for keeps in [false, true] {
            HeadlessQuirks.restingFingersKeepVelocity = keeps
            let stage = ScrollStage()
            stage.drag(by: CGVector(dx: 0, dy: -10), frames: 3)
            stage.releaseAtRest()
            stage.settle()
            XCTAssertEqual(stage.scroll.contentOffset, CGPoint(x: 0, y: 20))
        }
    }
}
