import UIKit
import XCTest

/// Compares the complete call logs of a push and a pop, from the call to the end.
@preconcurrency
@MainActor
final class StackLogContractTests: ContractTestCase {
    func testAnimatedPush() {
        // B1.20, B1.22
        let stage = NavigationStage(logging: .everything)
        defer { stage.putAway() }
        stage.navigation.pushViewController(stage.b, animated: true)
        noteCompletion(on: stage)
        stage.log.note("- the call returns")
        stage.waitForTheEnd()
        XCTAssertEqual(
            stage.log.text,
            """
            B.willMove(toParent: nav)
            - the call returns
            animationControllerFor(push, A, B)
            B.loadView
            B.viewDidLoad
            A.viewWillDisappear(true)
            B.viewWillAppear(true)
            willShow(B, true)
            B.viewIsAppearing(true)
            B.viewWillLayoutSubviews
            B.viewDidLayoutSubviews
            A.viewDidDisappear(true)
            B.viewDidAppear(true)
            B.didMove(toParent: nav)
            didShow(B, true)
            completion
            """)
        XCTAssertNil(stage.navigation.transitionCoordinator)
        XCTAssertNil(stage.a.view.window)
    }

    func testAnimatedPop() {
        // B1.21, B1.22
        let stage = NavigationStage(showing: true, logging: .everything)
        defer { stage.putAway() }
        stage.navigation.popViewController(animated: true)
        stage.log.note("- the call returns")
        stage.waitForTheEnd()
        XCTAssertEqual(
            stage.log.text,
            """
            B.willMove(toParent: nil)
            - the call returns
            animationControllerFor(pop, B, A)
            B.viewWillDisappear(true)
            A.viewWillAppear(true)
            willShow(A, true)
            A.viewIsAppearing(true)
            A.viewWillLayoutSubviews
            A.viewDidLayoutSubviews
            B.viewDidDisappear(true)
            A.viewDidAppear(true)
            B.didMove(toParent: nil)
            didShow(A, true)
            """)
        XCTAssertNil(stage.b.view.window)
    }

    func testPushWithoutAnimationHasTheSameOrderInOneLayout() {
        // B1.23
        let stage = NavigationStage(logging: .everything)
        defer { stage.putAway() }
        stage.navigation.pushViewController(stage.b, animated: false)
        stage.log.note("- the call returns")
        stage.navigation.view.layoutIfNeeded()
        XCTAssertEqual(
            stage.log.text,
            """
            B.willMove(toParent: nav)
            - the call returns
            B.loadView
            B.viewDidLoad
            A.viewWillDisappear(false)
            B.viewWillAppear(false)
            willShow(B, false)
            B.viewIsAppearing(false)
            B.viewWillLayoutSubviews
            B.viewDidLayoutSubviews
            A.viewDidDisappear(false)
            B.viewDidAppear(false)
            B.didMove(toParent: nav)
            didShow(B, false)
            """)
        XCTAssertNil(stage.b.view.layer.animationKeys())
    }

    func testPopWithoutAnimationHasTheSameOrderInOneLayout() {
        // B1.23
        let stage = NavigationStage(showing: true, logging: .everything)
        defer { stage.putAway() }
        stage.navigation.popViewController(animated: false)
        stage.log.note("- the call returns")
        stage.navigation.view.layoutIfNeeded()
        XCTAssertEqual(
            stage.log.text,
            """
            B.willMove(toParent: nil)
            - the call returns
            B.viewWillDisappear(false)
            A.viewWillAppear(false)
            willShow(A, false)
            A.viewIsAppearing(false)
            A.viewWillLayoutSubviews
            A.viewDidLayoutSubviews
            B.viewDidDisappear(false)
            A.viewDidAppear(false)
            B.didMove(toParent: nil)
            didShow(A, false)
            """)
    }

    func testTheOutgoingScreenIsCalledFirstUnderACustomAnimatorToo() {
        // B1.22
        let stage = NavigationStage()
        defer { stage.putAway() }
        stage.delegate.animator = TestAnimator(stage.log)
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.waitForTheEnd()
        stage.log.note("- back again")
        stage.delegate.animator = TestAnimator(stage.log)
        stage.navigation.popViewController(animated: true)
        stage.waitForTheEnd()
        XCTAssertEqual(
            stage.log.lines.filter { $0.contains(".view") || $0.hasPrefix("-") }.joined(separator: "\n"),
            """
            A.viewWillDisappear(true)
            B.viewWillAppear(true)
            A.viewDidDisappear(true)
            B.viewDidAppear(true)
            - back again
            B.viewWillDisappear(true)
            A.viewWillAppear(true)
            B.viewDidDisappear(true)
            A.viewDidAppear(true)
            """)
    }

    func testTheFirstDisplayIsReportedInAWindowAndInATab() {
        // B1.29
        for isInTab in [false, true] {
            let log = CallLog()
            let delegate = LoggingNavigationDelegate(log)
            let navigation = UINavigationController(rootViewController: LoggingScreen("A", log, logging: .appearance))
            navigation.delegate = delegate
            let tabs = UITabBarController()
            if isInTab { tabs.viewControllers = [navigation] }
            let window = Device.show(isInTab ? tabs : navigation)
            let calls = log.lines.filter {
                $0.hasPrefix("willShow") || $0.hasPrefix("didShow") || $0.contains("Appear(")
            }
            // `didShow` comes once or twice.
            let expected = ["A.viewWillAppear(false)", "willShow(A, false)", "A.viewDidAppear(false)"]
            XCTAssertEqual(calls.filter { $0 != "didShow(A, false)" }, expected, "in a tab: \(isInTab)")
            XCTAssertTrue([1, 2].contains(calls.count - expected.count), "in a tab: \(isInTab)")
            XCTAssertEqual(calls.last, "didShow(A, false)", "in a tab: \(isInTab)")
            navigation.delegate = nil
            Device.put(away: window)
        }
    }

    private func noteCompletion(on stage: NavigationStage) {
        let log = stage.log
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in log.note("completion") }
    }
}
