import UIKit
import XCTest

@preconcurrency

@MainActor
final class ScrubbedAnimationContractTests: ContractTestCase {
    func testAnAnimationAddedLaterIsNotScrubbedWithTheOthers() {
        // B5.11
        let late = UIView()
        let scene = begun(with: late)
        scene.update(0.25)
        fade(late)
        scene.update(0.9)
        XCTAssertEqual(scene.modal.arrival, 0.9, accuracy: Device.motionTolerance)
        XCTAssertGreaterThan(late.layer.presentation()?.opacity ?? -1, 0.3)
        end(scene)
    }

    func testAnAnimationAddedAtOnceIsScrubbed() {
        // B5.11
        let early = UIView()
        let scene = begun(with: early) { early.alpha = 0 }
        scene.update(0.5)
        XCTAssertEqual(early.layer.presentation()?.opacity ?? -1, 0.5, accuracy: Float(Device.motionTolerance))
        end(scene)
    }

    func testExplicitAnimationsRunOn() {
        // B5.1, B5.11
        for beginsNow in [false, true] {
            let timed = UIView()
            let scene = begun(with: timed) {
                let animation = CABasicAnimation(keyPath: "opacity")
                animation.fromValue = 0
                animation.toValue = 1
                if beginsNow { animation.beginTime = CACurrentMediaTime() }
                animation.duration = 2
                timed.layer.add(animation, forKey: "own")
            }
            scene.update(0.9)
            Device.wait(1)
            XCTAssertEqual(scene.modal.arrival, 0.9, accuracy: Device.motionTolerance)
            XCTAssertEqual(timed.layer.presentation()?.opacity ?? -1, 0.5, accuracy: 0.1)
            Device.wait(1.2)
            XCTAssertNil(timed.layer.animation(forKey: "own"))
            XCTAssertNotNil(scene.coordinator)
            end(scene)
        }
    }

    func testExplicitAnimationsRunOnBesideAPropertyAnimator() {
        // B5.1
        let timed = UIView()
        let animator = ModalPropertyAnimator()
        let scene = PercentScene(animator)
        scene.start()
        animator.context?.containerView.addSubview(timed)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 2
        timed.layer.add(animation, forKey: "own")
        scene.update(0.9)
        Device.wait(1)
        XCTAssertEqual(scene.modal.arrival, 0.9, accuracy: Device.motionTolerance)
        XCTAssertEqual(timed.layer.presentation()?.opacity ?? -1, 0.5, accuracy: 0.1)
        end(scene)
    }

    /// A presentation driven by a percent-driven interaction, with one more view in the container.
    private func begun(with view: UIView, alsoAnimates: @escaping () -> Void = {}) -> PercentScene {
        let animator = ModalAnimator()
        animator.whenAsked = { $0.containerView.addSubview(view) }
        animator.alsoAnimates = { _ in alsoAnimates() }
        let scene = PercentScene(animator)
        scene.start()
        return scene
    }

    /// Fades a view by a block.
    private func fade(_ view: UIView) {
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { view.alpha = 0 }
    }

    private func end(_ scene: PercentScene) {
        scene.interaction.finish()
        Device.wait(2)
        scene.modal.putAway()
    }
}
