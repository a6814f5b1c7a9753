import Foundation
import XCTest

@testable import UIKit

@MainActor
final class PresentationLayerTests: XCTestCase {
    func testAPresentationLayersRelativesArePresentationLayers() async throws {
        let stage = LayerStage()
        let shown = try XCTUnwrap(stage.layer.presentation())
        XCTAssertTrue(shown.model() === stage.layer)
        XCTAssertFalse(shown === stage.layer)
        let parent = try XCTUnwrap(shown.superlayer)
        XCTAssertFalse(parent === stage.root.view.layer)
        XCTAssertTrue(parent.model() === stage.root.view.layer)
        XCTAssertTrue(parent.sublayers?.first?.model() === stage.layer)
    }

    func testSettingAValueOfAPresentationLayerDoesNotChangeTheModel() async throws {
        let stage = LayerStage()
        let shown = try XCTUnwrap(stage.layer.presentation())
        shown.opacity = 0
        XCTAssertEqual(stage.layer.opacity, 1)
        XCTAssertNil(stage.layer.animationKeys())
    }

    func testARetainedPresentationLayerDoesNotChange() async throws {
        let stage = LayerStage()
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 0
        animation.toValue = 100
        animation.duration = 1
        stage.layer.add(animation, forKey: "move")
        stage.wait(0.25)
        let early = try XCTUnwrap(stage.layer.presentation())
        stage.wait(0.5)
        let late = try XCTUnwrap(stage.layer.presentation())
        stage.layer.removeAllAnimations()
        stage.layer.cornerRadius = 9
        let last = try XCTUnwrap(stage.layer.presentation())
        XCTAssertEqual(early.position.x, 25, accuracy: 1e-9)
        XCTAssertEqual(late.position.x, 75, accuracy: 1e-9)
        XCTAssertEqual(last.position.x, 0)
        XCTAssertEqual(late.cornerRadius, 0)
    }

    func testAnUnretainedPresentationLayerIsReused() async throws {
        let stage = LayerStage()
        let first = try XCTUnwrap(stage.layer.presentation().map(ObjectIdentifier.init))
        XCTAssertEqual(stage.layer.presentation().map(ObjectIdentifier.init), first)
        let kept = stage.layer.presentation()
        XCTAssertNotEqual(stage.layer.presentation().map(ObjectIdentifier.init), kept.map(ObjectIdentifier.init))
    }

    func testALayerThatWasNeverCommittedHasNoPresentationLayer() async {
        let stage = LayerStage()
        let layer = CALayer()
        XCTAssertNil(layer.presentation())
        stage.layer.addSublayer(layer)
        XCTAssertNil(layer.presentation())
        TurnLoop.main.runTurn()
        XCTAssertNotNil(layer.presentation())
        let other = CALayer()
        stage.layer.addSublayer(other)
        other.addSublayer(layer)
        XCTAssertNotNil(layer.presentation(), "what was on screen stays there until the next commit")
    }

    func testALayerWithAPresentationLayerIsReleasedWithItsOwner() async {
        let stage = LayerStage()
        weak var gone: CALayer?
        do {
            let layer = CALayer()
            stage.layer.addSublayer(layer)
            gone = layer
            TurnLoop.main.runTurn()
            XCTAssertNotNil(layer.presentation())
            layer.removeFromSuperlayer()
        }
        XCTAssertNil(gone)
    }

    func testSublayersAreReplacedAndSetAtOnce() async {
        let stage = LayerStage()
        let layers = (0..<4).map { _ in CALayer() }
        stage.layer.sublayers = Array(layers[0...2])
        stage.layer.replaceSublayer(layers[1], with: layers[3])
        XCTAssertEqual(stage.layer.sublayers, [layers[0], layers[3], layers[2]])
        XCTAssertNil(layers[1].superlayer)
        stage.layer.sublayers = [layers[2], layers[0]]
        XCTAssertEqual(stage.layer.sublayers, [layers[2], layers[0]])
        XCTAssertNil(layers[3].superlayer)
        XCTAssertTrue(layers[0].superlayer === stage.layer)
        stage.layer.sublayers = nil
        XCTAssertNil(layers[0].superlayer)
    }

    func testAMaskUsesTheTimeOfTheMaskedLayer() async throws {
        let stage = LayerStage()
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.root.view.mask = mask
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { mask.bounds.size.width = 110 })
        stage.wait(0.5)
        XCTAssertEqual(mask.layer.presentation()?.bounds.width ?? -1, 60, accuracy: 1e-9)
        stage.root.view.mask = nil
        XCTAssertNil(mask.layer.presentation())
        XCTAssertNil(mask.layer.superlayer)
    }

    func testASubclassIsCopiedByItsInitializer() async {
        let stage = LayerStage()
        let special = SpecialLayer()
        special.mark = 4
        stage.layer.addSublayer(special)
        TurnLoop.main.runTurn()
        XCTAssertEqual(special.presentation()?.mark, 4)
    }

    func testOnlyAnimatedLayersAreVisited() async {
        let stage = LayerStage()
        let views = (0..<100).map { _ in UIView() }
        views.forEach(stage.root.view.addSubview)
        TurnLoop.main.runTurn()
        UIView.animate(withDuration: 1, animations: { views[7].alpha = 0 })
        XCTAssertEqual(TurnLoop.main.animations.layers.count, 1)
        XCTAssertTrue(TurnLoop.main.animations.layers.first === views[7].layer)
        stage.wait(1.1)
        XCTAssertEqual(TurnLoop.main.animations.layers.count, 0)
    }

    func testAFrameLaysOutOnlyViewsThatNeedLayout() async {
        let stage = LayerStage()
        let still = CountingView()
        let moving = UIView()
        stage.root.view.addSubview(still)
        stage.root.view.addSubview(moving)
        TurnLoop.main.runTurn()
        let before = still.visits
        UIView.animate(withDuration: 1, animations: { moving.center.x += 10 })
        stage.wait(0.5)
        XCTAssertEqual(still.visits, before)
        still.setNeedsLayout()
        stage.wait(0)
        XCTAssertGreaterThan(still.visits, before)
    }

    func testALayerHasItsOwnClockOnlyWhileItsTimingDiffers() async {
        let stage = LayerStage()
        let others = OwnClock.count
        stage.layer.speed = 0
        XCTAssertEqual(OwnClock.count, others + 1)
        stage.layer.speed = 1
        XCTAssertEqual(OwnClock.count, others)
        do { CALayer().speed = 2 }
        XCTAssertEqual(OwnClock.count, others)
    }

    private final class SpecialLayer: CALayer {
        var mark = 0

        override init() {
            super.init()
        }

        override init(layer: Any) {
            super.init(layer: layer)
            mark = (layer as? SpecialLayer)?.mark ?? 0
        }
    }

    private final class CountingView: UIView {
        private(set) var visits = 0

        override func layoutSubviews() {
            visits += 1
        }
    }
}
