import UIKit
import XCTest

/// Tests the delegate calls when another tab is selected by code.
@preconcurrency
@MainActor
final class TabSelectionContractTests: ContractTestCase {
    func testFirstTabIsSelectedAndShown() {
        let stage = TabStage()
        defer { stage.putAway() }
        XCTAssertEqual(stage.tabs.selectedIndex, 0)
        XCTAssertIdentical(stage.tabs.selectedViewController, stage.screens[0])
        XCTAssertIdentical(stage.tabs.tabBar.selectedItem, stage.screens[0].tabBarItem)
        XCTAssertEqual(stage.tabs.tabBar.items?.map(\.title), ["A", "B", "C"])
        XCTAssertEqual(stage.screens.map { $0.viewIfLoaded?.window != nil }, [true, false, false])
        XCTAssertIdentical(stage.screens[1].tabBarController, stage.tabs)
    }

    func testAStackInATabReportsItsFirstScreenWhenItFirstAppears() {
        // B1.29
        let log = CallLog()
        let delegate = PlainNavigationDelegate(log)
        let stacks = ["A", "B"].map { UINavigationController(rootViewController: LoggingScreen($0, CallLog())) }
        stacks.forEach { $0.delegate = delegate }
        let tabs = UITabBarController()
        tabs.viewControllers = stacks
        let window = Device.show(tabs)
        defer { Device.put(away: window) }
        Device.wait(1)
        XCTAssertEqual(withoutRepetition(log), ["willShow(A, false)", "didShow(A, false)"])
        log.clear()
        tabs.selectedIndex = 1
        Device.wait(1)
        XCTAssertEqual(withoutRepetition(log), ["willShow(B, false)", "didShow(B, false)"])
    }

    /// The lines of a log. `didShow` may be called twice (B1.29).
    private func withoutRepetition(_ log: CallLog) -> [String] {
        log.linesOfTabs.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    func testAnAnimatorIsRequestedForIndexAndScreenAndNilSwitchesAtOnce() {
        // B10.1, B10.2
        let stage = TabStage()
        defer { stage.putAway() }
        stage.tabs.selectedIndex = 1
        if !Device.dissolvesTabs { XCTAssertNil(stage.tabs.transitionCoordinator) }
        stage.waitForTheEnd()
        stage.tabs.selectedViewController = stage.screens[2]
        stage.waitForTheEnd()
        XCTAssertEqual(
            stage.log.linesOfTabs.joined(separator: "\n"),
            """
            animationControllerFor(A, B)
            A.viewWillDisappear(false)
            B.viewWillAppear(false)
            A.viewDidDisappear(false)
            B.viewDidAppear(false)
            animationControllerFor(B, C)
            B.viewWillDisappear(false)
            C.viewWillAppear(false)
            B.viewDidDisappear(false)
            C.viewDidAppear(false)
            """)
        XCTAssertEqual(stage.screens.map { $0.viewIfLoaded?.window != nil }, [false, false, true])
    }

    func testSelectedTabAgainByCodeDoesNothing() {
        // B10.2
        let stage = TabStage()
        defer { stage.putAway() }
        stage.tabs.selectedIndex = 0
        stage.waitForTheEnd()
        XCTAssertEqual(stage.log.text, "")
    }

    func testAnimatedChangeHasTheOrderOfAStack() {
        // B10.2
        let stage = TabStage()
        defer { stage.putAway() }
        stage.delegate.animator = TestAnimator(stage.log)
        stage.tabs.selectedIndex = 1
        stage.tabs.transitionCoordinator?.animate(alongsideTransition: nil) { [log = stage.log] context in
            log.note("completion(\(context.isCancelled))")
        }
        XCTAssertNotNil(stage.screens[1].transitionCoordinator)
        stage.waitForTheEnd()
        XCTAssertEqual(
            stage.log.text,
            """
            animationControllerFor(A, B)
            interactionControllerFor
            A.viewWillDisappear(true)
            B.viewWillAppear(true)
            transitionDuration
            animateTransition
            A.viewDidDisappear(true)
            B.viewDidAppear(true)
            completion(false)
            animationEnded(true)
            """)
        XCTAssertNil(stage.tabs.transitionCoordinator)
        XCTAssertNil(stage.screens[0].view.window)
    }

    func testTheIndexIsNewWhenTheAnimatorIsRequestedAndRestoredByACancel() {
        // B10.4, B2.31
        let stage = TabStage()
        defer { stage.putAway() }
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.delegate.animator = TestAnimator()
        stage.delegate.interaction = interaction
        var asked: Int?
        stage.delegate.insideQuery = { asked = stage.tabs.selectedIndex }
        stage.tabs.selectedIndex = 1
        Device.turn()
        XCTAssertEqual(asked, 1)
        interaction.update(0.4)
        Device.turn()
        interaction.cancel()
        stage.waitForTheEnd()
        XCTAssertEqual(stage.tabs.selectedIndex, 0)
        XCTAssertIdentical(stage.tabs.tabBar.selectedItem, stage.screens[0].tabBarItem)
        XCTAssertEqual(
            stage.log.lines.filter { $0.contains(".view") }.joined(separator: "\n"),
            """
            A.viewWillDisappear(true)
            B.viewWillAppear(true)
            B.viewWillDisappear(true)
            B.viewDidDisappear(true)
            A.viewWillAppear(true)
            A.viewDidAppear(true)
            """)
        XCTAssertNotNil(stage.screens[0].view.window)
        XCTAssertNil(stage.screens[1].view.window)
    }

    func testInteractiveChangeCanBeFinished() {
        // B10.4
        let stage = TabStage()
        defer { stage.putAway() }
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.delegate.animator = TestAnimator()
        stage.delegate.interaction = interaction
        stage.tabs.selectedIndex = 2
        Device.turn()
        interaction.update(0.6)
        Device.turn()
        interaction.finish()
        stage.waitForTheEnd()
        XCTAssertEqual(stage.tabs.selectedIndex, 2)
        XCTAssertNotNil(stage.screens[2].view.window)
        XCTAssertNil(stage.screens[0].view.window)
    }

    func testBarIsNotInTheContainerAndStays() {
        // B10.5
        let stage = TabStage()
        defer { stage.putAway() }
        let animator = TestAnimator()
        let bar = stage.tabs.tabBar
        let place = bar.frame
        var isInside: Bool?
        animator.atStart = { isInside = bar.isDescendant(of: $0.containerView) }
        stage.delegate.animator = animator
        stage.tabs.selectedIndex = 1
        Device.wait(0.2)
        XCTAssertEqual(isInside, false)
        XCTAssertEqual(bar.seenFrame, place)
        stage.waitForTheEnd()
    }

    func testNewListKeepsTheSelectedScreenOrItsPlace() {
        let stage = TabStage()
        defer { stage.putAway() }
        stage.tabs.selectedIndex = 1
        stage.waitForTheEnd()
        stage.tabs.viewControllers = [stage.screens[1], stage.screens[2]]
        XCTAssertEqual(stage.tabs.selectedIndex, 0)
        XCTAssertIdentical(stage.tabs.selectedViewController, stage.screens[1])
        XCTAssertNil(stage.screens[0].parent)
        stage.tabs.viewControllers = [stage.screens[2]]
        XCTAssertIdentical(stage.tabs.selectedViewController, stage.screens[2])
        stage.waitForTheEnd()
        XCTAssertNotNil(stage.screens[2].view.window)
        XCTAssertNil(stage.screens[1].view.window)
    }
}
