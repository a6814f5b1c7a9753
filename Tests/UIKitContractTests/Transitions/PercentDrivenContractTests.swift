import UIKit
import XCTest

@preconcurrency

@MainActor
final class PercentDrivenContractTests: ContractTestCase {
    /// The progress of `easeInOut` at a quarter of its duration.
    private let easedQuarter = 0.1291619

    func testTheInteractionStartsTheAnimatorAndPausesItsAnimations() {
        // B5.1
        let animator = ModalAnimator(log: CallLog())
        let scene = PercentScene(animator)
        scene.start()
        XCTAssertNotNil(animator.context)
        Device.wait(1)
        XCTAssertEqual(scene.modal.arrival, 0, accuracy: Device.motionTolerance)
        XCTAssertEqual(animator.completions, 0)
        end(scene)
    }

    func testTheInteractionPausesAnInterruptibleAnimatorInsteadOfTheContainer() {
        // B5.1
        let animator = ModalPropertyAnimator()
        let scene = PercentScene(animator)
        scene.start()
        XCTAssertEqual(animator.running?.state, .active)
        XCTAssertEqual(animator.running?.isRunning, false)
        XCTAssertEqual(animator.context?.containerView.layer.speed, 1)
        Device.wait(1)
        XCTAssertEqual(scene.modal.arrival, 0, accuracy: Device.motionTolerance)
        end(scene)
    }

    func testUpdateMovesTheAnimations() {
        // B5.2
        let scene = PercentScene(ModalAnimator())
        scene.start()
        for part: CGFloat in [0.25, 0.75, 0.5] {
            scene.update(part)
            XCTAssertEqual(scene.interaction.percentComplete, part)
            XCTAssertEqual(scene.coordinator?.percentComplete, part)
            XCTAssertEqual(scene.modal.arrival, part, accuracy: Device.motionTolerance)
        }
        end(scene)
    }

    func testUpdateIsClampedBetweenZeroAndOne() {
        // B5.2
        let scene = PercentScene(ModalAnimator())
        scene.start()
        scene.update(1.5)
        XCTAssertEqual(scene.interaction.percentComplete, 1)
        XCTAssertNotNil(scene.coordinator)
        scene.update(-0.5)
        XCTAssertEqual(scene.interaction.percentComplete, 0)
        XCTAssertEqual(scene.modal.arrival, 0, accuracy: Device.motionTolerance)
        end(scene)
    }

    func testAnEasedBlockIsLinearUnderTheFinger() {
        // B5.3, C17
        let scene = PercentScene(ModalAnimator(options: .curveEaseInOut))
        scene.start()
        scene.update(0.25)
        XCTAssertEqual(scene.modal.arrival, 0.25, accuracy: max(1e-4, Device.motionTolerance / 4))
        end(scene)
    }

    func testASpringBlockIsLinearUnderTheFinger() {
        // B5.3, C17
        let scene = PercentScene(
            BlockAnimator { duration, changes, completion in
                UIView.animate(
                    withDuration: duration, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 2,
                    animations: changes, completion: completion)
            })
        scene.start()
        scene.update(0.25)
        XCTAssertEqual(scene.modal.arrival, 0.25, accuracy: max(1e-4, Device.motionTolerance / 4))
        end(scene)
    }

    func testADelayDoesNotCountUnderTheFinger() {
        // C17
        let scene = PercentScene(
            BlockAnimator { duration, changes, completion in
                UIView.animate(
                    withDuration: duration, delay: duration / 2, animations: changes, completion: completion)
            })
        scene.start()
        scene.update(0.25)
        XCTAssertEqual(scene.modal.arrival, 0.25, accuracy: max(1e-4, Device.motionTolerance / 4))
        end(scene)
    }

    func testAnInterruptibleAnimatorIsScrubbedLinearly() {
        // B5.3, B5.12
        let animator = ModalPropertyAnimator(curve: .easeInOut)
        let scene = PercentScene(animator)
        scene.start()
        scene.update(0.25)
        XCTAssertEqual(scene.modal.arrival, 0.25, accuracy: Device.motionTolerance)
        XCTAssertEqual(animator.running?.fractionComplete ?? -1, 0.25, accuracy: 1e-6)
        end(scene)
    }

    func testTheDurationIsTheAnimatorsDurationAtTheStart() {
        // B5.4
        let animator = ModalAnimator()
        let scene = PercentScene(animator)
        XCTAssertEqual(scene.interaction.duration, 0)
        scene.start()
        XCTAssertEqual(scene.interaction.duration, 0.4, accuracy: 1e-9)
        animator.duration = 3
        scene.update(0.5)
        XCTAssertEqual(scene.interaction.duration, 0.4, accuracy: 1e-9)
        end(scene)
    }

    private func end(_ scene: PercentScene) {
        scene.interaction.finish()
        Device.wait(1)
        scene.modal.putAway()
    }
}
