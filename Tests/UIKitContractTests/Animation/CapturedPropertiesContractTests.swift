import UIKit
import XCTest

@preconcurrency

@MainActor
final class CapturedPropertiesContractTests: ContractTestCase {
    private typealias Change = @MainActor (UIView) -> Void
    private typealias Reading = @MainActor (CALayer) -> CGFloat

    /// The properties that an animation block animates, with a change, a reading, and the values before and after.
    private let captured: [(name: String, change: Change, read: Reading, from: CGFloat, to: CGFloat)] = [
        ("frame", { $0.frame = CGRect(x: 100, y: 0, width: 100, height: 100) }, { $0.position.x }, 50, 150),
        ("bounds", { $0.bounds.size.width = 200 }, { $0.bounds.width }, 100, 200),
        ("center", { $0.center.y = 250 }, { $0.position.y }, 50, 250),
        ("transform", { $0.transform = CGAffineTransform(translationX: 80, y: 0) }, { $0.transform.m41 }, 0, 80),
        ("transform3D", { $0.transform3D = CATransform3DMakeTranslation(0, 60, 0) }, { $0.transform.m42 }, 0, 60),
        ("alpha", { $0.alpha = 0 }, { CGFloat($0.opacity) }, 1, 0),
        ("cornerRadius", { $0.layer.cornerRadius = 20 }, { $0.cornerRadius }, 0, 20),
    ]

