import Foundation
import XCTest

@testable import UIKit

/// Tests the media timing properties on animations of layers whose ancestors have their own timing.
@MainActor
final class TimeHierarchyTests: XCTestCase {
    /// An animation of `position.x` from 0 to 100 in one second.
    private func move(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 0
        animation.toValue = 100
        animation.duration = 1
        change(animation)
        return animation
    }

    private func expect(
        _ stage: LayerStage, _ places: [(wait: TimeInterval, x: CGFloat)], line: UInt = #line
    ) {
        for place in places {
            stage.wait(place.wait)
            XCTAssertEqual(stage.shown.position.x, place.x, accuracy: 1e-6, line: line)
        }
    }

    func testRepeatingWithAutoreverses() async {
        let stage = LayerStage()
        let animation = move {
            $0.repeatCount = 1.5
            $0.autoreverses = true
        }
        stage.layer.add(animation, forKey: "move")
        expect(stage, [(0.25, 25), (1, 75), (1, 25), (0.5, 75), (0.5, 0)])
        XCTAssertNil(stage.layer.animationKeys())
    }

    func testRepeatingForADuration() async {
        let stage = LayerStage()
        stage.layer.add(move { $0.repeatDuration = 2.5 }, forKey: "move")
        expect(stage, [(1.25, 25), (1, 25), (0.2, 45), (0.2, 0)])
    }

    func testALaterBeginTimeWithFillModes() async {
        let stage = LayerStage()
        stage.layer.position.x = 7
        stage.wait(1)
        let animation = move {
            $0.beginTime = CACurrentMediaTime() + 1
            $0.fillMode = .both
            $0.isRemovedOnCompletion = false
        }
        stage.layer.add(animation, forKey: "move")
        expect(stage, [(0.5, 0), (1, 50), (1, 100), (5, 100)])
        stage.layer.add(move { $0.beginTime = CACurrentMediaTime() + 1 }, forKey: "move")
        expect(stage, [(0.5, 7), (1, 50), (1, 7)])
    }

    func testSpeedAndTimeOffset() async {
        let stage = LayerStage()
        let animation = move {
            $0.speed = 0.5
            $0.timeOffset = 0.25
        }
        stage.layer.add(animation, forKey: "move")
        // The part skipped by the offset plays last.
        expect(stage, [(0.5, 50), (0.75, 87.5), (0.5, 12.5), (0.3, 0)])
    }

    func testTheSpeedsOfAncestorsMultiply() async {
        let stage = LayerStage()
        let parent = stage.root.view.layer
        parent.speed = 2
        stage.layer.speed = 0.25
        stage.layer.add(move(), forKey: "move")
        expect(stage, [(0.5, 25), (1, 75), (0.6, 0)])
        XCTAssertNil(stage.layer.animationKeys())
        parent.speed = 1
        stage.layer.speed = 1
    }

    func testTheBeginTimeIsInTheLayersTimeSpace() async {
        let stage = LayerStage()
        let parent = stage.root.view.layer
        parent.speed = 2
        let now = stage.layer.convertTime(CACurrentMediaTime(), from: nil)
        XCTAssertEqual(stage.layer.convertTime(now, to: nil), CACurrentMediaTime(), accuracy: 1e-9)
        stage.layer.add(move { $0.beginTime = now + 1 }, forKey: "move")
        // Half a second until it begins, and half a second until it ends.
        expect(stage, [(0.4, 0), (0.35, 50), (0.3, 0)])
        parent.speed = 1
    }

    func testALayerIsPausedAndResumedAsDocumented() async {
        let stage = LayerStage()
        stage.layer.add(move(), forKey: "move")
        stage.wait(0.25)
        let stopped = stage.layer.convertTime(CACurrentMediaTime(), from: nil)
        stage.layer.speed = 0
        stage.layer.timeOffset = stopped
        expect(stage, [(3, 25)])
        stage.layer.speed = 1
        stage.layer.timeOffset = 0
        stage.layer.beginTime = 0
        stage.layer.beginTime = stage.layer.convertTime(CACurrentMediaTime(), from: nil) - stopped
        expect(stage, [(0.25, 50), (0.6, 0)])
    }

    func testAGroupPassesItsTimingToItsAnimations() async {
        let stage = LayerStage()
        let group = CAAnimationGroup()
        group.animations = [move { $0.autoreverses = true }]
        group.duration = 2
        group.speed = 2
        group.repeatCount = 2
        stage.layer.add(group, forKey: "group")
        expect(stage, [(0.25, 50), (0.5, 50), (0.5, 50), (0.25, 100), (0.25, 50), (0.3, 0)])
    }

    func testACompletionWaitsForAllAnimations() async {
        // B6.23
        let stage = LayerStage()
        var ended: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { ended.append("all") }
        stage.layer.add(move { $0.duration = 0.5 }, forKey: "short")
        stage.layer.add(move(), forKey: "long")
        CATransaction.commit()
        stage.wait(0.6)
        XCTAssertEqual(ended, [])
        stage.wait(0.5)
        XCTAssertEqual(ended, ["all"])
    }
}
