import Foundation

extension UITabBarController {
    /// The selected screen stays selected if it is still there, else what has its place, else the first.
    func replaceTabs(with new: [UIViewController], animated: Bool) {
        let old = selectedViewController
        let removed = tabs.filter { tab in !new.contains { $0 === tab } }
        let added = new.filter { tab in !tabs.contains { $0 === tab } }
        removed.forEach { $0.willMove(toParent: nil) }
        added.forEach(addChild)
        let place = selection ?? 0
        tabs = new
        selection = new.firstIndex { $0 === old } ?? (new.indices.contains(place) ? place : new.isEmpty ? nil : 0)
        tabBar.setItems(new.map(\.tabBarItem), animated: animated)
        tabBar.selectedItem = selectedViewController?.tabBarItem
        if old !== selectedViewController {
            if appearance == .appeared { switchAtOnce(old, selectedViewController) } else { showSelected() }
        }
        removed.forEach { $0.removeFromParent() }
        added.forEach { $0.didMove(toParent: self) }
    }
}

extension UIViewController {
    func needTabBarItem() -> UITabBarItem {
        if let item = barItems.tab { return item }
        let bottom = (self as? UINavigationController)?.viewControllers.first
        let item = UITabBarItem(title: title ?? bottom?.title, image: nil, tag: 0)
        barItems.tab = item
        return item
    }
}
