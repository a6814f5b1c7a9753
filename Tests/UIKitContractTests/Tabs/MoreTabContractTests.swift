import UIKit
import XCTest

/// Tests a tab bar controller with more screens than fit in a phone's tab bar.
@preconcurrency
@MainActor
final class MoreTabContractTests: ContractTestCase {
    func testOnAPhoneTheBarHasFourTabsAndMore() throws {
        // B10.6
        let scene = try CrowdedScene(6)
        defer { scene.putAway() }
        XCTAssertEqual(scene.tabs.viewControllers, scene.screens)
        let items = scene.tabs.tabBar.items ?? []
        XCTAssertEqual(items.count, 5)
        XCTAssertEqual(items.prefix(4).map(\.title), ["0", "1", "2", "3"])
        XCTAssertIdentical(items.last, scene.more.tabBarItem)
        XCTAssertEqual(scene.tabs.selectedIndex, 0)
    }

    func testFiveTabsFit() throws {
        // B10.6
        let scene = try CrowdedScene(5)
        defer { scene.putAway() }
        XCTAssertEqual(scene.tabs.tabBar.items?.map(\.title), ["0", "1", "2", "3", "4"])
    }

    func testAScreenUnderMoreThatIsSelectedByCodeIsPushedThere() throws {
        // B10.6
        let scene = try CrowdedScene(6)
        defer { scene.putAway() }
        scene.tabs.selectedIndex = 5
        Device.wait(1)
        XCTAssertIdentical(scene.more.topViewController, scene.screens[5])
        XCTAssertEqual(scene.more.viewControllers.count, 2)
        XCTAssertNotNil(scene.screens[5].view.window)
        XCTAssertNil(scene.screens[0].view.window)
        XCTAssertIdentical(scene.tabs.tabBar.selectedItem, scene.more.tabBarItem)
        XCTAssertIdentical(scene.tabs.selectedViewController, scene.screens[5])
        XCTAssertEqual(scene.tabs.selectedIndex, 5)
        XCTAssertIdentical(scene.screens[5].tabBarController, scene.tabs)
        scene.tabs.selectedViewController = scene.screens[4]
        Device.wait(1)
        XCTAssertIdentical(scene.more.topViewController, scene.screens[4])
        XCTAssertEqual(scene.tabs.selectedIndex, 4)
        scene.tabs.selectedIndex = 1
        Device.wait(1)
        XCTAssertNotNil(scene.screens[1].view.window)
        XCTAssertNil(scene.screens[4].view.window)
    }

    func testTheMoreControllerIsNotOneOfTheScreens() throws {
        // B10.6
        let scene = try CrowdedScene(6)
        defer { scene.putAway() }
        scene.tabs.selectedViewController = scene.more
        Device.wait(1)
        XCTAssertEqual(scene.tabs.selectedIndex, NSNotFound)
        XCTAssertIdentical(scene.tabs.selectedViewController, scene.more)
        XCTAssertEqual(scene.more.viewControllers.count, 1)
        XCTAssertNotNil(scene.more.view.window)
    }
}

/// A tab bar controller with a given number of screens, on a phone.
@MainActor
private final class CrowdedScene {
    let tabs = UITabBarController()
    let screens: [UIViewController]
    private let window: UIWindow

    var more: UINavigationController { tabs.moreNavigationController }

    init(_ count: Int) throws {
        guard UIScreen.main.traitCollection.userInterfaceIdiom == .phone else { throw XCTSkip("This is of phones.") }
        screens = (0..<count).map { number in
            let screen = UIViewController()
            screen.title = "\(number)"
            return screen
        }
        tabs.viewControllers = screens
        window = Device.show(tabs)
    }

    func putAway() {
        Device.put(away: window)
    }
}
