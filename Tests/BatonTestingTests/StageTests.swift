import BatonTesting
import Foundation
import UIKit
import XCTest

@MainActor
final class StageTests: XCTestCase {
    // MARK: A new stage

    func testAStageShowsItsRootOnItsDevice() async {
        let root = UIViewController()
        let stage = Stage(HeadlessDevice(size: CGSize(width: 500, height: 300), safeArea: .zero), root: root)
        XCTAssertEqual(stage.window.bounds.size, CGSize(width: 500, height: 300))
        XCTAssertEqual(root.view.frame, stage.window.bounds)
        XCTAssertTrue(root.view.window === stage.window)
    }

    func testANewStageResetsClockWarningsAndWindows() async throws {
        let first = Stage(root: UIViewController())
        let start = first.now
        first.finger.drag(to: .zero, in: 0.1)
        XCTAssertFalse(HeadlessLog.warnings.isEmpty)
        let view = UIView()
        first.window.addSubview(view)
        UIView.animate(withDuration: 5) { view.alpha = 0 }
        TurnLoop.main.schedule(after: 3) { XCTFail("A timer of the stage before ran.") }
        first.advance(by: 1)

        let second = Stage(root: UIViewController())
        XCTAssertEqual(second.now, start)
        XCTAssertEqual(HeadlessLog.warnings, [])
        XCTAssertTrue(first.window.isHidden)
        XCTAssertNil(first.window.rootViewController)
        try second.settle(within: 0.1)
        second.advance(by: 4)
    }

    func testWhatWasPutOnTheMainQueueBeforeIsCalledInTheFirstTurn() async {
        var isCalled = false
        DispatchQueue.main.async { isCalled = true }
        _ = Stage(root: UIViewController())
        XCTAssertTrue(isCalled)
    }

    #if os(Linux)
        func testTheReportOfAnUncalledMethodSurvivesTheNewStage() async {
            let scroll = UIScrollView()
            let delegate = AddingScroller()
            scroll.delegate = delegate
            for _ in 1...2 {
                _ = Stage(root: UIViewController())
                XCTAssertEqual(HeadlessLog.warnings.count, 1)
            }
            XCTAssertTrue(
                HeadlessLog.warnings.first?.contains("AddingScroller.scrollViewDidScroll(_:) is never called") == true)
        }
    #endif

    func testANewStageUsesThePhoneByDefault() async {
        _ = Stage(HeadlessDevice(size: CGSize(width: 500, height: 300), safeArea: .zero), root: UIViewController())
        let stage = Stage(root: UIViewController())
        XCTAssertEqual(stage.window.bounds.size, HeadlessDevice.phone.size)
    }

    func testANewStageRemovesFrameObservers() async {
        _ = Stage(root: UIViewController())
        _ = TurnLoop.main.addFrameObserver { XCTFail("An observer of the stage before was called.") }
        let stage = Stage(root: UIViewController())
        stage.advance(by: 0.1)
    }

    // MARK: Settling

    func testAStillStageSettlesWithoutTimePassing() async throws {
        let stage = Stage(root: UIViewController())
        let start = stage.now
        try stage.settle()
        XCTAssertEqual(stage.now, start)
    }

