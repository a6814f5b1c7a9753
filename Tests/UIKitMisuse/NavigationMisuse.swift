import UIKit

/// Mistakes with bars and navigation stacks for which UIKit raises an exception, and the stand-in stops the process.
@MainActor
public enum NavigationMisuse {
    /// Pushes an item onto the bar of a navigation controller.
    public static func pushItemOnAManagedBar() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.pushItem(UINavigationItem(title: "A"), animated: false)
    }

    /// Sets the delegate of a navigation controller's bar.
    public static func setTheDelegateOfAManagedBar() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.delegate = nil
    }

    /// Pushes a navigation controller onto another one.
    public static func pushANavigationController() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UINavigationController(rootViewController: UIViewController()), animated: false)
    }

    /// Selects a navigation controller that is in the More list.
    public static func selectAStackUnderMore() {
        let tabs = UITabBarController()
        tabs.viewControllers = (1...6).map { _ in UINavigationController(rootViewController: UIViewController()) }
        tabs.selectedIndex = 5
    }

    /// Selects a view controller that is in no tab.
    public static func selectAStranger() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        tabs.selectedViewController = UIViewController()
    }
}
