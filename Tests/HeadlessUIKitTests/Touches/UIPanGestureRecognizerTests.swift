import UIKit
import XCTest

@MainActor
final class UIPanGestureRecognizerTests: XCTestCase {
    private lazy var stage = GestureStage()
    private var pan: UIPanGestureRecognizer!

    override func setUp() async throws {
        pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.root)
    }

    func testAPanBeginsAfterTenPointsInAnyDirection() async {
        for way in [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1), CGPoint(x: -0.6, y: 0.8)] {
            stage.down(100, 100)
            stage.move(100 + 9.5 * way.x, 100 + 9.5 * way.y)
            // B7.11
            XCTAssertEqual(stage.log.take(), [])
            stage.move(100 + 10.5 * way.x, 100 + 10.5 * way.y)
            // B7.11
            XCTAssertEqual(stage.log.take(), ["pan began"])
            stage.up()
            XCTAssertEqual(stage.log.take(), ["pan ended"])
        }
    }

    func testSmallMovesThatReturnDoNotBeginAPan() async {
        stage.down(100, 100)
        for x in [108, 100, 92, 100] { stage.move(CGFloat(x), 100) }
        stage.up()
        XCTAssertEqual(stage.log.take(), [])
    }

    func testTheTranslationIsTheDistanceOfTheFinger() async {
        stage.down(100, 100)
        XCTAssertEqual(pan.translation(in: nil), .zero)
        stage.up()
        stage.down(100, 100)
        stage.move(130, 90)
        stage.move(150, 70)
        XCTAssertEqual(pan.translation(in: stage.root), CGPoint(x: 50, y: -30))
    }

    func testSettingTheTranslationRestartsIt() async {
        stage.down(100, 100)
        stage.move(150, 100)
        pan.setTranslation(.zero, in: stage.root)
        // B7.13
        XCTAssertEqual(pan.translation(in: stage.root), .zero)
        stage.move(157, 104)
        // B7.13
        XCTAssertEqual(pan.translation(in: stage.root), CGPoint(x: 7, y: 4))
        pan.setTranslation(CGPoint(x: 100, y: 0), in: stage.root)
        stage.move(158, 104)
        XCTAssertEqual(pan.translation(in: stage.root), CGPoint(x: 101, y: 0))
    }

    func testTheTranslationIsRotatedAndScaledButNotOffset() async {
        let moved = stage.addView("moved", CGRect(x: 70, y: 300, width: 100, height: 100))
        let doubled = stage.addView("doubled", CGRect(x: 10, y: 10, width: 100, height: 100))
        doubled.transform = CGAffineTransform(scaleX: 2, y: 2)
        let turned = stage.addView("turned", CGRect(x: 10, y: 10, width: 100, height: 100))
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        stage.down(200, 200)
        stage.move(220, 240)
        // B7.13
        XCTAssertEqual(pan.translation(in: moved), CGPoint(x: 20, y: 40))
        XCTAssertEqual(pan.translation(in: doubled), CGPoint(x: 10, y: 20))
        // To the right on screen is up in a view that is rotated clockwise by a quarter turn.
        XCTAssertEqual(pan.translation(in: turned).x, 40, accuracy: 1e-9)
        XCTAssertEqual(pan.translation(in: turned).y, -20, accuracy: 1e-9)
        pan.setTranslation(CGPoint(x: 3, y: 0), in: doubled)
        XCTAssertEqual(pan.translation(in: moved), CGPoint(x: 6, y: 0))
    }

    func testTheVelocityOfASteadyFingerIsExact() async {
        stage.down(100, 100)
        for step in 1...12 { stage.move(100 + CGFloat(step) * 5, 100 - CGFloat(step) * 10) }
        // B7.14
        XCTAssertEqual(pan.velocity(in: stage.root).x, 300, accuracy: 1e-6)
        XCTAssertEqual(pan.velocity(in: stage.root).y, -600, accuracy: 1e-6)
    }

    func testTheVelocityDependsOnRecentMovesOnly() async {
        stage.down(100, 100)
        for step in 1...12 { stage.move(100 + CGFloat(step) * 10, 100) }
        for step in 1...12 { stage.move(220 - CGFloat(step) * 5, 100) }
        // B7.14
        XCTAssertEqual(pan.velocity(in: nil).x, -300, accuracy: 1e-6)
    }

    func testTheVelocityIsSmoothed() async {
        stage.down(100, 100)
        // 4 and 8 points alternate: 360 points per second on average, whatever the last step was.
        for step in 1...12 { stage.move(100 + CGFloat(step) * 6 + (step.isMultiple(of: 2) ? 0 : -2), 100) }
        // B7.14
        XCTAssertEqual(pan.velocity(in: nil).x, 360, accuracy: 1e-6)
    }

    func testASingleMoveHasAVelocityToo() async {
        for start in [CGFloat(100), 200] {
            stage.down(start, 100)
            TurnLoop.main.advance(by: 0.5)
            HeadlessTouches.moved(finger: 0, to: CGPoint(x: start + 100, y: 100), in: stage.window)
            // B7.14
            XCTAssertEqual(pan.velocity(in: nil).x, 200, accuracy: 1e-6)
            stage.up()
        }
    }

    func testAMoveWithoutDurationHasNoVelocity() async {
        stage.down(100, 100)
        HeadlessTouches.moved(finger: 0, to: CGPoint(x: 150, y: 100), in: stage.window)
        XCTAssertEqual(pan.velocity(in: nil), .zero)
        XCTAssertEqual(pan.translation(in: nil), CGPoint(x: 50, y: 0))
    }

    func testAPanLastsUntilTheLastFingerLifts() async {
        stage.down(100, 100, finger: 1)
        stage.down(200, 100, finger: 2)
        stage.move(120, 100, finger: 1)
        stage.move(220, 100, finger: 2)
        // B7.15
        XCTAssertEqual(stage.log.take(), ["pan began", "pan changed"])
        XCTAssertEqual(pan.translation(in: nil), CGPoint(x: 20, y: 0))
        stage.up(finger: 1)
        // B7.15
        XCTAssertEqual(stage.log.take(), [])
        XCTAssertEqual(pan.translation(in: nil), CGPoint(x: 20, y: 0))
        stage.move(225, 100, finger: 2)
        XCTAssertEqual(pan.translation(in: nil), CGPoint(x: 25, y: 0))
        stage.up(finger: 2)
        // B7.15
        XCTAssertEqual(stage.log.take(), ["pan changed", "pan ended"])
    }

    func testAnAdditionalFingerDoesNotMakeThePanJump() async {
        stage.down(100, 100, finger: 1)
        stage.move(150, 100, finger: 1)
        stage.down(300, 300, finger: 2)
        XCTAssertEqual(pan.translation(in: nil), CGPoint(x: 50, y: 0))
        stage.move(310, 300, finger: 2)
        XCTAssertEqual(pan.translation(in: nil), CGPoint(x: 55, y: 0))
    }

    func testAPanCanRequireMoreFingers() async {
        pan.minimumNumberOfTouches = 2
        stage.down(100, 100, finger: 1)
        stage.move(150, 100, finger: 1)
        XCTAssertEqual(stage.log.take(), [])
        stage.down(200, 100, finger: 2)
        stage.move(170, 100, finger: 1)
        XCTAssertEqual(stage.log.take(), ["pan began"])
        XCTAssertEqual(pan.translation(in: nil), CGPoint(x: 10, y: 0))
    }

    func testTooManyFingersFail() async {
        // B7.15
        XCTAssertEqual(pan.minimumNumberOfTouches, 1)
        pan.maximumNumberOfTouches = 1
        stage.down(100, 100, finger: 1)
        stage.down(200, 100, finger: 2)
        stage.move(150, 100, finger: 1)
        XCTAssertEqual(stage.log.take(), [])
    }

    func testACancelledTouchCancels() async {
        stage.down(100, 100)
        stage.move(150, 100)
        stage.cancel()
        XCTAssertEqual(stage.log.take(), ["pan began", "pan cancelled"])
        stage.down(100, 100)
        stage.move(105, 100)
        stage.cancel()
        XCTAssertEqual(stage.log.take(), [])
    }
}
