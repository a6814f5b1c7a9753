import Foundation
import XCTest

@testable import UIKit

@MainActor
final class GradientLayerTests: XCTestCase {
    private lazy var stage = LayerStage()
    private let gradient = CAGradientLayer()
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    private var shown: CAGradientLayer { gradient.presentation() ?? gradient }

    private func show() {
        stage.layer.addSublayer(gradient)
        stage.wait(0)
    }

    func testTheDefaultsAreThoseOfCoreAnimation() async {
        XCTAssertNil(gradient.colors)
        XCTAssertNil(gradient.locations)
        XCTAssertEqual(gradient.startPoint, CGPoint(x: 0.5, y: 0))
        XCTAssertEqual(gradient.endPoint, CGPoint(x: 0.5, y: 1))
        XCTAssertEqual([gradient.type], [.axial])
    }

    func testEverythingButTheTypeIsAnimated() async {
        show()
        let ways: [(String, Any, Any)] = [
            ("colors", [red, blue], [blue, blue]), ("locations", [0, 1] as [NSNumber], [0.5, 1] as [NSNumber]),
            ("startPoint", CGPoint.zero, CGPoint(x: 1, y: 0)), ("endPoint.y", 0, 0.5),
        ]
        for (keyPath, from, to) in ways {
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.fromValue = from
            animation.toValue = to
            animation.duration = 1
            gradient.add(animation, forKey: keyPath)
        }
        stage.wait(0.5)
        XCTAssertEqual(shown.colors as? [CGColor], [CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1), blue])
        XCTAssertEqual(shown.locations, [0.25, 1])
        XCTAssertEqual(shown.startPoint, CGPoint(x: 0.5, y: 0))
        XCTAssertEqual(shown.endPoint, CGPoint(x: 0.5, y: 0.25))
    }

    func testAChangedNumberOfColoursAppliesAtOnce() async {
        gradient.colors = [red]
        show()
        CATransaction.setAnimationDuration(1)
        gradient.colors = [red, blue]
        stage.wait(0.5)
        XCTAssertEqual(gradient.animationKeys(), ["colors"])
        XCTAssertEqual(shown.colors as? [CGColor], [red, blue])
    }

    func testChangesAnimateImplicitlyExceptTheType() async {
        gradient.type = .radial
        show()
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        gradient.endPoint = CGPoint(x: 0.5, y: 0)
        gradient.type = .conic
        XCTAssertEqual(gradient.animationKeys(), ["endPoint"])
        stage.wait(0.25)
        XCTAssertEqual(shown.endPoint, CGPoint(x: 0.5, y: 0.75))
        XCTAssertEqual([shown.type], [.conic])
    }

    func testOnlyCGColorsAreAccepted() async {
        HeadlessLog.reset()
        gradient.colors = [red, UIColor.blue]
        XCTAssertEqual(gradient.colors as? [CGColor], [red])
        XCTAssertEqual(HeadlessLog.warnings.count, 1)
    }
}
