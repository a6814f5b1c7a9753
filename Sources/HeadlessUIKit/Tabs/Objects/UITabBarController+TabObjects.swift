import Foundation

extension UITabBarController {
    /// Shows the view controllers of tabs.
    func showTabs(_ tabs: [UITab], animated: Bool) {
        let screens = tabs.filter { !$0.isHidden }.compactMap { tab in
            tab.shownController.map { screen in
                screen.tabBarItem = tab.item
                return screen
            }
        }
        replaceScreens(with: screens, of: tabs, animated: animated)
    }

    /// Shows the tabs again after one was hidden, or after a group has selected another child.
    func tabsHaveChanged() {
        showTabs(list.objects, animated: false)
    }

    /// Takes tabs in place of the former ones.
    func own(_ tabs: [UITab]) {
        list.objects.forEach { $0.owner = nil }
        list.objects = tabs
        tabs.forEach { $0.owner = self }
    }

    /// The tab at the top level that shows a view controller.
    func tabObject(showing screen: UIViewController?) -> UITab? {
        guard let screen else { return nil }
        return list.objects.first { !$0.isHidden && $0.shownController === screen }
    }

    func select(_ tab: UITab) {
        var child = tab
        while let group = child.parent {
            group.selectedChild = child
            child = group
        }
        guard list.objects.contains(where: { $0 === child }), !child.isHidden else { return }
        child.shownController.map(select)
    }

    // MARK: Taps

    /// Asks the delegate whether the user may select a view controller. A delegate with the method for tabs is asked of its tab alone
    /// (B28.12).
    func mayTap(_ screen: UIViewController) -> Bool {
        guard let delegate else { return true }
        if let tab = tabObject(showing: screen) {
            let byTab = OptionalMethod.ask(delegate) {
                delegate.tabBarController(self, shouldSelectTab: tab.selectedLeaf)
            }
            if let answer = byTab.value { return answer }
        }
        return delegate.tabBarController(self, shouldSelect: screen)
    }

    /// Tells the delegate that the user has selected a view controller. A delegate with the method for tabs is told of its tab alone.
    func tellTap(_ screen: UIViewController, insteadOf previous: UITab?) {
        guard let delegate else { return }
        if let tab = tabObject(showing: screen) {
            let byTab = OptionalMethod.ask(delegate) {
                delegate.tabBarController(self, didSelectTab: tab.selectedLeaf, previousTab: previous)
            }
            if byTab.isGiven { return }
        }
        delegate.tabBarController(self, didSelect: screen)
    }
}

extension UIViewController {
    /// The tab whose view controller this is, or contains this one.
    var tabAround: UITab? {
        let tabs = tabBarController?.list.objects ?? []
        for controller in sequence(first: self, next: \.parent) {
            if let tab = tabs.tab(of: controller) { return tab }
        }
        return nil
    }
}

extension [UITab] {
    /// Returns the tab of a view controller among these and those in groups.
    @MainActor
    fileprivate func tab(of controller: UIViewController) -> UITab? {
        for tab in self {
            if tab.hasProvided(controller) { return tab }
            if let found = (tab as? UITabGroup)?.children.tab(of: controller) { return found }
        }
        return nil
    }
}
