import UIKit
import XCTest

/// Tests changes to a stack that are requested while one of its transitions is running.
@preconcurrency
@MainActor
final class OverlappingChangeContractTests: ContractTestCase {
    func testPushDuringATransitionWaitsForItsEnd() {
        // B1.50
        let stage = NavigationStage()
        defer { stage.putAway() }
        stage.navigation.pushViewController(stage.b, animated: true)
        Device.wait(0.1)
        let c = stage.screen("C")
        stage.navigation.pushViewController(c, animated: true)
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a, stage.b])
        XCTAssertEqual(stage.log.count(of: "didShow(B, true)"), 0)
        stage.waitForTheEnd()
        stage.waitForTheEnd()
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a, stage.b, c])
        XCTAssertEqual(
            stage.log.lines.filter { $0.contains("Show") },
            ["willShow(B, true)", "didShow(B, true)", "willShow(C, true)", "didShow(C, true)"])
    }

    func testNewArrayDuringATransitionWaitsForItsEnd() {
        // B1.50
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        stage.navigation.popViewController(animated: true)
        Device.wait(0.1)
        let c = stage.screen("C")
        stage.navigation.setViewControllers([c], animated: false)
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a])
        stage.waitForTheEnd()
        stage.waitForTheEnd()
        XCTAssertEqual(stage.navigation.viewControllers, [c])
        XCTAssertNotNil(c.view.window)
    }

    func testPushDuringAModalTransitionWaitsForItsEnd() {
        // B1.50
        let stage = NavigationStage()
        defer { stage.putAway() }
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .overFullScreen
        stage.navigation.present(sheet, animated: true, completion: nil)
        Device.wait(0.1)
        stage.navigation.pushViewController(stage.b, animated: false)
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a])
        stage.waitForTheEnd()
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a, stage.b])
        stage.navigation.dismiss(animated: false, completion: nil)
        stage.waitForTheEnd()
    }

    func testTwoPushesInOneRunLoopTurnAreBothPerformed() {
        // B1.51
        let stage = NavigationStage()
        defer { stage.putAway() }
        let c = stage.screen("C")
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.navigation.pushViewController(c, animated: true)
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a, stage.b])
        stage.waitForTheEnd()
        stage.waitForTheEnd()
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a, stage.b, c])
        XCTAssertNotNil(c.view.window)
        XCTAssertNil(stage.b.view.window)
        XCTAssertEqual(
            stage.log.lines.filter { $0.contains(".view") }.joined(separator: "\n"),
            """
            A.viewWillDisappear(true)
            B.viewWillAppear(true)
            A.viewDidDisappear(true)
            B.viewDidAppear(true)
            B.viewWillDisappear(true)
            C.viewWillAppear(true)
            B.viewDidDisappear(true)
            C.viewDidAppear(true)
            """)
    }

    func testAPushDuringARunningPopIsPerformedAfterIt() {
        // B1.50, B1.52
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let c = stage.screen("C")
        stage.navigation.popViewController(animated: true)
        Device.wait(0.1)
        stage.navigation.pushViewController(c, animated: true)
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a])
        stage.waitForTheEnd()
        stage.waitForTheEnd()
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a, c])
        XCTAssertEqual(
            stage.log.text,
            """
            animationControllerFor(pop, B, A)
            B.viewWillDisappear(true)
            A.viewWillAppear(true)
            willShow(A, true)
            B.viewDidDisappear(true)
            A.viewDidAppear(true)
            didShow(A, true)
            animationControllerFor(push, A, C)
            A.viewWillDisappear(true)
            C.viewWillAppear(true)
            willShow(C, true)
            A.viewDidDisappear(true)
            C.viewDidAppear(true)
            didShow(C, true)
            """)
    }

    func testManyFastChangesLoseNothing() {
        // B1.52
        let stage = NavigationStage()
        defer { stage.putAway() }
        var pushed: [UIViewController] = []
        for number in 1...5 {
            let screen = stage.screen("\(number)")
            pushed.append(screen)
            stage.navigation.pushViewController(screen, animated: number.isMultiple(of: 2))
            Device.turn()
        }
        for _ in 1...5 { stage.waitForTheEnd() }
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a] + pushed)
        XCTAssertEqual(stage.navigation.viewControllers.filter { $0.viewIfLoaded?.window != nil }, [pushed[4]])
        for name in ["A", "1", "2", "3", "4", "5"] {
            for (will, did) in [("viewWillAppear", "viewDidAppear"), ("viewWillDisappear", "viewDidDisappear")] {
                let counts = [will, did].map { call in
                    stage.log.lines.filter { $0.hasPrefix("\(name).\(call)(") }.count
                }
                XCTAssertEqual(counts[0], counts[1], "\(will) of \(name)")
            }
        }
    }

    func testAChangeWithoutEffectDoesNotDelayTheNextOne() {
        // B1.51
        let stage = NavigationStage()
        defer { stage.putAway() }
        let c = stage.screen("C")
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.navigation.popToViewController(stage.b, animated: true)
        stage.navigation.setViewControllers([stage.a, stage.b], animated: true)
        stage.navigation.pushViewController(c, animated: true)
        stage.waitForTheEnd()
        stage.waitForTheEnd()
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a, stage.b, c])
    }

    func testPushFromACompletionBlockStartsTheNextTransition() {
        // B1.54
        let stage = NavigationStage()
        defer { stage.putAway() }
        let c = stage.screen("C")
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            stage.navigation.pushViewController(c, animated: true)
            XCTAssertEqual(stage.navigation.viewControllers, [stage.a, stage.b, c])
        }
        stage.waitForTheEnd()
        stage.waitForTheEnd()
        XCTAssertEqual(stage.log.lines.last, "didShow(C, true)")
        XCTAssertNotNil(c.view.window)
    }

    func testAPushInACompletionHandlerIsAnimated() {
        // B1.54
        let stage = NavigationStage()
        defer { stage.putAway() }
        let c = stage.screen("C")
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            stage.navigation.pushViewController(c, animated: true)
        }
        for _ in 0..<100 where !stage.navigation.viewControllers.contains(c) { Device.wait(0.02) }
        Device.wait(0.1)
        XCTAssertEqual(stage.navigation.transitionCoordinator?.isAnimated, true)
        XCTAssertEqual(stage.log.lines.last, "willShow(C, true)")
        stage.waitForTheEnd()
        XCTAssertEqual(stage.log.lines.last, "didShow(C, true)")
    }

    func testAPushDuringACancelledPopIsPerformedOnTheOldStack() {
        // B1.50
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.popInteractively(TestAnimator(), interaction)
        interaction.update(0.4)
        let c = stage.screen("C")
        stage.navigation.pushViewController(c, animated: false)
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a])
        interaction.cancel()
        stage.waitForTheEnd()
        stage.waitForTheEnd()
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a, stage.b, c])
    }
}
