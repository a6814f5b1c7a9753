import UIKit
import XCTest

/// Tests `percentComplete` of a transition that is paused.
@preconcurrency
@MainActor
final class PausedPercentContractTests: ContractTestCase {
    func testItIsTheLastUpdateAndTheAnimatorKnowsTheProgress() {
        // B5.2, B5.13, B27.16
        Device.asStated {
            let animator = ModalPropertyAnimator(duration: 1)
            let scene = PercentScene(animator)
            scene.interaction.wantsInteractiveStart = false
            scene.start()
            Device.wait(0.5)
            scene.interaction.pause()
            XCTAssertEqual(scene.coordinator?.isInteractive, true)
            XCTAssertEqual(scene.interaction.percentComplete, 0)
            XCTAssertEqual(animator.running?.fractionComplete ?? 0, 0.5, accuracy: Device.timeTolerance + 0.05)
            scene.update(0.6)
            XCTAssertEqual(scene.interaction.percentComplete, 0.6)
            XCTAssertEqual(animator.running?.fractionComplete ?? 0, 0.6, accuracy: 1e-6)
            scene.interaction.finish()
            Device.wait(0.1)
            scene.interaction.pause()
            XCTAssertEqual(scene.interaction.percentComplete, 0.6)
            scene.interaction.finish()
            Device.wait(1)
            XCTAssertNil(scene.coordinator)
            scene.modal.putAway()
        }
    }
}
