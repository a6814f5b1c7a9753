import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what Baton does in tabs that UIKit dissolves, with each answer to how it does (B28.1).
@MainActor
final class DissolvingTabsTests: GenerationTestCase {
    /// Runs a closure with each answer to whether UIKit dissolves tabs, and to what a tap in the middle does.
    private func withEachAnswer(_ body: (String) throws -> Void) throws {
        try body("never")
        try with("tabsDissolve") { dissolve in
            try body(dissolve)
            try with("tapsInTabChanges") { try body("\(dissolve) \($0)") }
        }
    }

    func testAnObservedTabBarControllerDissolvesAsWithoutBaton() async throws {
        try withEachAnswer { answer in
            let stand = try TabStage { $0.transitions = TabTransitions(forward: .system, back: .system) }
            let before = WindowDump(stand.stage.window)
            for index in [1, 2, 0] {
                stand.tap(index)
                stand.stage.advance(by: 0.2)
                try stand.stage.settle()
                XCTAssertEqual(stand.shown, stand.screens[index].title, answer)
            }
            XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], answer)
            expectRest(stand.stage, answer)
        }
    }

    /// A second tap in the middle is UIKit's. Whatever it does, one screen is seen at the end.
    func testATapInTheMiddleLeavesOneScreen() async throws {
        try withEachAnswer { answer in
            let stand = try TabStage { $0.transitions = TabTransitions(forward: .system, back: .slide) }
            stand.tap(1)
            stand.stage.advance(by: 0.1)
            stand.tap(0)
            stand.stage.advance(by: 0.1)
            stand.tap(2)
            try stand.stage.settle()
            XCTAssertEqual(stand.shown, stand.tabs.selectedViewController?.title, answer)
            XCTAssertEqual(stand.screens.map { $0.viewIfLoaded?.alpha ?? 1 }, [1, 1, 1], answer)
            expectRest(stand.stage, answer)
        }
    }

    /// The bar of a stack in a tab is carried by the stack, and not by the change of tabs.
    func testTheBarOfAStackIsRightAfterEachChange() async throws {
        try withEachAnswer { answer in
            for driver in [BarDriver.system, .slide] {
                let tabs = UITabBarController()
                let scene = try BarStage(driver, from: .halfSea, to: .ember) {
                    tabs.viewControllers = [$0, UIViewController()]
                    return tabs
                }
                try scene.arrive()
                for index in [1, 0] {
                    tabs.selectedIndex = index
                    scene.stage.advance(by: 0.2)
                    try scene.stage.settle()
                }
                scene.paint.assertClose(to: .ember, answer)
                scene.pop()
                tabs.selectedIndex = 1
                try scene.stage.settle()
                tabs.selectedIndex = 0
                try scene.stage.settle()
                XCTAssertEqual(scene.navigation.viewControllers.count, 1, answer)
                scene.paint.assertClose(to: .halfSea, answer)
            }
        }
    }

    /// A screen of a hosting controller, whose state comes late, in a tab that dissolves.
    func testTheStateOfAHostedScreenIsShown() async throws {
        try withEachAnswer { answer in
            let screen = HostingScreen("Hosted")
            screen.updates = [(.viewDidAppear, { $0.navigationItem.barState = .ember })]
            let hosting = UINavigationController(rootViewController: screen)
            hosting.transitions = .slide
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), hosting]
            let stage = Stage(root: tabs)
            try stage.settle()
            tabs.selectedIndex = 1
            try stage.settle()
            SeenPaint(hosting.view.barBackdrops.last).assertClose(to: .ember, answer)
        }
    }

    func testTheFocusIsOnTheScreenThatIsShown() async throws {
        defer { FocusAnswers.reset() }
        try with("tabsDissolve") { answer in
            for movesInTabs in [true, false] {
                HeadlessQuirks.tabChangesMoveFocus = movesInTabs
                let stand = try TabStage(FocusAnswers.device)
                for isImmediate in [true, false] {
                    stand.tabs.transitions = isImmediate ? .immediate : TabTransitions(forward: .system, back: .system)
                    for index in [1, 0] {
                        FocusAnswers.focusElement(of: stand.screens[1 - index])
                        stand.tabs.selectedIndex = index
                        try stand.stage.settle()
                        // UIKit announces its own changes, or nobody does.
                        let byBaton = isImmediate && !movesInTabs
                        if byBaton || movesInTabs { FocusAnswers.assertFocus(in: stand.screens[index], answer) }
                        XCTAssertEqual(FocusAnswers.posts(byUIKit: false), byBaton ? 1 : 0, answer)
                    }
                }
            }
        }
    }
}
