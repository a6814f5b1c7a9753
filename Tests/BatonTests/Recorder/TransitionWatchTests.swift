import UIKit
import XCTest

@testable import Baton

/// Tests that only transitions that run are watched.
@MainActor
final class TransitionWatchTests: XCTestCase {
    private let watch = TransitionWatch()
    private var late: [LateTransition] = []

    override func setUp() async throws {
        watch.onLate = { [unowned self] in late.append($0) }
    }

    /// Looks ten times a second for three seconds.
    private func look(_ transition: HeldTransition?) {
        for tenth in 1...30 {
            watch.look(transition.map { [$0] } ?? [], isTouched: false, at: Double(tenth) / 10)
        }
    }

    func testATransitionThatRunsIsLate() async throws {
        let transition = HeldTransition()
        look(transition)
        XCTAssertFalse(watch.isAtRest)
        XCTAssertEqual(late.count, 1)
    }

    func testACoordinatorThatIsRetainedAfterTheEndIsNotLate() async throws {
        let transition = HeldTransition()
        watch.look([transition], isTouched: false, at: 0)
        XCTAssertFalse(watch.isAtRest)
        transition.end()
        XCTAssertTrue(watch.isAtRest)
        look(transition)
        XCTAssertEqual(late, [])
    }

    func testATransitionThatGoesWithoutAnEndDoesNotRunAnyMore() async throws {
        do {
            let transition = HeldTransition()
            watch.look([transition], isTouched: false, at: 0)
        }
        look(nil)
        XCTAssertTrue(watch.isAtRest)
        XCTAssertEqual(late, [])
    }
}

/// A coordinator of a transition that ends when the test says so.
@MainActor
private final class HeldTransition: NSObject, UIViewControllerTransitionCoordinator {
    let containerView = UIView()
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    func end() {
        for completion in completions { completion(self) }
    }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let completion { completions.append(completion) }
        return true
    }

    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    var isAnimated: Bool { true }
    var presentationStyle: UIModalPresentationStyle { .none }
    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { false }
    var isCancelled: Bool { false }
    var transitionDuration: TimeInterval { 0.3 }
    var percentComplete: CGFloat { 0 }
    var completionVelocity: CGFloat { 0 }
    var completionCurve: UIView.AnimationCurve { .linear }
    var targetTransform: CGAffineTransform { .identity }
}
