import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Tests a swipe in a delegate of the app's own, with each answer of UIKit's that is not known.
@MainActor
final class OwnDelegateBeliefTests: BeliefTestCase {
    /// Swipes back in a stack whose delegate is the app's own.
    private func swipe(
        with animator: any UIViewControllerAnimatedTransitioning, _ isMirrored: Bool, _ name: String
    ) throws {
        for (end, titles) in [(300, ["A", "B"]), (100, ["A", "B", "C"])] as [(CGFloat, [String])] {
            let swipe = SwipePop()
            let delegate = HandWrittenStackDelegate(pop: animator)
            delegate.interaction = { swipe.interaction.isBeginning ? swipe.interaction : nil }
            let scene = try scene(isMirrored) { $0.delegate = delegate }
            swipe.attach(to: scene.navigation)
            scene.down()
            scene.drag(to: end)
            try scene.release()
            withExtendedLifetime(delegate) { XCTAssertEqual(scene.titles, titles, name) }
            expectClean(scene.stage, name)
        }
    }

    func testASwipeInADelegateOfTheAppsOwn() async throws {
        each { try swipe(with: PopAnimator(.slide), $0, $1) }
    }

    /// A delegate that returns its interaction for every transition. Those that no gesture has begun run by themselves.
    func testAnInteractionForEveryTransition() async throws {
        each { isMirrored, name in
            let swipe = SwipePop()
            let delegate = HandWrittenStackDelegate(push: PushAnimator(.slide), pop: PopAnimator(.slide))
            delegate.interaction = { swipe.interaction }
            let scene = try scene(isMirrored) { $0.delegate = delegate }
            swipe.attach(to: scene.navigation)
            scene.down()
            scene.drag(to: 100)
            try scene.release()
            XCTAssertEqual(scene.titles, ["A", "B", "C"], name)
            scene.stand.pop()
            try scene.stage.settle()
            withExtendedLifetime(delegate) { XCTAssertEqual(scene.titles, ["A", "B"], name) }
            expectClean(scene.stage, name)
        }
    }

    func testASwipeWithAnAnimatorOfTheAppsOwn() async throws {
        each(InteractionBelief.allOfForeignAnimators) { try swipe(with: PlainSlidePop(), $0, $1) }
    }
}

/// An animator as an app writes it, with a property animator for each context.
private final class PlainSlidePop: NSObject, UIViewControllerAnimatedTransitioning {
    private var animators: [ObjectIdentifier: UIViewPropertyAnimator] = [:]

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.35
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        let key = ObjectIdentifier(transitionContext)
        if let known = animators[key] { return known }
        let animator = UIViewPropertyAnimator(duration: 0.35, curve: .easeInOut)
        animators[key] = animator
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            return animator
        }
        transitionContext.containerView.insertSubview(to, at: 0)
        animator.addAnimations { from.alpha = 0 }
        animator.addCompletion { [weak self] _ in
            self?.animators[key] = nil
            from.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        return animator
    }
}
