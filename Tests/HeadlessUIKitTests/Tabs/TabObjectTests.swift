import TestSupport
import UIKit
import XCTest

/// Tests tab bar controllers that have tabs in place of view controllers.
@MainActor
final class TabObjectTests: XCTestCase {
    override func setUp() async throws {
        await MainActor.run { TurnLoop.main.reset() }
    }

    private func tab(_ name: String) -> UITab {
        UITab(title: name, image: nil, identifier: name.lowercased()) { _ in UIViewController() }
    }

    private func shown(_ controller: UITabBarController) -> [String?] {
        controller.tabBar.items?.map(\.title) ?? []
    }

    func testTheBarShowsTheTabsAndTheFirstIsSelected() async {
        let tabs = [tab("A"), tab("B"), UISearchTab { _ in UIViewController() }]
        let controller = UITabBarController(tabs: tabs)
        XCTAssertEqual(shown(controller), ["A", "B", "Search"])
        XCTAssertEqual(controller.tabs, tabs)
        XCTAssertIdentical(controller.selectedTab, tabs[0])
        XCTAssertIdentical(controller.selectedViewController, tabs[0].viewController)
        XCTAssertIdentical(tabs[1].tabBarController, controller)
        XCTAssertIdentical(controller.tab(forIdentifier: "b"), tabs[1])
        XCTAssertNil(controller.tab(forIdentifier: "c"))
    }

    func testATabIsSelectedByCode() async {
        let tabs = [tab("A"), tab("B")]
        let controller = UITabBarController(tabs: tabs)
        controller.selectedTab = tabs[1]
        XCTAssertIdentical(controller.selectedTab, tabs[1])
        XCTAssertEqual(controller.selectedIndex, 1)
        XCTAssertIdentical(controller.tabBar.selectedItem, controller.tabBar.items?[1])
        controller.selectedTab = tab("Other")
        XCTAssertIdentical(controller.selectedTab, tabs[1])
    }

    func testTheProviderIsCalledOnceWithItsTab() async {
        var asked: [String] = []
        let tab = UITab(title: "A", image: nil, identifier: "a") {
            asked.append($0.identifier)
            return UIViewController()
        }
        let controller = UITabBarController(tabs: [tab])
        controller.tabs = [tab, self.tab("B")]
        XCTAssertNotNil(tab.viewController)
        XCTAssertEqual(asked, ["a"])
    }

    func testTheBarFollowsItsTabs() async {
        let tabs = [tab("A"), tab("B"), tab("C")]
        let controller = UITabBarController(tabs: tabs)
        tabs[1].title = "New"
        tabs[1].badgeValue = "2"
        tabs[1].isEnabled = false
        XCTAssertEqual(shown(controller), ["A", "New", "C"])
        XCTAssertEqual(controller.tabBar.items?[1].badgeValue, "2")
        XCTAssertEqual(controller.tabBar.items?[1].isEnabled, false)
        tabs[1].isHidden = true
        XCTAssertEqual(shown(controller), ["A", "C"])
        XCTAssertEqual(controller.tabs, tabs)
        tabs[1].isHidden = false
        XCTAssertEqual(shown(controller), ["A", "New", "C"])
    }

    func testAGroupShowsItsSelectedChild() async {
        let (first, second) = (tab("First"), tab("Second"))
        let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [first, second])
        group.defaultChildIdentifier = "second"
        let alone = tab("Alone")
        let controller = UITabBarController(tabs: [alone, group])
        XCTAssertEqual(shown(controller), ["Alone", "Group"])
        XCTAssertIdentical(first.parent, group)
        XCTAssertIdentical(first.tabBarController, controller)
        XCTAssertIdentical(controller.tab(forIdentifier: "first"), first)
        controller.selectedTab = group
        XCTAssertIdentical(controller.selectedTab, second)
        XCTAssertIdentical(controller.selectedViewController, second.viewController)
        controller.selectedTab = alone
        controller.selectedTab = first
        XCTAssertIdentical(group.selectedChild, first)
        XCTAssertIdentical(controller.selectedViewController, first.viewController)
        XCTAssertEqual(shown(controller), ["Alone", "Group"])
    }

    func testAGroupWithAViewControllerShowsThat() async {
        let group = UITabGroup(
            title: "Group", image: nil, identifier: "group", children: [tab("First")],
            viewControllerProvider: { _ in UIViewController() })
        let controller = UITabBarController(tabs: [group])
        XCTAssertIdentical(controller.selectedViewController, group.viewController)
        XCTAssertIdentical(controller.selectedTab, group)
    }

    private func show(_ controller: UITabBarController, delegate: any UITabBarControllerDelegate) -> UIWindow {
        controller.delegate = delegate
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        TurnLoop.main.runTurn()
        return window
    }

    func testATapAsksAndTellsTheDelegateOfTheTabAlone() async {
        // B28.12
        let tabs = [tab("A"), tab("B")]
        let controller = UITabBarController(tabs: tabs)
        let listener = TabListener()
        let window = show(controller, delegate: listener)
        let items = controller.tabBar.items ?? []
        HeadlessBars.tap(items[1], in: controller.tabBar)
        XCTAssertEqual(listener.calls, ["should B", "did B after A"])
        listener.agrees = false
        HeadlessBars.tap(items[0], in: controller.tabBar)
        XCTAssertEqual(listener.calls.dropFirst(2), ["should A"])
        XCTAssertIdentical(controller.selectedTab, tabs[1])
        window.isHidden = true
    }

    func testATapAsksADelegateWithoutTheMethodForTabsOfTheViewController() async {
        // B28.12
        let tabs = [tab("A"), tab("B")]
        let controller = UITabBarController(tabs: tabs)
        let listener = ScreenListener()
        let window = show(controller, delegate: listener)
        let items = controller.tabBar.items ?? []
        HeadlessBars.tap(items[1], in: controller.tabBar)
        XCTAssertEqual(listener.asked, [tabs[1].viewController])
        XCTAssertEqual(listener.told, [tabs[1].viewController])
        listener.agrees = false
        HeadlessBars.tap(items[0], in: controller.tabBar)
        XCTAssertEqual(listener.asked, [tabs[1].viewController, tabs[0].viewController])
        XCTAssertEqual(listener.told, [tabs[1].viewController])
        XCTAssertIdentical(controller.selectedTab, tabs[1])
        window.isHidden = true
    }

    func testViewControllersTakeThePlaceOfTabs() async {
        let tab = tab("A")
        let controller = UITabBarController(tabs: [tab])
        controller.viewControllers = [UIViewController()]
        XCTAssertEqual(controller.tabs, [])
        XCTAssertNil(controller.selectedTab)
        XCTAssertNil(tab.tabBarController)
    }

    func testWhatViewControllersIsBesideTabsIsASwitch() async {
        let controller = UITabBarController(tabs: [tab("A"), tab("B")])
        XCTAssertEqual(controller.viewControllers?.count, 2)
        HeadlessQuirks.tabsFillViewControllers = false
        defer { HeadlessQuirks.tabsFillViewControllers = true }
        XCTAssertNil(controller.viewControllers)
        XCTAssertEqual(controller.selectedIndex, 0)
    }
}

/// Records of which view controllers it is asked and told, and implements no method for tabs.
private final class ScreenListener: NSObject, UITabBarControllerDelegate {
    var asked: [UIViewController?] = []
    var told: [UIViewController?] = []
    var agrees = true

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        asked.append(viewController)
        return agrees
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        told.append(viewController)
    }
}
