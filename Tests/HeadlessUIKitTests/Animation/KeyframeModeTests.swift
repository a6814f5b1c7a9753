import Foundation
import XCTest

@testable import UIKit

@MainActor
final class KeyframeModeTests: XCTestCase {
    private func add(_ mode: CAAnimationCalculationMode, to stage: LayerStage, _ make: (CAKeyframeAnimation) -> Void) {
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.calculationMode = mode
        animation.duration = 1
        make(animation)
        stage.layer.add(animation, forKey: "frames")
    }

    func testCubicFramesRunThroughTheirValuesSmoothly() async {
        let stage = LayerStage()
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 10, 0]
        animation.calculationMode = .cubic
        animation.duration = 1
        stage.layer.add(animation, forKey: "frames")
        stage.wait(0.25)
        // Catmull-Rom through -10 (the first segment continued backwards), 0, 10 and 0, in the middle of the second
        // segment: (-(-10) + 9 * 0 + 9 * 10 - 0) / 16.
        XCTAssertEqual(stage.shown.position.x, 6.25, accuracy: 1e-9)
        stage.wait(0.25)
        XCTAssertEqual(stage.shown.position.x, 10, accuracy: 1e-9)
    }

    func testCubicPacedFramesAreTimedByDistance() async {
        let stage = LayerStage()
        add(.cubicPaced, to: stage) { $0.values = [CGPoint.zero, CGPoint(x: 10, y: 0), CGPoint(x: 40, y: 0)] }
        stage.wait(0.25)
        XCTAssertEqual(stage.shown.position.x, 10, accuracy: 1e-9)
    }

    func testAPathIsFollowedSegmentBySegment() async {
        let stage = LayerStage()
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addQuadCurve(to: CGPoint(x: 200, y: 0), control: CGPoint(x: 150, y: 100))
        add(.linear, to: stage) { $0.path = path }
        stage.wait(0.25)
        XCTAssertEqual(stage.shown.position, CGPoint(x: 50, y: 0))
        stage.wait(0.5)
        // In the middle of the second half, a quadratic curve is at half the height of its control point.
        XCTAssertEqual(stage.shown.position.x, 150, accuracy: 1e-6)
        XCTAssertEqual(stage.shown.position.y, 50, accuracy: 1e-6)
    }

    func testAPathHasKeyTimesAndCurves() async {
        let stage = LayerStage()
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
        add(.linear, to: stage) {
            $0.path = path
            $0.keyTimes = [0, 0.8, 1]
            $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
        }
        stage.wait(0.4)
        // easeIn at half of its duration.
        XCTAssertEqual(stage.shown.position.x, 31.53568, accuracy: 0.05)
        stage.wait(0.5)
        XCTAssertEqual(stage.shown.position.y, 50, accuracy: 1e-6)
    }

    func testAPacedPathIsFollowedAtConstantSpeed() async {
        let stage = LayerStage()
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 70)])
        add(.paced, to: stage) { $0.path = path }
        stage.wait(0.5)
        XCTAssertEqual(stage.shown.position.x, 30, accuracy: 1e-9)
        XCTAssertEqual(stage.shown.position.y, 20, accuracy: 1e-9)
    }

    func testADiscretePathShowsTheEndsOfItsSegments() async {
        let stage = LayerStage()
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 70)])
        add(.discrete, to: stage) { $0.path = path }
        stage.wait(0.5)
        XCTAssertEqual(stage.shown.position, CGPoint(x: 30, y: 0))
        stage.wait(0.25)
        XCTAssertEqual(stage.shown.position, CGPoint(x: 30, y: 70))
    }

    func testAViewsKeyFramesHaveTheSameModes() async {
        let cases: [(UIView.KeyframeAnimationOptions, CGFloat)] = [
            (.calculationModeLinear, 5), (.calculationModeDiscrete, 0), (.calculationModeCubic, 6.25),
            (.calculationModePaced, 5), (.calculationModeCubicPaced, 6.25),
        ]
        for (mode, expected) in cases {
            let stage = LayerStage()
            let view = UIView()
            stage.root.view.addSubview(view)
            stage.wait(0)
            // The options of a key-frame animation also accept the bits of a curve for the whole animation.
            let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
            UIView.animateKeyframes(
                withDuration: 1, delay: 0, options: [mode, linear],
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 10 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 0 }
                })
            stage.wait(0.25)
            XCTAssertEqual(view.layer.presentation()?.position.x ?? -1, expected, accuracy: 1e-9, "\(mode)")
        }
    }
}