    func testSettlingLetsAPushAndItsCallbacksEnd() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(root: navigation)
        let start = stage.now
        let next = UIViewController()
        navigation.pushViewController(next, animated: true)
        try stage.settle()
        XCTAssertNil(navigation.transitionCoordinator)
        XCTAssertTrue(next.view.window === stage.window)
        XCTAssertGreaterThan(stage.now - start, 0.3)
        XCTAssertLessThan(stage.now - start, 1)
    }

    func testSettlingWaitsForATimer() async throws {
        let stage = Stage(root: UIViewController())
        var rang = false
        TurnLoop.main.schedule(after: 2) { rang = true }
        try stage.settle()
        XCTAssertTrue(rang)
    }

    // MARK: Failure to settle

    func testTheErrorNamesAnInteractionThatIsNotDriven() async throws {
        let delegate = StuckDelegate(animator: EndlessAnimator(), interaction: UIPercentDrivenInteractiveTransition())
        let error = try failure { navigation in
            navigation.delegate = delegate
            navigation.pushViewController(Self.screen("Detail"), animated: true)
        }
        XCTAssertEqual(error.limit, 0.5)
        XCTAssertEqual(error.reasons.first?.contains("the transition from List to Detail is interactive"), true)
        XCTAssertTrue(error.description.contains("did not settle within 0.5 virtual seconds"), error.description)
        XCTAssertTrue(error.description.contains("finish() or cancel()"), error.description)
    }

    func testTheErrorNamesAnAnimatorThatNeverCompletes() async throws {
        let delegate = StuckDelegate(animator: EndlessAnimator(), interaction: nil)
        let error = try failure { navigation in
            navigation.delegate = delegate
            navigation.pushViewController(Self.screen("Detail"), animated: true)
        }
        XCTAssertEqual(error.reasons.count, 1)
        XCTAssertTrue(error.description.contains("from List to Detail is running"), error.description)
        XCTAssertTrue(error.description.contains("completeTransition(_:)"), error.description)
    }

    func testTheErrorNamesACancelledTransitionThatNeverCompletes() async throws {
        let percent = UIPercentDrivenInteractiveTransition()
        let delegate = StuckDelegate(animator: EndlessAnimator(), interaction: percent)
        let error = try failure { navigation in
            navigation.delegate = delegate
            navigation.pushViewController(Self.screen("Detail"), animated: true)
            TurnLoop.main.runTurn()
            percent.cancel()
        }
        XCTAssertTrue(error.description.contains("from List to Detail is cancelled"), error.description)
    }

    func testTheErrorNamesAPresentationThatNeverCompletesOnce() async throws {
        let delegate = StuckDelegate(animator: EndlessAnimator(), interaction: nil)
        let error = try failure { navigation in
            let modal = Self.screen("Modal")
            modal.modalPresentationStyle = .fullScreen
            modal.transitioningDelegate = delegate
            navigation.present(modal, animated: true)
        }
        XCTAssertEqual(error.reasons.filter { $0.contains("to Modal") }.count, 1, error.description)
    }

    func testTheErrorNamesAnAnimationWithoutEnd() async throws {
        let error = try failure { navigation in
            let view = UILabel()
            navigation.view.addSubview(view)
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
            animator.pauseAnimation()
            animator.addCompletion { _ in _ = animator }
        }
        XCTAssertEqual(error.reasons, ["UILabel animates opacity"])
    }

    func testSettlingFailsAtTheLimit() async throws {
        let stage = Stage(root: UIViewController())
        let start = stage.now
        TurnLoop.main.schedule(after: 20) {}
        XCTAssertThrowsError(try stage.settle(within: 3))
        XCTAssertEqual(stage.now - start, 3, accuracy: 0.02)
    }

    /// Runs an action on a stage that then does not settle, and returns the error.
    private func failure(_ action: (UINavigationController) -> Void) throws -> NeverSettled {
        let navigation = UINavigationController(rootViewController: Self.screen("List"))
        let stage = Stage(root: navigation)
        action(navigation)
        var thrown: (any Error)?
        XCTAssertThrowsError(try stage.settle(within: 0.5)) { thrown = $0 }
        return try XCTUnwrap(thrown as? NeverSettled)
    }

    private static func screen(_ title: String) -> UIViewController {
        let screen = UIViewController()
        screen.title = title
        return screen
    }
}

/// An animator that moves nothing and never completes.
private final class EndlessAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.2
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.view(forKey: .to).map(transitionContext.containerView.addSubview)
    }
}

private final class StuckDelegate: NSObject {
    let animator: any UIViewControllerAnimatedTransitioning
    let interaction: (any UIViewControllerInteractiveTransitioning)?

    init(
        animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        self.animator = animator
        self.interaction = interaction
    }
}

extension StuckDelegate: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }
}

extension StuckDelegate: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator
    }
}

private class AdoptingScroller: NSObject, UIScrollViewDelegate {}

private final class AddingScroller: AdoptingScroller {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
