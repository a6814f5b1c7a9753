import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests the backgrounds of toolbar and tab bar, which are part of the same bar state.
@MainActor
final class BottomBarTests: GenerationTestCase {
    /// Toolbars and tab bars float above the content on iOS 26 and are left alone (B17.2, B17.70).
    override class var generations: [Int] { [18] }

    private static let red = UIColor(red: 1, green: 0.25, blue: 0, alpha: 1)
    private static let sea = UIColor(red: 0, green: 0.5, blue: 0.75, alpha: 1)
    private static let redPaint = SeenPaint(red: 1, green: 0.25, blue: 0, alpha: 1)
    private static let seaPaint = SeenPaint(red: 0, green: 0.5, blue: 0.75, alpha: 1)

    private func backdrop(of bar: UIView) -> (any BarBackdrop)? {
        bar.barBackdrops.first
    }

    func testTheToolbarsBackgroundBlendsWithTheScreens() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarScene(
                driver, from: BarState { $0.toolbarBackground = .color(Self.red) },
                to: BarState { $0.toolbarBackground = .color(Self.sea) })
            scene.navigation.isToolbarHidden = false
            scene.first.navigationItem.barState.tint = .white
            try scene.stage.settle()
            let toolbar: UIToolbar = scene.navigation.toolbar
            SeenPaint(backdrop(of: toolbar)).assertClose(to: Self.redPaint, within: 1e-6, "\(driver)")
            let place = try XCTUnwrap(backdrop(of: toolbar)).convert(toolbar.bounds, to: scene.stage.window)
            XCTAssertEqual(place.minY, toolbar.frame.minY, "\(driver)")
            XCTAssertEqual(backdrop(of: toolbar)?.frame.height, scene.stage.window.bounds.height - toolbar.frame.minY)
            scene.push()
            while scene.navigation.transitionCoordinator != nil {
                let part = 1 - Double(scene.popProgress)
                SeenPaint(backdrop(of: toolbar)).assertClose(
                    to: .between(Self.redPaint, Self.seaPaint, at: part), "\(driver) at \(part)")
                scene.stage.advance(by: 1.0 / 60)
            }
            try scene.stage.settle()
            SeenPaint(backdrop(of: toolbar)).assertClose(to: Self.seaPaint, within: 1e-6, "\(driver)")
        }
    }

    func testTheTabBarsBackgroundBlendsAndIsRestored() async throws {
        for driver in BarDriver.allCases {
            let tabs = UITabBarController()
            let scene = try BarScene(
                driver, from: BarState { $0.tabBarBackground = .color(Self.red) }, to: BarState(),
                root: {
                    tabs.viewControllers = [$0, UIViewController()]
                    return tabs
                })
            SeenPaint(backdrop(of: tabs.tabBar)).assertClose(to: Self.redPaint, within: 1e-6, "\(driver)")
            scene.push()
            scene.stage.advance(by: 0.1)
            let part = 1 - Double(scene.popProgress)
            XCTAssertEqual(SeenPaint(backdrop(of: tabs.tabBar)).alpha, 1 - part, accuracy: 0.01, "\(driver)")
            try scene.stage.settle()
            XCTAssertNil(backdrop(of: tabs.tabBar), "\(driver)")
            XCTAssertEqual(tabs.tabBar.standardAppearance, UITabBarAppearance(), "\(driver)")
            XCTAssertNil(tabs.tabBar.scrollEdgeAppearance, "\(driver)")
        }
    }

    /// Two stacks share one tab bar, and each shows its own background while it is visible.
    func testTheTabBarShowsTheBackgroundOfTheSelectedTabsStack() async throws {
        let tabs = UITabBarController()
        let other = UINavigationController(rootViewController: UIViewController())
        other.topViewController?.navigationItem.barState.tabBarBackground = .color(Self.sea)
        other.transitions = .slide
        let third = UIViewController()
        let scene = try BarScene(
            .slide, from: BarState { $0.tabBarBackground = .color(Self.red) }, to: BarState(),
            root: {
                tabs.viewControllers = [$0, other, third]
                return tabs
            })
        let expected: [(Int, SeenPaint?)] = [
            (0, Self.redPaint), (1, Self.seaPaint), (0, Self.redPaint), (2, nil), (1, Self.seaPaint), (2, nil),
            (0, Self.redPaint),
        ]
        for (index, paint) in expected {
            tabs.selectedIndex = index
            scene.stage.turn()
            if let paint {
                SeenPaint(backdrop(of: tabs.tabBar)).assertClose(to: paint, within: 1e-6, "tab \(index)")
            } else {
                XCTAssertNil(backdrop(of: tabs.tabBar), "tab \(index)")
                XCTAssertEqual(tabs.tabBar.standardAppearance, UITabBarAppearance())
            }
        }
    }

    func testACancelLeavesTheBottomBarsAsTheyWere() async throws {
        for driver in BarDriver.allCases {
            let tabs = UITabBarController()
            let scene = try BarScene(
                driver, from: BarState(),
                to: BarState {
                    $0.toolbarBackground = .color(Self.red)
                    $0.tabBarBackground = .clear
                },
                root: {
                    tabs.viewControllers = [$0]
                    return tabs
                })
            scene.navigation.isToolbarHidden = false
            try scene.arrive()
            let before = scene.dump
            scene.drivePop(to: 0.4)
            try scene.release(finishing: false)
            XCTAssertEqual(scene.dump.difference(from: before), [], "\(driver)")
        }
    }

    /// A stack ends above a tab bar that the app made opaque, whether or not Baton draws its background.
    func testATabBarThatWasOpaqueKeepsItsContentFrame() async throws {
        for driver in BarDriver.allCases {
            let tabs = UITabBarController()
            let other = UINavigationController(rootViewController: UIViewController())
            let opaque = UITabBarAppearance()
            opaque.configureWithOpaqueBackground()
            tabs.tabBar.scrollEdgeAppearance = opaque
            let scene = try BarScene(
                driver, from: BarState(), to: BarState { $0.tabBarBackground = .color(Self.red) },
                root: {
                    tabs.viewControllers = [$0, other]
                    return tabs
                })
            let height = 844 - tabs.tabBar.bounds.height
            XCTAssertEqual(scene.navigation.view.frame.height, height, "\(driver)")
            scene.push()
            while scene.navigation.transitionCoordinator != nil {
                XCTAssertEqual(scene.navigation.view.frame.height, height, "\(driver)")
                scene.stage.advance(by: 1.0 / 60)
            }
            try scene.stage.settle()
            XCTAssertEqual(scene.navigation.view.frame.height, height, "\(driver)")
            tabs.selectedIndex = 1
            try scene.stage.settle()
            XCTAssertEqual(other.view.frame.height, height, "\(driver)")
            XCTAssertEqual(scene.navigation.edgesForExtendedLayout, .all, "\(driver)")
            tabs.selectedIndex = 0
            try scene.stage.settle()
            XCTAssertEqual(scene.navigation.view.frame.height, height, "\(driver)")
            scene.pop()
            try scene.stage.settle()
            XCTAssertEqual(scene.navigation.view.frame.height, height, "\(driver)")
            XCTAssertEqual(scene.navigation.edgesForExtendedLayout, .all, "\(driver)")
        }
    }
}
