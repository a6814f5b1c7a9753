import UIKit
import XCTest

/// Tests the methods that an app's subclass of a layer or an animator can override.
@preconcurrency
@MainActor
final class OverridingContractTests: ContractTestCase {
    func testALayerCanRefuseItsActions() {
        let stage = BoxStage()
        let layer = StubbornLayer()
        let other = CALayer()
        stage.box.layer.addSublayer(layer)
        stage.box.layer.addSublayer(other)
        Device.turn()
        layer.opacity = 0.5
        other.opacity = 0.5
        XCTAssertNil(layer.animationKeys())
        XCTAssertEqual(other.animationKeys(), ["opacity"])
        XCTAssertEqual(layer.asked, ["opacity"])
        stage.putAway()
    }

    func testALayerCanOverrideTheAddingOfAnimations() {
        let stage = BoxStage()
        let layer = ListeningLayer()
        stage.box.layer.addSublayer(layer)
        Device.turn()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.toValue = 0
        fade.duration = 1
        layer.add(fade, forKey: "fade")
        layer.addSublayer(CALayer())
        layer.removeAnimation(forKey: "fade")
        XCTAssertEqual(layer.heard, ["add fade", "addSublayer", "removeAnimation fade"])
        XCTAssertNil(layer.animationKeys())
        XCTAssertEqual(layer.sublayers?.count, 1)
        stage.putAway()
    }

    func testAPropertyAnimatorCanBeSubclassed() {
        let stage = BoxStage()
        let animator = CountingAnimator(duration: 1, curve: .linear) { stage.box.center.x += 100 }
        animator.startAnimation()
        Device.wait(0.25)
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        animator.isReversed = true
        XCTAssertEqual(animator.calls, ["start", "pause", "scrub", "turn"])
        XCTAssertEqual(stage.x, 50, accuracy: max(1e-6, 100 * Device.motionTolerance))
        stage.putAway(stopping: animator)
    }
}

private final class StubbornLayer: CALayer {
    private(set) var asked: [String] = []

    override func action(forKey event: String) -> (any CAAction)? {
        if event == "opacity" { asked.append(event) }
        return NSNull()
    }
}

private final class ListeningLayer: CALayer {
    private(set) var heard: [String] = []

    override func add(_ anim: CAAnimation, forKey key: String?) {
        heard.append("add \(key ?? "nil")")
        super.add(anim, forKey: key)
    }

    override func removeAnimation(forKey key: String) {
        heard.append("removeAnimation \(key)")
        super.removeAnimation(forKey: key)
    }

    override func addSublayer(_ layer: CALayer) {
        heard.append("addSublayer")
        super.addSublayer(layer)
    }
}

private final class CountingAnimator: UIViewPropertyAnimator {
    private(set) var calls: [String] = []

    override func startAnimation() {
        calls.append("start")
        super.startAnimation()
    }

    override func pauseAnimation() {
        calls.append("pause")
        super.pauseAnimation()
    }

    override var fractionComplete: CGFloat {
        get { super.fractionComplete }
        set {
            calls.append("scrub")
            super.fractionComplete = newValue
        }
    }

    override var isReversed: Bool {
        get { super.isReversed }
        set {
            calls.append("turn")
            super.isReversed = newValue
        }
    }
}
