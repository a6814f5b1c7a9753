import UIKit
import XCTest

@MainActor
final class ScrubbedAnimationContractTests: ContractTestCase {
    func testAnAnimationAddedLaterIsNotScrubbedWithTheOthers() async {
        // B5.11
        let late = UIView()
        let scene = begun(with: late)
        scene.update(0.25)
        fade(late)
        scene.update(0.5)
        XCTAssertEqual(scene.modal.arrival, 0.5, accuracy: Device.motionTolerance)
        // It began at the scrubbed time, so a quarter of its time has passed, and not a half.
        XCTAssertEqual(late.layer.presentation()?.opacity ?? -1, 0.75, accuracy: Float(Device.motionTolerance))
        end(scene)
    }

    func testAnAnimationAddedAtOnceIsScrubbed() async {
        // B5.11
        let early = UIView()
        let scene = begun(with: early) { early.alpha = 0 }
        scene.update(0.5)
        XCTAssertEqual(early.layer.presentation()?.opacity ?? -1, 0.5, accuracy: Float(Device.motionTolerance))
        end(scene)
    }

    func testAnAnimationWithItsOwnBeginTimeIsNotScrubbed() async {
        // B5.11
        let timed = UIView()
        let scene = begun(with: timed)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 0
        animation.beginTime = CACurrentMediaTime()
        animation.duration = 0.4
        timed.layer.add(animation, forKey: "own")
        scene.update(0.5)
        XCTAssertEqual(timed.layer.presentation()?.opacity ?? -1, 1, accuracy: 1e-6)
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

    private func fade(_ view: UIView) {
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { view.alpha = 0 }
    }

    private func end(_ scene: PercentScene) {
        scene.interaction.finish()
        Device.wait(2)
        scene.modal.putAway()
    }
}
