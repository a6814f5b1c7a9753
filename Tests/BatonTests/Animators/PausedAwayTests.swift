import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests a transition whose window goes while it is paused. It ends, and nothing of it stays in memory.
@MainActor
final class PausedAwayTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private enum Away: CaseIterable {
        /// The window gets another root view controller.
        case otherRoot
        /// The window is hidden and released.
        case windowReleased
    }

    @MainActor
    private final class Delegate: NSObject, UINavigationControllerDelegate {
        let interaction = TransitionInteraction()

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            operation == .push ? PushAnimator(.slide) : PopAnimator(.slide)
        }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    /// What must not stay in memory.
    private struct Remains {
        weak var stack: UINavigationController?
        weak var a: UIViewController?
        weak var b: UIViewController?
        weak var interaction: TransitionInteraction?
        weak var window: UIWindow?

        var names: [String] {
            [
                stack.map { _ in "stack" }, a.map { _ in "A" }, b.map { _ in "B" },
                interaction.map { _ in "interaction" }, window.map { _ in "window" },
            ].compactMap { $0 }
        }
    }

    /// Pauses a push, lets its window go, and returns what may stay.
    private func pauseAndLeave(_ away: Away) throws -> Remains {
        let delegate = Delegate()
        var stand: StackStage? = try StackStage(showsB: false) { $0.delegate = delegate }
        let scene = try XCTUnwrap(stand)
        var cancelled: [Bool] = []
        delegate.interaction.begin {
            scene.push()
            return scene.navigation.transitionCoordinator
        }
        scene.stage.turn()
        scene.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { cancelled.append($0.isCancelled) }
        delegate.interaction.update(0.4)
        scene.stage.turn()
        let remains = Remains(
            stack: scene.navigation, a: scene.a, b: scene.b, interaction: delegate.interaction,
            window: away == .otherRoot ? nil : scene.stage.window)
        switch away {
        case .otherRoot: scene.stage.window.rootViewController = UIViewController()
        case .windowReleased: scene.stage.window.isHidden = true
        }
        scene.stage.advance(by: 1)
        if away == .otherRoot {
            XCTAssertNil(scene.navigation.transitionCoordinator)
            XCTAssertEqual(cancelled, [true])
            XCTAssertFalse(delegate.interaction.isActive)
        }
        stand = nil
        return remains
    }

    func testAPausedPushWhoseWindowGoesEndsAndIsReleased() async throws {
        for away in Away.allCases {
            let remains = try pauseAndLeave(away)
            let other = Stage(root: UIViewController())
            try other.settle()
            XCTAssertEqual(remains.names, [], "\(away)")
        }
    }
}
