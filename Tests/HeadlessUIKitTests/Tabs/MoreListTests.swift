import UIKit
import XCTest

/// Tests the list of the More tab with taps.
@MainActor
final class MoreListTests: XCTestCase {
    private let tabs = UITabBarController()
    private let screens = (0..<7).map { number in
        let screen = UIViewController()
        screen.title = "\(number)"
        return screen
    }
    private let window = UIWindow(frame: UIScreen.main.bounds)

    override func setUp() async throws {
        TurnLoop.main.reset()
        tabs.viewControllers = screens
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
    }

    override func tearDown() async throws {
        window.isHidden = true
        window.rootViewController = nil
    }

    func testARowPushesItsScreenAndReselectingTheTabReturnsToTheList() async throws {
        // B10.6, B10.3
        let more = tabs.moreNavigationController
        let item = try XCTUnwrap(more.tabBarItem)
        HeadlessBars.tap(item, in: tabs.tabBar)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(tabs.selectedIndex, NSNotFound)
        tapRow(1)
        XCTAssertEqual(more.transitionCoordinator?.isAnimated, true)
        TurnLoop.main.advance(by: 1)
        XCTAssertIdentical(more.topViewController, screens[5])
        XCTAssertNotNil(screens[5].view.window)
        XCTAssertEqual(tabs.selectedIndex, 5)
        XCTAssertIdentical(screens[6].tabBarController, tabs)
        HeadlessBars.tap(item, in: tabs.tabBar)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(more.viewControllers.count, 1)
        tapRow(2)
        TurnLoop.main.advance(by: 1)
        XCTAssertIdentical(more.topViewController, screens[6])
    }

    func testFewerTabsRemoveTheMoreTabAndItsShownScreen() async {
        // B10.6
        tabs.selectedIndex = 6
        TurnLoop.main.advance(by: 0.1)
        tabs.viewControllers = Array(screens.prefix(6))
        TurnLoop.main.advance(by: 0.1)
        XCTAssertNil(screens[6].parent)
        XCTAssertNil(screens[6].tabBarController)
        XCTAssertEqual(tabs.moreNavigationController.viewControllers.count, 1)
        tabs.viewControllers = Array(screens.prefix(3))
        TurnLoop.main.advance(by: 0.1)
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["0", "1", "2"])
        XCTAssertNotNil(tabs.selectedViewController?.view.window)
        XCTAssertNil(tabs.moreNavigationController.parent)
    }

    /// The rows are below the bar, each 44 points high.
    private func tapRow(_ index: Int) {
        let top = tabs.moreNavigationController.navigationBar.convert(
            tabs.moreNavigationController.navigationBar.bounds, to: window
        ).maxY
        let point = CGPoint(x: 100, y: top + CGFloat(index) * 44 + 22)
        HeadlessTouches.began(finger: 1, at: point, in: window)
        HeadlessTouches.ended(finger: 1, in: window)
        TurnLoop.main.runTurn()
    }
}
