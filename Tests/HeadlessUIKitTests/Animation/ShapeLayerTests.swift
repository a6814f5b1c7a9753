import Foundation
import XCTest

@testable import UIKit

@MainActor
final class ShapeLayerTests: XCTestCase {
    private typealias Reading = @MainActor (CAShapeLayer) -> CGFloat

    private let numbers: [(keyPath: String, usual: CGFloat, read: Reading)] = [
        ("strokeStart", 0, { $0.strokeStart }), ("strokeEnd", 1, { $0.strokeEnd }),
        ("lineWidth", 1, { $0.lineWidth }), ("miterLimit", 10, { $0.miterLimit }),
        ("lineDashPhase", 0, { $0.lineDashPhase }),
    ]

    func testTheDefaultsAreThoseOfCoreAnimation() async {
        let layer = CAShapeLayer()
        for number in numbers { XCTAssertEqual(number.read(layer), number.usual, number.keyPath) }
        XCTAssertNil(layer.path)
        XCTAssertEqual(layer.fillColor, CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        XCTAssertNil(layer.strokeColor)
        XCTAssertNil(layer.lineDashPattern)
        XCTAssertEqual([layer.fillRule], [.nonZero])
        XCTAssertEqual([layer.lineCap], [.butt])
        XCTAssertEqual([layer.lineJoin], [.miter])
    }

    func testEveryNumberIsAnimatedByItsKeyPath() async {
        for number in numbers {
            let stage = ShapeStage()
            let animation = CABasicAnimation(keyPath: number.keyPath)
            animation.fromValue = 0.2
            animation.toValue = 0.6
            animation.duration = 1
            stage.shape.add(animation, forKey: "number")
            stage.stage.wait(0.25)
            XCTAssertEqual(number.read(stage.shown), 0.3, accuracy: 1e-9, number.keyPath)
            XCTAssertEqual(number.read(stage.shape), number.usual, number.keyPath)
        }
    }

    func testAShapeLayerSupportsKeyFrames() async {
        let stage = ShapeStage()
        let animation = CAKeyframeAnimation(keyPath: "strokeEnd")
        animation.values = [0, 1, 0.5]
        animation.duration = 1
        stage.shape.add(animation, forKey: "draw")
        stage.stage.wait(0.75)
        XCTAssertEqual(stage.shown.strokeEnd, 0.75, accuracy: 1e-9)
    }

    func testColoursAreInterpolated() async {
        for keyPath in ["fillColor", "strokeColor"] {
            let stage = ShapeStage()
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.fromValue = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            animation.toValue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
            animation.duration = 1
            stage.shape.add(animation, forKey: "colour")
            stage.stage.wait(0.25)
            let color = keyPath == "fillColor" ? stage.shown.fillColor : stage.shown.strokeColor
            XCTAssertEqual(color, CGColor(red: 0.75, green: 0, blue: 0.25, alpha: 1), keyPath)
        }
    }

    func testPathsAreInterpolatedPointByPoint() async {
        let stage = ShapeStage()
        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = CGPath(ellipseIn: CGRect(x: 40, y: 40, width: 20, height: 20), transform: nil)
        animation.toValue = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 200, height: 200), transform: nil)
        animation.duration = 1
        stage.shape.add(animation, forKey: "reveal")
        stage.stage.wait(0.5)
        XCTAssertEqual(stage.shown.path?.boundingBox, CGRect(x: -5, y: -5, width: 110, height: 110))
        XCTAssertNil(stage.shape.path)
    }

    func testPathsWithDifferentElementsJump() async {
        let stage = ShapeStage()
        let round = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
        animation.toValue = round
        animation.duration = 1
        stage.shape.add(animation, forKey: "change")
        stage.stage.wait(0.5)
        XCTAssertEqual(stage.shown.path, round)
    }

    func testChangesAnimateImplicitlyExceptThePath() async {
        let stage = ShapeStage()
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        stage.shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
        stage.shape.strokeEnd = 0
        stage.shape.lineWidth = 5
        stage.shape.strokeStart = 0
        XCTAssertEqual(stage.shape.animationKeys(), ["strokeEnd", "lineWidth"])
        stage.stage.wait(0.5)
        XCTAssertEqual(stage.shown.strokeEnd, 0.5, accuracy: 1e-9)
        XCTAssertEqual(stage.shown.lineWidth, 3, accuracy: 1e-9)
        XCTAssertEqual(stage.shown.path, stage.shape.path)
    }

    func testATransactionCanDisableImplicitAnimations() async {
        let stage = ShapeStage()
        CATransaction.setDisableActions(true)
        stage.shape.strokeEnd = 0
        XCTAssertNil(stage.shape.animationKeys())
    }

    func testAPresentationLayerHasThePropertiesThatAreNeverAnimated() async {
        let stage = ShapeStage()
        stage.shape.fillRule = .evenOdd
        stage.shape.lineCap = .round
        stage.shape.lineJoin = .bevel
        stage.shape.lineDashPattern = [1, 2]
        XCTAssertEqual([stage.shown.fillRule], [.evenOdd])
        XCTAssertEqual([stage.shown.lineCap], [.round])
        XCTAssertEqual([stage.shown.lineJoin], [.bevel])
        XCTAssertEqual(stage.shown.lineDashPattern, [1, 2])
    }

    func testAPlainLayerHasNoPath() async {
        let stage = LayerStage()
        let animation = CABasicAnimation(keyPath: "path")
        animation.toValue = CGPath(rect: .zero, transform: nil)
        stage.layer.add(animation, forKey: "path")
        XCTAssertNil(stage.layer.animationKeys())
        XCTAssertEqual(HeadlessLog.warnings.count, 1)
    }

    func testAMaskIsRevealedAndHidesNothingFromTouches() async {
        let stage = LayerStage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.root.view.addSubview(view)
        let mask = CAShapeLayer()
        mask.path = CGPath(ellipseIn: CGRect(x: 40, y: 40, width: 20, height: 20), transform: nil)
        view.layer.mask = mask
        stage.wait(0)
        let animation = CABasicAnimation(keyPath: "path")
        animation.toValue = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        animation.duration = 1
        mask.add(animation, forKey: "reveal")
        stage.wait(0.5)
        let shown = view.layer.presentation()?.mask as? CAShapeLayer
        XCTAssertEqual(shown?.path?.boundingBox, CGRect(x: 20, y: 20, width: 60, height: 60))
        XCTAssertTrue(stage.root.view.hitTest(CGPoint(x: 2, y: 2), with: nil) === view)
    }
}

/// A shape layer on screen, whose changes animate implicitly.
@MainActor
private struct ShapeStage {
    let stage = LayerStage()
    let shape = CAShapeLayer()

    init() {
        stage.layer.addSublayer(shape)
        stage.wait(0)
    }

    var shown: CAShapeLayer { shape.presentation() ?? shape }
}
