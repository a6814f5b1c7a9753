import Baton
import UIKit

extension Demo {
    /// Tabs whose screens slide side by side.
    public static let tabs = Demo(
        name: "Tabs", summary: "The screens of the tabs stand side by side, in the order of the tabs."
    ) {
        let list = ListScreen(title: "Trees", rows: trees)
        let detail = oak()
        list.tabBarItem = UITabBarItem(title: "Trees", image: nil, tag: 0)
        detail.tabBarItem = UITabBarItem(title: "Oak", image: nil, tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [list, detail]
        tabs.transitions = .slide
        return tabs
    }
}
