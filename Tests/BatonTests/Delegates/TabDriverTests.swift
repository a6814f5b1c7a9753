import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the driver of tabs: when it is the delegate, which calls it answers, and where its recognizers are.
@MainActor
final class TabDriverTests: GenerationTestCase {
    private func driver(_ stand: TabStage) throws -> TabTransitionDriver {
        try XCTUnwrap(TabTransitionDriver.driver(of: stand.tabs))
    }

    private func animator(_ driver: TabTransitionDriver, _ stand: TabStage, to screen: UIViewController? = nil)
        -> (any UIViewControllerAnimatedTransitioning)?
    {
        driver.tabBarController(
            stand.tabs, animationControllerForTransitionFrom: stand.screens[0], to: screen ?? stand.screens[1])
    }

    // MARK: The delegate

    /// UIKit learns when a delegate is set which methods it has. Baton therefore sets it again, but never during a change.
    func testAnotherDelegateOfTheAppIsAnnouncedBetweenChanges() async throws {
        let (first, second) = (HandWrittenTabDelegate(), HandWrittenTabDelegate())
        let tabs = CountingTabBarController()
        tabs.viewControllers = [TestScreen("A"), TestScreen("B")]
        tabs.transitions = .slideAcross
        let stage = Stage(root: tabs)
        try stage.settle()
        tabs.sets = 0
        tabs.transitions = .slideAcross
        XCTAssertEqual(tabs.sets, 0, "the methods are the same")
        tabs.transitions = TabTransitions(.slideAcross).forwardedDelegate(first)
        XCTAssertEqual(tabs.sets, 2, "nil and back, at once")
        tabs.selectedIndex = 1
        stage.advance(by: 0.1)
        XCTAssertEqual(first.takeCalls(), ["animator A to B", "interaction for TransitionAnimator"])
        tabs.transitions = TabTransitions(.slideAcross).forwardedDelegate(second)
        XCTAssertEqual(tabs.sets, 2, "a change is running")
        try stage.settle()
        XCTAssertEqual(tabs.sets, 4)
        tabs.selectedIndex = 0
        try stage.settle()
        XCTAssertEqual(first.takeCalls(), [])
        XCTAssertEqual(second.takeCalls(), ["animator B to A", "interaction for TransitionAnimator"])
    }

    /// An app's proxy may still forward to it. The app's own animator is then the only one.
    func testADriverWhoseTransitionsAreGoneBringsNoAnimator() async throws {
        let app = HandWrittenTabDelegate()
        let stand = try TabStage {
            $0.delegate = app
            $0.transitions = .slideAcross
        }
        let driver = try driver(stand)
        stand.tabs.transitions = nil
        XCTAssertNil(animator(driver, stand))
        XCTAssertEqual(driver.decisions, [])
        app.animator = TransitionAnimator(.fade, for: .tabForward)
        XCTAssertIdentical(animator(driver, stand), app.animator)
    }

    /// UIKit may show a screen that is in none of the tabs. Only the app can know how.
    func testTheAppAnimatesAScreenThatIsInNoTab() async throws {
        let app = HandWrittenTabDelegate(TransitionAnimator(.fade, for: .tabForward))
        let stand = try TabStage {
            $0.delegate = app
            $0.transitions = .slideAcross
        }
        XCTAssertIdentical(animator(try driver(stand), stand, to: TestScreen("Other")), app.animator)
    }

    // MARK: Selections

    /// A selection that the app refuses interrupts nothing.
    func testOnlyASelectionThatTheAppAllowsEndsAChangeThatRuns() async throws {
        for allows in [true, false] {
            let app = HandWrittenTabDelegate()
            let stand = try TabStage {
                $0.delegate = app
                $0.transitions = .slideAcross
            }
            stand.tabs.selectedIndex = 1
            stand.stage.advance(by: 0.1)
            app.allows = allows
            XCTAssertEqual(try driver(stand).tabBarController(stand.tabs, shouldSelect: stand.screens[2]), allows)
            XCTAssertEqual(stand.tabs.transitionCoordinator == nil, allows)
            try stand.stage.settle()
            XCTAssertEqual(stand.shown, "B")
        }
    }

    /// From iOS 18 on UIKit asks about tabs. Without an answer of the app's each may be selected.
    func testASelectionOfATabEndsAChangeThatRuns() async throws {
        let screens = ["A", "B", "C"].map { TestScreen($0) }
        let tabs = screens.map { screen in
            UITab(title: screen.title ?? "", image: nil, identifier: screen.title ?? "") { _ in screen }
        }
        let controller = UITabBarController(tabs: tabs)
        controller.transitions = .slideAcross
        let stage = Stage(root: controller)
        try stage.settle()
        controller.selectedTab = tabs[1]
        stage.advance(by: 0.1)
        XCTAssertNotNil(controller.transitionCoordinator)
        let driver = try XCTUnwrap(TabTransitionDriver.driver(of: controller))
        XCTAssertTrue(driver.tabBarController(controller, shouldSelectTab: tabs[2]))
        XCTAssertNil(controller.transitionCoordinator)
        try stage.settle()
        XCTAssertIdentical(controller.selectedTab, tabs[1])
    }

