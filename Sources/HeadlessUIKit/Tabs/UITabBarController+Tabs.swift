import Foundation

extension UITabBarController {
    /// Replaces the view controllers. On a phone, if there are more than five, all but the first four are listed in the
    /// More tab (B10.6).
    func replaceScreens(with new: [UIViewController], of objects: [UITab] = [], animated: Bool) {
        let former = list
        hold(new)
        own(objects)
        let isCrowded = traitCollection.userInterfaceIdiom == .phone && new.count > MoreTab.room
        let own = isCrowded ? Array(new.prefix(MoreTab.room - 1)) : new
        if isCrowded || showsMore { more.list(Array(new.dropFirst(own.count))) }
        replaceTabs(with: isCrowded ? own + [more.navigation] : own, insteadOf: former, animated: animated)
    }

    /// The items of the view controllers without a tab of their own.
    var listedItems: [UITabBarItem] {
        screens.filter { screen in !shownTabs.contains { $0 === screen } }.map(\.tabBarItem)
    }

    private func hold(_ screens: [UIViewController]) {
        list.screens.forEach { $0.barItems.tabs = nil }
        list.screens = screens
        screens.forEach { $0.barItems.tabs = self }
    }

    /// Replaces the tabs. The selected tab stays selected if it remains. Otherwise the tab at the same index is
    /// selected, or the first tab.
    private func replaceTabs(with new: [UIViewController], insteadOf former: TabList, animated: Bool) {
        settleChange()
        let old = shownTab
        let removed = shownTabs.filter { tab in !new.contains { $0 === tab } }
        let added = new.filter { tab in !shownTabs.contains { $0 === tab } }
        removed.forEach { $0.willMove(toParent: nil) }
        added.forEach(addChild)
        let place = list.selection ?? 0
        list.tabs = new
        list.selection =
            new.firstIndex { $0 === old } ?? (new.indices.contains(place) ? place : new.isEmpty ? nil : 0)
        showItems(animated: animated)
        guard let old, let selected = shownTab, old !== selected, animated, change == nil,
            animates(TabChange(from: old, to: selected, former: former, removed: removed, added: added))
        else {
            if old !== shownTab { exchange(old, with: shownTab) }
            return tellMoves(removed, added)
        }
    }

    private func showItems(animated: Bool) {
        tabBar.setItems(shownTabs.map(\.tabBarItem), animated: animated)
        tabBar.selectedItem = shownTab?.tabBarItem
    }

    func tellMoves(_ removed: [UIViewController], _ added: [UIViewController]) {
        removed.forEach { $0.removeFromParent() }
        added.forEach { $0.didMove(toParent: self) }
    }

    /// Lets the tabs that the running change replaces leave and come.
    func settleChange() {
        guard let change else { return }
        self.change?.removed = []
        self.change?.added = []
        tellMoves(change.removed, change.added)
    }

    /// Returns to the tabs before a change that is cancelled (B10.4). If they were replaced meanwhile, only the selection
    /// returns.
    func restore(_ change: TabChange) {
        if change.added.isEmpty && change.removed.isEmpty {
            list.selection = shownTabs.firstIndex { $0 === change.from } ?? list.selection
            tabBar.selectedItem = shownTab?.tabBarItem
        } else {
            hold(change.former.screens)
            own(change.former.objects)
            list = change.former
            showItems(animated: false)
            change.added.forEach { $0.willMove(toParent: nil) }
        }
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
