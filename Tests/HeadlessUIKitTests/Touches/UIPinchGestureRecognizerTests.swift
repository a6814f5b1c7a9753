import UIKit
import XCTest

@MainActor
final class UIPinchGestureRecognizerTests: XCTestCase {
    private lazy var stage = GestureStage()
    private var pinch: UIPinchGestureRecognizer!

    override func setUp() async throws {
        pinch = stage.add(UIPinchGestureRecognizer(), "pinch", to: stage.root)
    }

    /// Moves two fingers to equal distances to the left and right of a center.
    private func move(apart distance: CGFloat) {
        TurnLoop.main.advance(by: GestureStage.frame)
        HeadlessTouches.moved(
            [1: CGPoint(x: 200 - distance / 2, y: 300), 2: CGPoint(x: 200 + distance / 2, y: 300)], in: stage.window)
    }

    private func land(apart distance: CGFloat) {
        stage.down(200 - distance / 2, 300, finger: 1)
        stage.down(200 + distance / 2, 300, finger: 2)
    }

    private func lift() {
        stage.up(finger: 1)
        stage.up(finger: 2)
    }

    func testTheScaleIsTheDistanceDividedByTheInitialDistance() async {
        land(apart: 100)
        move(apart: 104)
        XCTAssertEqual(stage.log.take(), [])
        move(apart: 150)
        XCTAssertEqual(stage.log.take(), ["pinch began"])
        XCTAssertEqual(pinch.scale, 1.5, accuracy: 1e-9)
        XCTAssertEqual(pinch.location(in: nil), CGPoint(x: 200, y: 300))
        move(apart: 50)
        XCTAssertEqual(pinch.scale, 0.5, accuracy: 1e-9)
        lift()
        XCTAssertEqual(stage.log.take(), ["pinch changed", "pinch ended"])
    }

    func testSettingTheScaleRestartsIt() async {
        land(apart: 100)
        move(apart: 200)
        pinch.scale = 1
        XCTAssertEqual(pinch.scale, 1)
        move(apart: 300)
        XCTAssertEqual(pinch.scale, 1.5, accuracy: 1e-9)
        lift()
        XCTAssertEqual(pinch.scale, 1)
    }

    func testTheVelocityIsInPointsPerSecond() async {
        land(apart: 100)
        for step in 1...12 { move(apart: 100 + CGFloat(step) * 5) }
        // 5 % of the initial distance in each of 60 frames.
        XCTAssertEqual(pinch.velocity, 3, accuracy: 1e-6)
        move(apart: 155)
        XCTAssertLessThan(pinch.velocity, 3)
        lift()
    }

    func testOneFingerDoesNotPinch() async {
        stage.down(100, 100)
        stage.move(200, 200)
        stage.up()
        XCTAssertEqual(stage.log.take(), [])
    }

    func testAPinchLastsUntilBothFingersLiftAndDoesNotJumpWhenOneReturns() async {
        land(apart: 100)
        move(apart: 200)
        stage.up(finger: 2)
        stage.move(0, 0, finger: 1)
        XCTAssertEqual(pinch.scale, 2, accuracy: 1e-9)
        stage.down(50, 0, finger: 2)
        XCTAssertEqual(pinch.scale, 2, accuracy: 1e-9)
        stage.move(100, 0, finger: 2)
        XCTAssertEqual(pinch.scale, 4, accuracy: 1e-9)
        lift()
        XCTAssertEqual(stage.log.take(), ["pinch began", "pinch changed", "pinch ended"])
    }

    func testFingersAtTheSamePointGiveAFiniteScale() async {
        land(apart: 0)
        move(apart: 30)
        XCTAssertEqual(pinch.scale, 30, accuracy: 1e-9)
        lift()
    }

    func testARotationIsNotAPinch() async {
        land(apart: 100)
        HeadlessTouches.moved([1: CGPoint(x: 200, y: 250), 2: CGPoint(x: 200, y: 350)], in: stage.window)
        XCTAssertEqual(stage.log.take(), [])
        lift()
    }
}
