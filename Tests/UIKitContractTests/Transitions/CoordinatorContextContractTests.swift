import UIKit
import XCTest

/// Tests what the coordinator and the context of one transition have in common.
@preconcurrency
@MainActor
final class CoordinatorContextContractTests: ContractTestCase {
    func testTheCoordinatorIsThereWhenTheInteractionControllerIsAsked() {
        // B1.65
        let stage = NavigationStage(showing: true)
        let interaction = LoggingInteraction(stage.log)
        var seen: [UIViewController?] = []
        stage.delegate.inside = { call in
            guard call == "interactionControllerFor" else { return }
            let coordinator = stage.navigation.transitionCoordinator
            seen.append(coordinator?.viewController(forKey: .from))
            seen.append(coordinator?.viewController(forKey: .to))
        }
        stage.popInteractively(TestAnimator(), interaction)
        XCTAssertEqual(seen, [stage.b, stage.a])
        interaction.finish()
        stage.waitForTheEnd()
        stage.putAway()
    }

    func testBlocksAreKeptUntilTheTransitionStarts() {
        // B1.12
        let stage = NavigationStage()
        stage.delegate.animator = TestAnimator(stage.log)
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.navigation.transitionCoordinator?.animate { _ in
            stage.log.note("alongside")
        } completion: { _ in
            stage.log.note("completion")
        }
        XCTAssertEqual(stage.log.text, "")
        Device.turn()
        XCTAssertEqual(stage.log.lines.filter { ["alongside", "animateTransition"].contains($0) }.count, 2)
        XCTAssertEqual(stage.log.count(of: "completion"), 0)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.log.count(of: "completion"), 1)
        stage.putAway()
    }

    func testBothHaveTheSameContainer() {
        // B3.35
        let stage = NavigationStage()
        let animator = TestAnimator()
        stage.delegate.animator = animator
        stage.navigation.pushViewController(stage.b, animated: true)
        Device.turn()
        XCTAssertNotNil(animator.context)
        XCTAssertIdentical(stage.navigation.transitionCoordinator?.containerView, animator.context?.containerView)
        stage.waitForTheEnd()
        stage.putAway()
    }

    func testTheDurationIsThatOfTheAnimator() {
        // B3.33
        let scene = PercentScene(ModalAnimator(duration: 0.7))
        scene.start()
        XCTAssertEqual(scene.coordinator?.transitionDuration ?? 0, 0.7, accuracy: 1e-9)
        XCTAssertEqual(scene.interaction.duration, 0.7, accuracy: 1e-9)
        scene.interaction.finish()
        Device.wait(1)
        scene.modal.putAway()
    }

    func testACompletionNeedsNoAnimation() {
        // B3.37
        let stage = NavigationStage()
        stage.navigation.pushViewController(stage.b, animated: true)
        var ends: [Bool] = []
        let isQueued = stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { context in
            ends.append(context.isCancelled)
        }
        XCTAssertEqual(isQueued, true)
        stage.waitForTheEnd()
        XCTAssertEqual(ends, [false])
        stage.putAway()
    }

    func testWithoutAnInteractionTheAnimatorStartsItsPropertyAnimatorItself() {
        // B2.23
        let stage = NavigationStage()
        let animator = WaitingAnimator()
        stage.delegate.animator = animator
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.waitForTheEnd()
        XCTAssertNotNil(stage.navigation.transitionCoordinator)
        XCTAssertEqual(animator.running?.isRunning, false)
        animator.running?.startAnimation()
        stage.waitForTheEnd()
        XCTAssertNil(stage.navigation.transitionCoordinator)
        XCTAssertEqual(stage.log.lines.last, "didShow(B, true)")
        stage.putAway()
    }
}

/// An animator that makes a property animator and does not start it.
@MainActor
private final class WaitingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var running: UIViewPropertyAnimator?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        _ = interruptibleAnimator(using: transitionContext)
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let running { return running }
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
        if let view = transitionContext.view(forKey: .to) {
            transitionContext.containerView.addSubview(view)
            view.alpha = 0
            animator.addAnimations { view.alpha = 1 }
        }
        animator.addCompletion { _ in transitionContext.completeTransition(true) }
        running = animator
        return animator
    }
}
