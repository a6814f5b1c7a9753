import UIKit
import XCTest

/// Tests the container, views and frames in the context of a push or pop when the animator is called.
@preconcurrency
@MainActor
final class StackContextContractTests: ContractTestCase {
    override class var exceptions: [String: Generations] {
        [
            "testFinalFrameStartsBelowTheBarWhereTheScreenDoesNotExtend": .classic,
            "testFinalFrameStartsBelowAnOpaqueBarUnlessTheScreenExtendsUnderIt": .classic,
        ]
    }

    func testContainerHoldsTheFromViewAndNotTheToView() {
        // B3.1
        atTheStartOfPushAndPop { context, from, to in
            let container = context.containerView
            XCTAssertNotNil(container.window)
            XCTAssertTrue(from.view.isDescendant(of: container))
            XCTAssertFalse(to.view.isDescendant(of: container))
            XCTAssertNil(to.view.superview)
        }
    }

    func testViewsAndControllersAreThoseOfBothScreens() {
        // B3.5
        atTheStartOfPushAndPop { context, from, to in
            XCTAssertIdentical(context.view(forKey: .from), from.view)
            XCTAssertIdentical(context.view(forKey: .to), to.view)
            XCTAssertIdentical(context.viewController(forKey: .from), from)
            XCTAssertIdentical(context.viewController(forKey: .to), to)
        }
    }

    func testViewForKeyIsNilForAScreenWhoseViewMustNotBeChanged() {
        // B3.4
        let stage = NavigationStage()
        defer { stage.putAway() }
        let place = stage.navigation.view.superview
        let presented = UIViewController()
        let delegate = OneAnimator()
        presented.modalPresentationStyle = .overFullScreen
        presented.transitioningDelegate = delegate
        var looks = 0
        delegate.animator.atStart = { context in
            looks += 1
            XCTAssertNil(context.view(forKey: .from))
            XCTAssertIdentical(context.viewController(forKey: .from), stage.navigation)
            XCTAssertIdentical(context.view(forKey: .to), presented.view)
        }
        present(presented, on: stage.navigation)
        stage.waitForTheEnd()
        XCTAssertEqual(looks, 1)
        XCTAssertIdentical(stage.navigation.view.superview, place)
    }

    private func present(_ presented: UIViewController, on presenter: UIViewController) {
        presenter.present(presented, animated: true)
    }

    func testInitialFrameIsWhereAScreenIsAndZeroWhereItIsNotYet() {
        // B3.20, B3.22
        atTheStartOfPushAndPop { context, from, to in
            XCTAssertEqual(context.initialFrame(for: from), context.containerView.bounds)
            XCTAssertEqual(context.initialFrame(for: to), .zero)
        }
    }

    func testFinalFrameIsZeroForTheFromScreenAndTheContainersBoundsUnderATranslucentBarForTheOther() {
        // B3.21, B3.22
        atTheStartOfPushAndPop { context, from, to in
            XCTAssertEqual(context.finalFrame(for: from), .zero)
            XCTAssertEqual(context.finalFrame(for: to), context.containerView.bounds)
        }
    }

    func testTheFramesOfAnUnrelatedControllerAreZero() {
        // B3.20, B3.21
        atTheStartOfPushAndPop { context, _, _ in
            XCTAssertEqual(context.initialFrame(for: UIViewController()), .zero)
            XCTAssertEqual(context.finalFrame(for: UIViewController()), .zero)
        }
    }

    func testTheToViewHasItsPreviousFrame() {
        // B3.23
        let stage = NavigationStage()
        defer { stage.putAway() }
        let stale = CGRect(x: 3, y: 5, width: 70, height: 90)
        stage.b.view.frame = stale
        let animator = TestAnimator()
        var seen: CGRect?
        animator.atStart = { seen = $0.view(forKey: .to)?.frame }
        stage.delegate.animator = animator
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.waitForTheEnd()
        XCTAssertEqual(seen, stale)
    }

    func testFinalFrameStartsBelowTheBarWhereTheScreenDoesNotExtend() {
        // B3.24
        let stage = NavigationStage()
        defer { stage.putAway() }
        stage.b.edgesForExtendedLayout = []
        assertPushEndsBelowTheBar(stage)
    }

    func testFinalFrameStartsBelowAnOpaqueBarUnlessTheScreenExtendsUnderIt() {
        // B3.24
        let opaque = UINavigationBarAppearance()
        opaque.configureWithOpaqueBackground()
        for extends in [false, true] {
            let stage = NavigationStage()
            let bar = stage.navigation.navigationBar
            bar.standardAppearance = opaque
            bar.scrollEdgeAppearance = opaque
            Device.wait(0.1)
            stage.b.extendedLayoutIncludesOpaqueBars = extends
            if extends {
                XCTAssertEqual(finalFrameOfPush(on: stage), stage.navigation.view.bounds)
            } else {
                assertPushEndsBelowTheBar(stage)
            }
            stage.putAway()
        }
    }

    private func assertPushEndsBelowTheBar(_ stage: NavigationStage, line: UInt = #line) {
        let bounds = stage.navigation.view.bounds
        let frame = finalFrameOfPush(on: stage)
        let bar = stage.navigation.navigationBar.frame
        XCTAssertEqual(
            frame, CGRect(x: 0, y: bar.maxY, width: bounds.width, height: bounds.height - bar.maxY), line: line)
        XCTAssertEqual(stage.b.view.convert(CGPoint.zero, to: stage.navigation.view).y, bar.maxY, line: line)
        XCTAssertEqual(stage.b.view.safeAreaInsets.top, 0, line: line)
    }

    private func finalFrameOfPush(on stage: NavigationStage) -> CGRect? {
        let animator = TestAnimator()
        var seen: CGRect?
        animator.atStart = { context in
            guard let to = context.viewController(forKey: .to) else { return }
            seen = context.containerView.convert(context.finalFrame(for: to), to: stage.navigation.view)
        }
        stage.delegate.animator = animator
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.waitForTheEnd()
        return seen
    }

    private typealias Look = (
        _ context: any UIViewControllerContextTransitioning, _ from: UIViewController, _ to: UIViewController
    ) -> Void

    private func atTheStartOfPushAndPop(_ look: @escaping Look) {
        let stage = NavigationStage()
        defer { stage.putAway() }
        var looks = 0
        let animator = TestAnimator()
        stage.delegate.animator = animator
        animator.atStart = {
            looks += 1
            look($0, stage.a, stage.b)
        }
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.waitForTheEnd()
        animator.atStart = {
            looks += 1
            look($0, stage.b, stage.a)
        }
        stage.navigation.popViewController(animated: true)
        stage.waitForTheEnd()
        XCTAssertEqual(looks, 2)
    }
}

@MainActor
private final class OneAnimator: NSObject, UIViewControllerTransitioningDelegate {
    let animator = TestAnimator()

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator
    }
}
