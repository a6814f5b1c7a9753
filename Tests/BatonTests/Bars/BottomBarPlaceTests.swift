import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests that the background of a toolbar or a tab bar moves with the bar, and appears only there.
@MainActor
final class BottomBarPlaceTests: GenerationTestCase {
    /// Toolbars and tab bars float above the content on iOS 26 and are left alone (B17.2, B17.70).
    override class var generations: [Int] { [18] }

    private static let red = UIColor(red: 1, green: 0.25, blue: 0, alpha: 1)

    /// An invisible stack changes its state, as all stacks do when a theme changes.
    func testATabThatIsNotSelectedLeavesTheTabBarAlone() async throws {
        let tabs = UITabBarController()
        let other = UINavigationController(rootViewController: UIViewController())
        other.transitions = .slide
        let scene = try BarScene(
            .slide, from: BarState { $0.tabBarBackground = .color(Self.red) }, to: BarState(),
            root: {
                tabs.viewControllers = [$0, other]
                return tabs
            })
        tabs.selectedIndex = 1
        try scene.stage.settle()
        tabs.selectedIndex = 0
        try scene.stage.settle()
        other.topViewController?.navigationItem.barState.tabBarBackground = .color(.green)
        try scene.stage.settle()
        XCTAssertEqual(tabs.tabBar.barBackdrops.map(\.backgroundColor), [Self.red])
    }

    /// UIKit moves the tab bar with the screen (B1.79). Its background must move with it.
    func testTheTabBarsColourGoesWhereTheTabBarGoes() async throws {
        for driver in BarDriver.allCases {
            let tabs = UITabBarController()
            let scene = try BarScene(
                driver, from: BarState(), to: BarState(),
                stackState: BarState { $0.tabBarBackground = .color(Self.red) },
                root: {
                    tabs.viewControllers = [$0, UIViewController()]
                    return tabs
                })
            scene.second.hidesBottomBarWhenPushed = true
            var largest: CGFloat = 0
            for step in [{ scene.push() }, { scene.pop() }] {
                step()
                while scene.navigation.transitionCoordinator != nil {
                    let colour = tabs.tabBar.barBackdrops.first?.layer.presentation()?.frame.minX ?? -1
                    largest = max(largest, abs(colour))
                    scene.stage.advance(by: 1.0 / 60)
                }
                try scene.stage.settle()
            }
            XCTAssertLessThan(largest, 1, "\(driver)")
        }
    }

    func testATabBarThatTheAppHidesAsAViewShowsNoColour() async throws {
        let tabs = UITabBarController()
        let scene = try BarScene(
            .slide, from: BarState { $0.tabBarBackground = .color(Self.red) }, to: BarState(),
            root: {
                tabs.viewControllers = [$0, UIViewController()]
                return tabs
            })
        tabs.tabBar.isHidden = true
        try scene.stage.settle()
        XCTAssertEqual(tabs.view.barBackdrops.count, 0, "what is beside the bar does not go with it")
        XCTAssertEqual(tabs.tabBar.barBackdrops.count, 1)
    }

    func testAHiddenToolbarIsRestoredWhenTransitionsAreRemoved() async throws {
        let scene = try BarScene(.slide, from: BarState { $0.toolbarBackground = .color(Self.red) }, to: BarState())
        scene.navigation.isToolbarHidden = false
        scene.first.navigationItem.barState.tint = .white
        try scene.stage.settle()
        scene.navigation.isToolbarHidden = true
        scene.navigation.transitions = nil
        try scene.stage.settle()
        XCTAssertEqual(scene.navigation.toolbar.standardAppearance, UIToolbarAppearance())
        XCTAssertEqual(scene.navigation.toolbar.barBackdrops.count, 0)
    }

    /// The toolbar disappears with one screen and reappears with the next, whose state does not mention it.
    func testAToolbarThatReappearsOnASystemScreenHasTheSystemBackground() async throws {
        let scene = try BarScene(.slide, from: BarState { $0.toolbarBackground = .color(Self.red) }, to: BarState())
        scene.navigation.isToolbarHidden = false
        scene.first.navigationItem.barState.tint = .white
        try scene.stage.settle()
        scene.push()
        scene.navigation.setToolbarHidden(true, animated: true)
        try scene.stage.settle()
        scene.navigation.setToolbarHidden(false, animated: true)
        try scene.stage.settle()
        XCTAssertEqual(scene.navigation.toolbar.standardAppearance, UIToolbarAppearance())
        XCTAssertEqual(
            scene.navigation.toolbar.barBackdrops.filter { $0.backgroundColor == Self.red && $0.alpha > 0 }.count, 0)
    }

    /// The state is set before the toolbar is shown.
    func testAToolbarThatIsShownLaterIsPainted() async throws {
        for animated in [false, true] {
            let scene = try BarScene(.slide, from: BarState { $0.toolbarBackground = .color(Self.red) }, to: BarState())
            scene.navigation.setToolbarHidden(false, animated: animated)
            try scene.stage.settle()
            XCTAssertEqual(
                scene.navigation.toolbar.barBackdrops.filter { $0.backgroundColor == Self.red }.count, 1,
                "\(animated)")
        }
    }

    /// Toolbar and colour are set together, after `willShow`.
    func testAToolbarShownAfterWillShowDoesNotJumpAtTheEnd() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarScene(driver, from: BarState(), to: BarState())
            let screen = HookScreen()
            screen.navigationItem.barState.toolbarBackground = .color(Self.red)
            screen.onIsAppearing = { [navigation = scene.navigation] in navigation.isToolbarHidden = false }
            scene.navigation.pushViewController(screen, animated: true)
            scene.stage.turn()
            var seen = 0
            while scene.navigation.transitionCoordinator != nil {
                scene.stage.advance(by: 1.0 / 60)
                seen +=
                    scene.navigation.toolbar.barBackdrops.filter { $0.backgroundColor == Self.red }.isEmpty ? 0 : 1
            }
            XCTAssertGreaterThan(seen, 5, "\(driver)")
        }
    }
}
