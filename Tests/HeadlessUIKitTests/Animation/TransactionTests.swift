import Foundation
import XCTest

@testable import UIKit

@MainActor
final class TransactionTests: XCTestCase {
    func testALayerWithoutAViewTakesAQuarterOfASecond() async {
        let stage = LayerStage()
        stage.layer.position.x = 100
        XCTAssertEqual(stage.layer.position.x, 100)
        XCTAssertEqual(stage.shown.position.x, 0)
        stage.wait(0.0625)
        // The default curve at a quarter of its duration.
        XCTAssertEqual(stage.shown.position.x, 40.85106, accuracy: 1e-3)
        stage.wait(0.2)
        XCTAssertEqual(stage.shown.position.x, 100)
        XCTAssertNil(stage.layer.animationKeys())
    }

    func testAChangeDuringAnAnimationStartsFromThePresentedValue() async {
        let stage = LayerStage()
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        stage.layer.position.x = 100
        stage.wait(0.125)
        stage.layer.position.x = 0
        XCTAssertEqual(stage.shown.position.x, 50, accuracy: 1e-9)
        XCTAssertEqual(stage.layer.animationKeys(), ["position"])
    }

    func testATransactionSetsTheDurationOrDisablesAnimations() async {
        let stage = LayerStage()
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        CATransaction.begin()
        XCTAssertEqual(CATransaction.animationDuration(), 2)
        stage.layer.opacity = 0
        CATransaction.setDisableActions(true)
        stage.layer.cornerRadius = 7
        CATransaction.commit()
        XCTAssertFalse(CATransaction.disableActions())
        CATransaction.commit()
        XCTAssertEqual(CATransaction.animationDuration(), 0.25)
        XCTAssertEqual(stage.layer.animationKeys(), ["opacity"])
        stage.wait(1)
        XCTAssertEqual(stage.shown.opacity, 0.5, accuracy: 1e-6)
    }

    func testTheImplicitTransactionEndsWithTheRunLoopTurn() async {
        let stage = LayerStage()
        CATransaction.setDisableActions(true)
        stage.layer.opacity = 0.5
        XCTAssertNil(stage.layer.animationKeys())
        stage.wait(0)
        stage.layer.opacity = 0
        XCTAssertEqual(stage.layer.animationKeys(), ["opacity"])
    }

    func testANewLayerDoesNotAnimate() async {
        let stage = LayerStage()
        let new = CALayer()
        stage.layer.addSublayer(new)
        new.opacity = 0
        XCTAssertNil(new.animationKeys())
        CATransaction.flush()
        new.opacity = 1
        XCTAssertEqual(new.animationKeys(), ["opacity"])
    }

    func testALayersActionsTakePrecedenceOverTheDefaults() async {
        let stage = LayerStage()
        let own = CABasicAnimation()
        own.duration = 3
        stage.layer.actions = ["opacity": NSNull(), "cornerRadius": own]
        own.keyPath = "cornerRadius"
        stage.layer.opacity = 0
        stage.layer.cornerRadius = 30
        XCTAssertEqual(stage.layer.animationKeys(), ["cornerRadius"])
        stage.wait(1.5)
        XCTAssertEqual(stage.shown.cornerRadius, 15, accuracy: 1e-9)
    }

    func testWithoutAnimationsACompletionDoesNotWait() async {
        _ = LayerStage()
        var calls = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls += 1 }
        XCTAssertEqual(calls, 0)
        CATransaction.commit()
        XCTAssertEqual(calls, 1)
    }

    func testTheImplicitCompletionKeepsTheLoopBusy() async {
        let stage = LayerStage()
        stage.wait(1)
        XCTAssertTrue(TurnLoop.main.isIdle)
        var calls = 0
        CATransaction.setCompletionBlock { calls += 1 }
        XCTAssertFalse(TurnLoop.main.isIdle)
        stage.wait(0)
        XCTAssertEqual(calls, 1)
        XCTAssertTrue(TurnLoop.main.isIdle)
    }

    func testARemovedLayerEndsItsAnimations() async {
        let stage = LayerStage()
        let listener = AnimationListener()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = 0
        animation.duration = 9
        animation.delegate = listener
        stage.layer.add(animation, forKey: "fade")
        stage.layer.removeFromSuperlayer()
        XCTAssertEqual(listener.calls, ["start"])
        stage.wait(0)
        XCTAssertEqual(listener.calls, ["start", "stop false"])
    }
}
