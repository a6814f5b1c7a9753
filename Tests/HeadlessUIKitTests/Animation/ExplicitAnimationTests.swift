import Foundation
import XCTest

@testable import UIKit

@MainActor
final class ExplicitAnimationTests: XCTestCase {
    func testABasicAnimationRunsAndIsRemoved() async {
        let stage = LayerStage()
        let listener = AnimationListener()
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 0
        animation.toValue = 80
        animation.duration = 1
        animation.delegate = listener
        stage.layer.add(animation, forKey: "move")
        stage.wait(0.5)
        XCTAssertEqual(stage.shown.position.x, 40, accuracy: 1e-9)
        XCTAssertEqual(listener.calls, ["start"])
        stage.wait(0.6)
        XCTAssertEqual(stage.shown.position.x, 0)
        XCTAssertNil(stage.layer.animationKeys())
        XCTAssertEqual(listener.calls, ["start", "stop true"])
    }

    func testOmittedValuesAreTheCurrentOnes() async {
        let stage = LayerStage()
        stage.layer.cornerRadius = 10
        stage.wait(1)
        let cases: [(from: Double?, to: Double?, by: Double?, middle: CGFloat)] = [
            (20, nil, nil, 15), (nil, 30, nil, 20), (nil, nil, 40, 30), (20, nil, 40, 40), (nil, 50, 20, 40),
        ]
        for ends in cases {
            let animation = CABasicAnimation(keyPath: "cornerRadius")
            animation.fromValue = ends.from
            animation.toValue = ends.to
            animation.byValue = ends.by
            animation.duration = 1
            stage.layer.add(animation, forKey: "corner")
            stage.wait(0.5)
            XCTAssertEqual(stage.shown.cornerRadius, ends.middle, accuracy: 1e-9)
            stage.layer.removeAllAnimations()
            stage.wait(0.1)
        }
    }

    func testAnAnimationThatIsNotRemovedFillsAndReportsItsEndOnce() async {
        let stage = LayerStage()
        let listener = AnimationListener()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = 0
        animation.duration = 0.5
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        animation.delegate = listener
        stage.layer.add(animation, forKey: "fade")
        stage.wait(2)
        XCTAssertEqual(stage.shown.opacity, 0)
        XCTAssertEqual(stage.layer.animationKeys(), ["fade"])
        XCTAssertEqual(listener.calls, ["start", "stop true"])
        XCTAssertTrue(TurnLoop.main.isIdle)
        stage.layer.removeAnimation(forKey: "fade")
        stage.wait(0.1)
        XCTAssertEqual(stage.shown.opacity, 1)
        XCTAssertEqual(listener.calls, ["start", "stop true"])
    }

    func testAdditiveValuesAreAddedToTheOthers() async {
        let stage = LayerStage()
        for key in ["one", "two"] {
            let animation = CABasicAnimation(keyPath: "position")
            animation.fromValue = CGPoint(x: 10, y: 20)
            animation.isAdditive = true
            animation.duration = 1
            stage.layer.add(animation, forKey: key)
        }
        stage.wait(0.5)
        XCTAssertEqual(stage.shown.position, CGPoint(x: 10, y: 20))
    }

    func testKeyFramesRunThroughTheirValues() async {
        let stage = LayerStage()
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 100, 50]
        animation.keyTimes = [0, 0.5, 1]
        animation.timingFunctions = [CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn)]
        animation.duration = 1
        stage.layer.add(animation, forKey: nil)
        stage.wait(0.25)
        XCTAssertEqual(stage.shown.position.x, 50, accuracy: 1e-9)
        stage.wait(0.5)
        XCTAssertEqual(stage.shown.position.x, 100 - 50 * 0.3153568, accuracy: 1e-4)
    }

    func testDiscreteAndPacedKeyFrames() async {
        let stage = LayerStage()
        for (mode, places) in [(.discrete, [0, 10, 40]), (.paced, [10, 20, 30])]
            as [(CAAnimationCalculationMode, [CGFloat])]
        {
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [0, 10, 40]
            animation.calculationMode = mode
            animation.duration = 1.2
            stage.layer.add(animation, forKey: "frames")
            for place in places {
                stage.wait(0.3)
                XCTAssertEqual(stage.shown.position.x, place, accuracy: 1e-9)
            }
            stage.layer.removeAllAnimations()
            stage.wait(0.1)
        }
    }

    func testAnInvalidKeyFrameAnimationWarns() async {
        let stage = LayerStage()
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 1]
        animation.keyTimes = [0, 0.5, 1]
        stage.layer.add(animation, forKey: "frames")
        XCTAssertNil(stage.layer.animationKeys())
        XCTAssertEqual(HeadlessLog.warnings.count, 1)
    }

    func testAGroupHasOneTimingAndClipsItsAnimations() async {
        let stage = LayerStage()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        fade.duration = 4
        let move = CABasicAnimation(keyPath: "transform.translation.x")
        move.fromValue = 0
        move.toValue = 100
        move.beginTime = 1
        let group = CAAnimationGroup()
        group.animations = [fade, move]
        group.duration = 2
        stage.layer.add(group, forKey: "both")
        stage.wait(1.5)
        XCTAssertEqual(stage.shown.opacity, 0.375, accuracy: 1e-6)
        XCTAssertEqual(stage.shown.transform.m41, 25, accuracy: 1e-9)
        stage.wait(0.6)
        XCTAssertNil(stage.layer.animationKeys())
        XCTAssertEqual(stage.shown.opacity, 1)
    }

    func testAFrozenLayerFreezesTheAnimationsBelow() async {
        let stage = LayerStage()
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.toValue = 100
        animation.duration = 1
        stage.root.view.layer.speed = 0
        stage.layer.add(animation, forKey: "move")
        stage.wait(5)
        XCTAssertEqual(stage.shown.position.x, 0)
        stage.root.view.layer.timeOffset = 0.25
        XCTAssertEqual(stage.shown.position.x, 25, accuracy: 1e-9)
        stage.root.view.layer.speed = 1
        stage.root.view.layer.timeOffset = 0
    }

    func testASpringIsNotOverdampedUnlessAllowed() async {
        // B6.38
        let spring = CASpringAnimation()
        XCTAssertEqual([spring.mass, spring.stiffness, spring.damping, spring.initialVelocity], [1, 100, 10, 0])
        spring.damping = 60
        let critical = spring.settlingDuration
        spring.allowsOverdamping = true
        XCTAssertGreaterThan(spring.settlingDuration, critical)
        XCTAssertEqual(critical, 0.9233, accuracy: 1e-3)
    }
}
