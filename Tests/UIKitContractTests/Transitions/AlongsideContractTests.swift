import UIKit
import XCTest

@preconcurrency

@MainActor
final class AlongsideContractTests: ContractTestCase {
    /// The progress of `easeIn` at half of its duration.
    private let easedHalf = 0.3153568

    func testABlockSharesDurationAndCurveOfAnAnimatorsViewAnimation() {
        // B3.36
        let scene = ModalScene(.custom)
        scene.delegate.animator = ModalAnimator(duration: 1, options: .curveEaseIn, log: scene.log)
        var inherited = 0.0
        fadePresenter(of: scene) { inherited = UIView.inheritedAnimationDuration }
        Device.turn()
        XCTAssertEqual(scene.log.lines.suffix(2).joined(separator: " "), "B.viewIsAppearing(true) alongside")
        XCTAssertEqual(inherited, 1, accuracy: 1e-9)
        Device.wait(0.5)
        XCTAssertEqual(scene.arrival, easedHalf, accuracy: max(1e-4, Device.motionTolerance))
        XCTAssertEqual(faded(scene), easedHalf, accuracy: max(1e-4, Device.motionTolerance))
        Device.wait(1)
        XCTAssertEqual(scene.log.count(of: "alongside"), 1)
        scene.putAway()
    }

    func testABlockJoinsAnInterruptibleAnimator() {
        // B3.36, B2.21
        let animator = ModalPropertyAnimator(duration: 1, curve: .easeIn)
        let scene = ModalScene(.custom)
        scene.delegate.animator = animator
        fadePresenter(of: scene)
        Device.turn()
        Device.wait(0.5)
        XCTAssertEqual(faded(scene), easedHalf, accuracy: max(1e-4, Device.motionTolerance))
        animator.running?.pauseAnimation()
        animator.running?.fractionComplete = 0.7
        Device.turn()
        XCTAssertEqual(faded(scene), 0.7, accuracy: max(1e-6, Device.motionTolerance / 10))
        XCTAssertEqual(scene.arrival, 0.7, accuracy: max(1e-6, Device.motionTolerance / 10))
        animator.running?.startAnimation()
        Device.wait(1)
        scene.putAway()
    }

    func testABlockJoinsAnInterruptibleAnimatorThatIsScrubbed() {
        // B3.36, B2.21
        let scene = PercentScene(ModalPropertyAnimator(curve: .easeIn))
        fadePresenter(of: scene.modal)
        Device.turn()
        scene.update(0.3)
        XCTAssertEqual(faded(scene.modal), 0.3, accuracy: max(1e-6, Device.motionTolerance / 10))
        XCTAssertEqual(scene.modal.arrival, 0.3, accuracy: max(1e-6, Device.motionTolerance / 10))
        scene.interaction.finish()
        Device.wait(1)
        scene.modal.putAway()
    }

    func testWithoutAViewAnimationABlockRunsJustAfterAnimateTransition() {
        // B3.36
        let scene = ModalScene(.custom)
        let animator = StillAnimator(log: scene.log)
        scene.delegate.animator = animator
        fadePresenter(of: scene)
        XCTAssertFalse(scene.log.lines.contains("alongside"))
        Device.turn()
        XCTAssertEqual(
            scene.log.lines.suffix(2), ["animateTransition returns", "alongside"])
        animator.context?.completeTransition(true)
        Device.wait(1)
        XCTAssertEqual(scene.log.count(of: "alongside"), 1)
        scene.putAway()
    }

    func testAViewOutsideTheContainerIsScrubbedOnlyIfItIsNamed() {
        // B3.36
        for isNamed in [true, false] {
            let scene = PercentScene(ModalAnimator())
            scene.modal.present()
            let view = scene.modal.presenter.view
            scene.coordinator?.animateAlongsideTransition(
                in: isNamed ? view : nil, animation: { _ in view?.alpha = 0 }, completion: nil)
            Device.turn()
            scene.update(0.3)
            Device.wait(1)
            let part: CGFloat = isNamed ? 0.3 : 1
            XCTAssertEqual(faded(scene.modal), part, accuracy: max(1e-6, Device.motionTolerance / 10))
            scene.interaction.finish()
            Device.wait(1)
            XCTAssertEqual(faded(scene.modal), 1, accuracy: 1e-6)
            scene.modal.putAway()
        }
    }

    func testABlockAndItsCompletionRunEvenIfTheAnimatorCompletesAtOnce() {
        // B3.36
        let scene = ModalScene(.custom)
        let animator = StillAnimator(log: scene.log)
        animator.isDoneAtOnce = true
        scene.delegate.animator = animator
        scene.present()
        scene.presented.transitionCoordinator?.animate { _ in
            scene.log.note("alongside")
        } completion: { _ in
            scene.log.note("completion")
        }
        Device.turn()
        XCTAssertEqual(
            scene.log.lines.filter { ["alongside", "completion"].contains($0) }, ["alongside", "completion"])
        scene.putAway()
    }

    /// Presents B and fades the presenter's view alongside.
    private func fadePresenter(of scene: ModalScene, also: @escaping () -> Void = {}) {
        scene.present()
        scene.presented.transitionCoordinator?.animate(
            alongsideTransition: { _ in
                scene.log.note("alongside")
                scene.presenter.view.alpha = 0
                also()
            }, completion: nil)
    }

    private func faded(_ scene: ModalScene) -> CGFloat {
        1 - CGFloat(scene.presenter.view.layer.presentation()?.opacity ?? -1)
    }
}

/// An animator that places the views and animates nothing. The transition ends at once, or when the test ends it.
@MainActor
private final class StillAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var isDoneAtOnce = false
    private(set) var context: (any UIViewControllerContextTransitioning)?
    private let log: CallLog

    init(log: CallLog) {
        self.log = log
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log.note("animateTransition")
        context = transitionContext
        let move = ModalMove(transitionContext)
        move.place()
        move.go()
        if isDoneAtOnce { transitionContext.completeTransition(true) }
        log.note("animateTransition returns")
    }
}
