import UIKit
import XCTest

/// Structures in boxes.
@MainActor
final class NSValueTests: XCTestCase {
    func testABoxReturnsItsStructure() async {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        var depth = CATransform3DIdentity
        depth.m34 = -0.01
        XCTAssertEqual(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue, CGPoint(x: 1, y: 2))
        XCTAssertEqual(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue, CGSize(width: 1, height: 2))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        XCTAssertEqual(NSValue(cgRect: rect).cgRectValue, rect)
        XCTAssertEqual(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue, CGVector(dx: 1, dy: 2))
        XCTAssertEqual(NSValue(cgAffineTransform: transform).cgAffineTransformValue, transform)
        XCTAssertTrue(CATransform3DEqualToTransform(NSValue(caTransform3D: depth).caTransform3DValue, depth))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        XCTAssertEqual(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue, directional)
        let offset = UIOffset(horizontal: 1, vertical: 2)
        XCTAssertEqual(NSValue(uiOffset: offset).uiOffsetValue, offset)
    }

    func testBoxesOfEqualStructuresAreEqual() async {
        XCTAssertEqual(NSValue(cgPoint: CGPoint(x: 1, y: 2)), NSValue(cgPoint: CGPoint(x: 1, y: 2)))
        XCTAssertNotEqual(NSValue(cgPoint: CGPoint(x: 1, y: 2)), NSValue(cgPoint: CGPoint(x: 1, y: 3)))
    }

    func testABoxOfAnotherSizeHasNoStructure() async {
        XCTAssertEqual(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgRectValue, .zero)
        XCTAssertEqual(NSNumber(value: 3).cgPointValue, .zero)
    }

    func testABoxIsAValueOfABasicAnimation() async {
        let stage = LayerStage()
        let animation = CABasicAnimation(keyPath: "position")
        animation.fromValue = NSValue(cgPoint: .zero)
        animation.toValue = NSValue(cgPoint: CGPoint(x: 100, y: 50))
        animation.duration = 1
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        stage.layer.add(animation, forKey: nil)
        stage.wait(0.5)
        XCTAssertEqual(stage.shown.position.x, 50, accuracy: 1e-6)
        XCTAssertEqual(stage.shown.position.y, 25, accuracy: 1e-6)
    }

    func testBoxesAreValuesOfAKeyframeAnimation() async {
        let stage = LayerStage()
        let animation = CAKeyframeAnimation(keyPath: "transform")
        let shifts: [CGFloat] = [0, 40, 0]
        animation.values = shifts.map { NSValue(caTransform3D: CATransform3DMakeTranslation($0, 0, 0)) }
        animation.duration = 1
        stage.layer.add(animation, forKey: nil)
        stage.wait(0.25)
        XCTAssertEqual(stage.shown.transform.m41, 20, accuracy: 1e-6)
        stage.wait(0.25)
        XCTAssertEqual(stage.shown.transform.m41, 40, accuracy: 1e-6)
    }

    func testThePartOfTheContentsIsAnimated() async {
        let stage = LayerStage()
        XCTAssertEqual(stage.layer.contentsRect, CGRect(x: 0, y: 0, width: 1, height: 1))
        let animation = CABasicAnimation(keyPath: "contentsRect")
        animation.toValue = NSValue(cgRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
        animation.duration = 1
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        stage.layer.add(animation, forKey: nil)
        stage.wait(0.5)
        XCTAssertEqual(stage.shown.contentsRect.minX, 0.25, accuracy: 1e-6)
        XCTAssertEqual(stage.shown.contentsRect.width, 0.75, accuracy: 1e-6)
    }

    func testHiddenIsAnimated() async {
        let stage = LayerStage()
        let animation = CAKeyframeAnimation(keyPath: "hidden")
        animation.values = [true, false]
        animation.calculationMode = .discrete
        animation.duration = 1
        stage.layer.add(animation, forKey: nil)
        stage.wait(0.25)
        XCTAssertTrue(stage.shown.isHidden)
        XCTAssertFalse(stage.layer.isHidden)
        stage.wait(0.5)
        XCTAssertFalse(stage.shown.isHidden)
        stage.layer.isHidden = true
        stage.wait(1)
        XCTAssertTrue(stage.shown.isHidden)
    }

    func testTheCurveOfCornersIsSharedWithThePresentation() async {
        let stage = LayerStage()
        XCTAssertEqual(stage.layer.cornerCurve, .circular)
        stage.layer.cornerCurve = .continuous
        XCTAssertEqual(stage.shown.cornerCurve, .continuous)
        XCTAssertEqual(CALayer.cornerCurveExpansionFactor(.circular), 1)
        XCTAssertGreaterThan(CALayer.cornerCurveExpansionFactor(.continuous), 1.5)
    }
}