    /// The properties of a view's layer that an animation block does not animate.
    private let ignored: [(name: String, change: Change, read: Reading, to: CGFloat)] = [
        ("shadowOpacity", { $0.layer.shadowOpacity = 0.5 }, { CGFloat($0.shadowOpacity) }, 0.5),
        ("shadowRadius", { $0.layer.shadowRadius = 13 }, { $0.shadowRadius }, 13),
        ("shadowOffset", { $0.layer.shadowOffset = CGSize(width: 9, height: 0) }, { $0.shadowOffset.width }, 9),
        (
            "shadowPath",
            { $0.layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 7, width: 1, height: 1), transform: nil) },
            { $0.shadowPath?.boundingBox.minY ?? 0 }, 7
        ),
        ("borderWidth", { $0.layer.borderWidth = 4 }, { $0.borderWidth }, 4),
    ]

    func testABlockAnimatesTheListedProperties() {
        // B6.70
        for property in captured {
            let stage = BoxStage()
            stage.animate(1, .curveLinear) { property.change(stage.box) }
            expectHalfWay(of: property, on: stage)
        }
    }

    func testAPropertyAnimatorAnimatesTheSameProperties() {
        // B6.70
        for property in captured {
            let stage = BoxStage()
            UIViewPropertyAnimator(duration: 1, curve: .linear) { property.change(stage.box) }.startAnimation()
            expectHalfWay(of: property, on: stage)
        }
    }

    func testABlockAnimatesABackgroundColour() {
        // B6.70
        let stage = BoxStage()
        stage.box.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        stage.animate(1, .curveLinear) {
            stage.box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
        Device.wait(0.5)
        XCTAssertEqual(red(stage.shown.backgroundColor), 0.5, accuracy: max(1e-6, Device.motionTolerance))
        XCTAssertEqual(red(stage.box.layer.backgroundColor), 1, accuracy: 1e-6)
        Device.wait(1)
        stage.putAway()
    }

    func testABlockDoesNotAnimateOtherProperties() {
        // B6.70
        for property in ignored {
            let stage = BoxStage()
            stage.animate(1, []) { property.change(stage.box) }
            expectAJump(of: property, on: stage)
        }
    }

    func testAPropertyAnimatorDoesNotAnimateOtherProperties() {
        // B6.70
        for property in ignored {
            let stage = BoxStage()
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { property.change(stage.box) }
            animator.startAnimation()
            expectAJump(of: property, on: stage)
        }
    }

    func testALayerWithoutAViewDoesNotFollowTheBlock() {
        // B6.70
        let stage = BoxStage()
        let layer = CALayer()
        stage.box.layer.addSublayer(layer)
        Device.turn()
        stage.animate(2, []) { layer.opacity = 0 }
        Device.wait(0.5)
        XCTAssertEqual(layer.presentation()?.opacity ?? -1, 0, accuracy: 1e-6)
        stage.putAway()
    }

    func testAShapeOfAViewsOwnLayerJumps() {
        // B6.70
        let stage = BoxStage()
        let view = ShapeView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.box.addSubview(view)
        Device.turn()
        let round = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50), transform: nil)
        stage.animate(1, []) {
            view.shape.path = round
            view.shape.strokeEnd = 0.5
        }
        XCTAssertNil(view.shape.animationKeys())
        Device.turn()
        XCTAssertEqual(view.shape.presentation()?.path, round)
        XCTAssertEqual(view.shape.presentation()?.strokeEnd ?? -1, 0.5, accuracy: 1e-6)
        stage.putAway()
    }

    func testAMaskLayerDoesNotFollowTheBlock() {
        // B6.70
        let stage = BoxStage()
        let mask = CAShapeLayer()
        mask.path = CGPath(ellipseIn: CGRect(x: 40, y: 40, width: 20, height: 20), transform: nil)
        stage.box.layer.mask = mask
        Device.turn()
        let whole = CGPath(ellipseIn: CGRect(x: -25, y: -25, width: 150, height: 150), transform: nil)
        stage.animate(2, []) { mask.path = whole }
        XCTAssertNil(mask.animationKeys())
        Device.turn()
        XCTAssertEqual(mask.presentation()?.path, whole)
        stage.putAway()
    }

    func testAMaskIsRevealedByAnExplicitAnimation() {
        let stage = BoxStage()
        let mask = CAShapeLayer()
        let small = CGPath(ellipseIn: CGRect(x: 40, y: 40, width: 20, height: 20), transform: nil)
        mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        stage.box.layer.mask = mask
        Device.turn()
        let reveal = CABasicAnimation(keyPath: "path")
        reveal.fromValue = small
        reveal.duration = 1
        mask.add(reveal, forKey: "reveal")
        Device.wait(0.5)
        let width = mask.presentation()?.path?.boundingBoxOfPath.width ?? -1
        XCTAssertEqual(width, 60, accuracy: max(1e-3, 80 * Device.motionTolerance))
        // Masked areas still receive touches.
        XCTAssertTrue(stage.box.hitTest(CGPoint(x: 2, y: 2), with: nil) === stage.box)
        stage.putAway()
    }

    private func expectHalfWay(
        of property: (name: String, change: Change, read: Reading, from: CGFloat, to: CGFloat), on stage: BoxStage
    ) {
        Device.wait(0.5)
        let distance = abs(property.to - property.from)
        let middle = (property.from + property.to) / 2
        let tolerance = max(1e-6, distance * Device.motionTolerance)
        XCTAssertEqual(property.read(stage.shown), middle, accuracy: tolerance, property.name)
        XCTAssertEqual(property.read(stage.box.layer), property.to, accuracy: 1e-6, property.name)
        Device.wait(0.6)
        XCTAssertEqual(property.read(stage.shown), property.to, accuracy: 1e-6, property.name)
        stage.putAway()
    }

    private func expectAJump(
        of property: (name: String, change: Change, read: Reading, to: CGFloat), on stage: BoxStage
    ) {
        XCTAssertNil(stage.box.layer.animationKeys(), property.name)
        Device.turn()
        XCTAssertEqual(property.read(stage.shown), property.to, accuracy: 1e-6, property.name)
        Device.wait(1.1)
        stage.putAway()
    }

    private func red(_ color: CGColor?) -> CGFloat {
        color?.components?.first ?? -1
    }

    private final class ShapeView: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }

        var shape: CAShapeLayer { layer as? CAShapeLayer ?? CAShapeLayer() }
    }
}
