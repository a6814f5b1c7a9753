import UIKit

/// The tab to which a swipe leads: what it shows, and how it is selected.
@MainActor
struct TabNeighbour {
    let screen: UIViewController
    let select: () -> Void
}

extension UITabBarController {
    /// Returns the next tab that can be selected, in the order of the bar, or nil after the last one. A finger moves towards the
    /// leading edge for a later tab.
    func neighbour(towards edge: DirectionalEdge) -> TabNeighbour? {
        if #available(iOS 18, *), !tabs.isEmpty, let selectedTab {
            return neighbour(of: selectedTab, towards: edge)
        }
        let screens = screensInBar
        let place = screens.firstIndex { $0 === shownChild } ?? screens.endIndex
        let next = screens.following(place, towards: edge).first { $0.tabBarItem.isEnabled }
        return next.map { next in
            TabNeighbour(screen: next) { [unowned self] in selectedViewController = next }
        }
    }

    /// The child whose view is shown: the selected view controller, or the navigation controller of the More tab around it.
    var shownChild: UIViewController? {
        selectedViewController.flatMap { selected in
            sequence(first: selected, next: \.parent).first { $0.parent === self }
        }
    }

    /// The view controllers with a tab of their own, and that of the More tab.
    private var screensInBar: [UIViewController] {
        let all = viewControllers ?? []
        guard let items = tabBar.items, !items.isEmpty else { return all }
        let own = all.filter { screen in items.contains { $0 === screen.tabBarItem } }
        // The bar has items that do not tell whose they are.
        if own.isEmpty { return all }
        return own.count < all.count ? own + [moreNavigationController] : own
    }

    @available(iOS 18, *)
    private func neighbour(of tab: UITab, towards edge: DirectionalEdge) -> TabNeighbour? {
        let siblings = tab.parent?.children ?? tabs
        guard let place = siblings.firstIndex(of: tab) else { return nil }
        // A tab creates its screen when it is asked for it.
        for next in siblings.following(place, towards: edge) where !next.isHidden {
            if #available(iOS 18.4, *), !next.isEnabled { continue }
            guard let screen = next.viewController else { continue }
            return TabNeighbour(screen: screen) { [unowned self] in selectedTab = next }
        }
        return nil
    }
}

extension Array {
    /// The elements after a place, or those before it, the nearest first.
    fileprivate func following(_ place: Int, towards edge: DirectionalEdge) -> [Element] {
        edge == .leading ? Array(dropFirst(place + 1)) : prefix(place).reversed()
    }
}
