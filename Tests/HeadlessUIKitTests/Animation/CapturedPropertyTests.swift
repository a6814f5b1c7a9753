import BatonMotion
import Foundation
import XCTest

@testable import UIKit

/// Tests which of all animatable properties an animation block or a property animator of a view animates.
@MainActor
final class CapturedPropertyTests: XCTestCase {
    private let captured: Set<LayerProperty> = [
        .position, .bounds, .transform, .opacity, .backgroundColor, .cornerRadius, .cornerRadii, .backdropBlur,
    ]

    func testABlockAnimatesOnlyTheListedProperties() async {
        // B6.70
        for property in LayerProperty.allCases {
            expectKeys(after: property) { UIView.animate(withDuration: 1, animations: $0) }
        }
    }

    func testAnAnimatorAnimatesOnlyTheListedProperties() async {
        // B6.70
        for property in LayerProperty.allCases {
            expectKeys(after: property) {
                UIViewPropertyAnimator(duration: 1, curve: .linear, animations: $0).startAnimation()
            }
        }
    }

    func testKeyFramesAnimateOnlyTheListedProperties() async {
        // B6.70
        for property in LayerProperty.allCases {
            expectKeys(after: property) { changes in
                UIView.animateKeyframes(
                    withDuration: 1, delay: 0,
                    animations: {
                        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: changes)
                    })
            }
        }
    }

    /// Changes a property of a view's layer in some kind of animation, and checks which animations were added.
    private func expectKeys(
        after property: LayerProperty, line: UInt = #line, _ animate: (@escaping () -> Void) -> Void
    ) {
        let stage = LayerStage()
        let view = property.belongs(to: CAGradientLayer()) ? GradientView() : ShapeView()
        stage.root.view.addSubview(view)
        stage.wait(0)
        XCTAssertTrue(property.belongs(to: view.layer), property.rawValue, line: line)
        let before = property.read(view.layer.values)
        animate { view.layer.set(property, to: self.other(than: before)) }
        XCTAssertFalse(property.read(view.layer.values).isSame(as: before), property.rawValue, line: line)
        let expected = captured.contains(property) ? [property.rawValue] : nil
        XCTAssertEqual(view.layer.animationKeys(), expected, property.rawValue, line: line)
        stage.wait(2)
    }

    private func other(than value: LayerValue) -> LayerValue {
        switch value {
        case .number(let number): .number(number == 0.5 ? 0.25 : 0.5)
        case .point: .point(CGPoint(x: 11, y: 12))
        case .size: .size(CGSize(width: 11, height: 12))
        case .rect: .rect(CGRect(x: 0, y: 0, width: 11, height: 12))
        case .transform: .transform(CATransform3DMakeTranslation(11, 12, 0))
        case .color: .color(ColorComponents(red: 1, green: 0.5, blue: 0, alpha: 1))
        case .path: .path(CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil).shape)
        case .colors: .colors([.opaqueBlack])
        case .numbers: .numbers([0.5])
        }
    }

    private final class ShapeView: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
    }

    private final class GradientView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }
}