    /// UIKit asks whether the driver has a method before it calls it. A tap is always asked for, because it ends a running change.
    /// The method for tabs would be asked in its place, so it is the app's alone (B28.12).
    func testATapIsAskedForWithoutADelegateOfTheApps() async throws {
        let stand = try TabStage { $0.transitions = .slideAcross }
        let driver = try driver(stand)
        let rows: [(selector: String, without: Bool?, with: Bool?)] = [
            ("tabBarController:shouldSelectViewController:", true, true),
            ("tabBarController:animationControllerForTransitionFromViewController:toViewController:", true, true),
            ("tabBarController:interactionControllerForAnimationController:", true, true),
            ("tabBarController:shouldSelectTab:", false, true),
            ("tabBarController:didSelectTab:previousTab:", false, true),
            ("tabBarController:didSelectViewController:", false, true),
            ("tabBarControllerSupportedInterfaceOrientations:", false, true), ("description", nil, nil),
        ]
        for row in rows {
            XCTAssertEqual(driver.implements(row.selector) { _ in true }, row.without, row.selector)
        }
        let app = HandWrittenTabDelegate()
        stand.tabs.transitions = TabTransitions(.slideAcross).forwardedDelegate(app)
        for row in rows {
            XCTAssertEqual(driver.implements(row.selector) { $0 === app }, row.with, row.selector)
        }
    }

    /// Whatever UIKit does with a tap in the middle of a change, the tabs are at rest before it does.
    func testATapOnAnotherTabEndsAChangeThatRuns() async throws {
        for answer in [HeadlessQuirks.SelectionsInTabChanges.wait, .endTheChange] {
            HeadlessQuirks.tapsInTabChanges = answer
            defer { HeadlessQuirks.tapsInTabChanges = .areIgnored }
            var calls: [String] = []
            let stand = try TabStage(setUp: { $0.transitions = .slideAcross }, saying: { calls.append($0) })
            stand.tap(1)
            stand.stage.advance(by: 0.1)
            calls = []
            stand.tap(2)
            XCTAssertTrue(calls.starts(with: ["A did disappear", "B did appear"]), "\(answer) \(calls)")
            try stand.stage.settle()
            XCTAssertEqual(stand.shown, "C", "\(answer)")
        }
    }

    /// No change follows a tap on the tab that is chosen already.
    func testATapOnTheTabThatComesLeavesTheChangeAlone() async throws {
        for usesTabs in [true, false] {
            let screens = ["A", "B"].map { TestScreen($0) }
            let controller = UITabBarController()
            controller.viewControllers = usesTabs ? nil : screens
            if usesTabs {
                controller.tabs = screens.map { screen in
                    UITab(title: screen.title ?? "", image: nil, identifier: screen.title ?? "") { _ in screen }
                }
            }
            controller.transitions = .slideAcross
            let stage = Stage(.phone, root: controller)
            try stage.settle()
            controller.selectedIndex = 1
            stage.advance(by: 0.1)
            let before = screens[1].view.seenFrame.minX
            XCTAssertGreaterThan(before, 50)
            let item = try XCTUnwrap(screens[1].tabBarItem)
            HeadlessBars.tap(item, in: controller.tabBar)
            XCTAssertEqual(screens[1].view.seenFrame.minX, before)
            stage.advance(by: 1.0 / 60)
            XCTAssertGreaterThan(screens[1].view.seenFrame.minX, 10, "it goes on")
            try stage.settle()
            XCTAssertEqual(controller.selectedIndex, 1)
        }
    }

    // MARK: Recognizers

    private func swipe(_ stand: TabStage) throws {
        stand.stage.finger.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 30, y: 302), in: 0.2)
        try stand.stage.settle()
    }

    /// Without animators there is nothing to catch. A swipe that could not animate says so.
    func testWhereUIKitAnimatesThereIsOnlyTheSwipe() async throws {
        let systems = TabTransitions(forward: .system, back: .system)
        for swipes in [false, true] {
            let stand = try TabStage()
            let before = stand.tabs.view.gestureRecognizers?.count ?? 0
            stand.tabs.transitions = swipes ? systems.swipe() : systems
            if !swipes { XCTAssertEqual(stand.tabs.view.gestureRecognizers?.count ?? 0, before) }
            try swipe(stand)
            XCTAssertEqual(stand.shown, "A")
            XCTAssertEqual(
                try driver(stand).decisions,
                swipes ? ["the swipe did not begin: UIKit animates this change"] : [])
        }
    }

    /// Nothing tells of a delegate that the app sets later, until a finger comes.
    func testAnotherDelegateEndsTheSwipe() async throws {
        let stand = try TabStage { $0.transitions = .slideAcross.swipe() }
        let driver = try driver(stand)
        let app = HandWrittenTabDelegate()
        stand.tabs.delegate = app
        try swipe(stand)
        XCTAssertEqual(stand.shown, "A")
        XCTAssertEqual(driver.decisions, ["the swipe did not begin: another delegate was set"])
        XCTAssertNil(driver.swipeRecognizer.view)
        XCTAssertEqual(stand.tabs.view.gestureRecognizers?.count ?? 0, 0)
        XCTAssertIdentical(stand.tabs.delegate, app)
    }
}

/// Counts how often its delegate is set.
private final class CountingTabBarController: UITabBarController {
    var sets = 0

    override var delegate: (any UITabBarControllerDelegate)? {
        get { super.delegate }
        set {
            sets += 1
            super.delegate = newValue
        }
    }
}
