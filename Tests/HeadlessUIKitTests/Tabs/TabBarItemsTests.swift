import UIKit
import XCTest

/// Tests the switch for which items the bar of a tab bar controller has.
@MainActor
final class TabBarItemsTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.itemsOfTabBars = .ofTabs }
    }

    func testTheBarHasTheItemsOfTheTabsOrMoreOrOthers() async {
        HeadlessDevice.current = .phone
        let screens = (0..<6).map { _ in UIViewController() }
        for (number, screen) in screens.enumerated() { screen.title = "\(number)" }
        let controller = UITabBarController()
        controller.viewControllers = screens
        let expected: [(HeadlessQuirks.ItemsOfTabBars, [String], Int)] = [
            (.ofTabs, ["0", "1", "2", "3", "More"], 4),
            (.ofListedScreensToo, ["0", "1", "2", "3", "More", "4", "5"], 6),
            (.ofTheBar, ["0", "1", "2", "3", "More"], 0),
        ]
        for (answer, titles, own) in expected {
            HeadlessQuirks.itemsOfTabBars = answer
            let items = controller.tabBar.items ?? []
            XCTAssertEqual(items.map { $0.title ?? "-" }, titles, "\(answer)")
            let known = screens.filter { screen in items.contains { $0 === screen.tabBarItem } }
            XCTAssertEqual(known.count, own, "\(answer)")
        }
    }
}
