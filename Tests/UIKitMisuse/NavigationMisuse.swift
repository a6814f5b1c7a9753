import UIKit

/// Mistakes with bars and stacks that UIKit answers with an exception, and the stand-in by stopping.
@MainActor
public enum NavigationMisuse {
    /// Pushes an item on the bar of a navigation controller.
    public static func pushItemOnAManagedBar() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.pushItem(UINavigationItem(title: "A"), animated: false)
    }

    /// Gives the bar of a navigation controller a delegate of its own.
    public static func setTheDelegateOfAManagedBar() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.delegate = nil
    }

    /// Pushes a navigation controller.
    public static func pushANavigationController() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UINavigationController(rootViewController: UIViewController()), animated: false)
    }

    /// Selects a navigation controller that is under More.
    public static func selectAStackUnderMore() {
        let tabs = UITabBarController()
        tabs.viewControllers = (1...6).map { _ in UINavigationController(rootViewController: UIViewController()) }
        tabs.selectedIndex = 5
    }

    /// Selects a screen that is in no tab.
    public static func selectAStranger() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        tabs.selectedViewController = UIViewController()
    }
}
