import UIKit
import XCTest

/// Tests what happens when the view controllers of a tab bar controller are set while it is on screen.
@preconcurrency
@MainActor
final class TabReplacementContractTests: ContractTestCase {
    func testScreensThatComeInTheTurnOfTheControllerAppearWithIt() {
        // B12.5
        let log = CallLog()
        let window = Device.show(UIViewController())
        defer { Device.put(away: window) }
        let tabs = UITabBarController()
        window.rootViewController = tabs
        let screens = ["A", "B"].map { LoggingScreen($0, log) }
        tabs.viewControllers = screens
        Device.wait(0.1)
        XCTAssertEqual(log.text, "A.viewWillAppear(false)\nA.viewDidAppear(false)")
        log.clear()
        tabs.selectedIndex = 1
        Device.wait(1)
        XCTAssertEqual(
            log.linesOfTabs,
            [
                "A.viewWillDisappear(false)", "B.viewWillAppear(false)", "A.viewDidDisappear(false)",
                "B.viewDidAppear(false)",
            ])
    }

    func testScreensThatAreReplacedInTheTurnOfTheControllerDoNotAppear() {
        // B12.5
        let log = CallLog()
        let window = Device.show(UIViewController())
        defer { Device.put(away: window) }
        let (old, new) = (LoggingScreen("old", log), LoggingScreen("new", log))
        let tabs = UITabBarController()
        tabs.viewControllers = [old]
        window.rootViewController = tabs
        tabs.viewControllers = [new]
        Device.wait(0.1)
        XCTAssertEqual(
            log.lines.filter { $0.hasPrefix("new") }, ["new.viewWillAppear(false)", "new.viewDidAppear(false)"])
        XCTAssertEqual(log.count(of: "old.viewDidAppear(false)"), 0)
        XCTAssertEqual(log.count(of: "old.viewWillAppear(false)"), log.count(of: "old.viewDidDisappear(false)"))
        XCTAssertNil(old.viewIfLoaded?.window)
    }

    func testAnAnimatedReplacementAsksForAnAnimator() {
        // B10.1
        let stage = TabStage()
        defer { stage.putAway() }
        stage.delegate.animator = TestAnimator(stage.log)
        let d = LoggingScreen("D", stage.log)
        stage.tabs.setViewControllers([d], animated: true)
        XCTAssertNotNil(stage.tabs.transitionCoordinator)
        stage.waitForTheEnd()
        XCTAssertEqual(
            stage.log.text,
            """
            animationControllerFor(A, D)
            interactionControllerFor
            A.viewWillDisappear(true)
            D.viewWillAppear(true)
            transitionDuration
            animateTransition
            A.viewDidDisappear(true)
            D.viewDidAppear(true)
            animationEnded(true)
            """)
        XCTAssertNil(stage.screens[0].view.window)
        XCTAssertNil(stage.screens[0].parent)
        XCTAssertIdentical(d.view.window, stage.tabs.view.window)
    }

    func testAReplacementThatKeepsTheSelectedTabOrIsNotAnimatedAsksForNone() {
        // B10.1
        let stage = TabStage()
        defer { stage.putAway() }
        stage.delegate.animator = TestAnimator()
        stage.tabs.setViewControllers(Array(stage.screens.prefix(2)), animated: true)
        XCTAssertNil(stage.tabs.transitionCoordinator)
        stage.tabs.setViewControllers(Array(stage.screens.suffix(1)), animated: false)
        XCTAssertNil(stage.tabs.transitionCoordinator)
        XCTAssertEqual(stage.log.lines.filter { $0.hasPrefix("animationControllerFor") }, [])
        stage.waitForTheEnd()
    }

    func testACancelledReplacementLeavesTheFormerTabs() {
        // B10.4
        let stage = TabStage()
        defer { stage.putAway() }
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.delegate.animator = TestAnimator()
        stage.delegate.interaction = interaction
        let d = LoggingScreen("D", stage.log)
        stage.tabs.selectedIndex = 0
        stage.tabs.setViewControllers([d], animated: true)
        Device.turn()
        interaction.update(0.4)
        interaction.cancel()
        stage.waitForTheEnd()
        XCTAssertIdentical(stage.tabs.selectedViewController, stage.screens[0])
        XCTAssertEqual(stage.tabs.viewControllers, stage.screens)
        XCTAssertNotNil(stage.screens[0].view.window)
        XCTAssertNil(d.view.window)
        XCTAssertNil(d.parent)
        XCTAssertEqual(stage.screens.map(\.parent), [stage.tabs, stage.tabs, stage.tabs])
    }
}
