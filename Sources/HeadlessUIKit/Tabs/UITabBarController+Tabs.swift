import Foundation

extension UITabBarController {
    /// Replaces the view controllers. On a phone, if there are more than five, all but the first four are listed in the
    /// More tab (B10.6).
    func replaceScreens(with new: [UIViewController], animated: Bool) {
        screens.forEach { $0.barItems.tabs = nil }
        screens = new
        new.forEach { $0.barItems.tabs = self }
        let isCrowded = traitCollection.userInterfaceIdiom == .phone && new.count > MoreTab.room
        let own = isCrowded ? Array(new.prefix(MoreTab.room - 1)) : new
        if isCrowded || showsMore { more.list(Array(new.dropFirst(own.count))) }
        replaceTabs(with: isCrowded ? own + [more.navigation] : own, animated: animated)
    }

    /// Replaces the tabs. The selected tab stays selected if it remains. Otherwise the tab at the same index is
    /// selected, or the first tab.
    private func replaceTabs(with new: [UIViewController], animated: Bool) {
        let old = shownTab
        let removed = shownTabs.filter { tab in !new.contains { $0 === tab } }
        let added = new.filter { tab in !shownTabs.contains { $0 === tab } }
        removed.forEach { $0.willMove(toParent: nil) }
        added.forEach(addChild)
        let place = selection ?? 0
        shownTabs = new
        selection = new.firstIndex { $0 === old } ?? (new.indices.contains(place) ? place : new.isEmpty ? nil : 0)
        tabBar.setItems(new.map(\.tabBarItem), animated: animated)
        tabBar.selectedItem = shownTab?.tabBarItem
        if old !== shownTab {
            if appearance == .appeared { switchAtOnce(old, shownTab) } else { showSelected() }
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
