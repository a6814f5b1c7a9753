package import UIKit

/// Records what a tab bar controller asks and tells about its tabs.
@MainActor
package final class TabListener: NSObject, UITabBarControllerDelegate {
    package private(set) var calls: [String] = []
    /// What the listener answers to each question.
    package var agrees = true

    package func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        calls.append("should \(tab.title)")
        return agrees
    }

    package func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        calls.append("should a view controller")
        return agrees
    }

    package func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
        calls.append("did \(selectedTab.title) after \(previousTab?.title ?? "none")")
    }

    package func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        calls.append("did a view controller")
    }
}
