import UIKit
import XCTest

/// Tests the tab bar above a stack that was built before a tab bar controller took it.
@preconcurrency
@MainActor
final class HidingBeforeTabsContractTests: ContractTestCase {
    func testAScreenThatWasPushedBeforeHidesTheBar() {
        // B1.79
        let (root, upper) = (UIViewController(), UIViewController())
        upper.hidesBottomBarWhenPushed = true
        let stack = UINavigationController(rootViewController: root)
        stack.pushViewController(upper, animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        let window = Device.show(tabs)
        defer { Device.put(away: window) }
        XCTAssertFalse(isBarSeen(in: tabs))
        stack.popViewController(animated: false)
        Device.wait(0.1)
        XCTAssertTrue(isBarSeen(in: tabs))
    }

    private func isBarSeen(in tabs: UITabBarController) -> Bool {
        let bar = tabs.tabBar
        guard !bar.isHidden, bar.superview != nil else { return false }
        return bar.convert(bar.bounds, to: nil).intersects(tabs.view.bounds.insetBy(dx: 1, dy: 1))
    }
}
