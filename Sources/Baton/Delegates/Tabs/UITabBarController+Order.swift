import UIKit

extension UITabBarController {
    /// Returns whether the tab of one screen comes after that of another, or nil if one of the places is not known. The
    /// screens of other tabs are not asked for, because a tab creates its screen when it is.
    func isAfter(_ screen: UIViewController, _ other: UIViewController) -> Bool? {
        if let place = index(of: screen), let former = index(of: other), place != former { return place > former }
        guard #available(iOS 18, *), let place = path(to: screen), let former = path(to: other), place != former else {
            return nil
        }
        return former.lexicographicallyPrecedes(place)
    }

    /// The place of a screen among the view controllers of the tabs.
    private func index(of screen: UIViewController) -> Int? {
        viewControllers?.firstIndex(of: screen) ?? (screen === moreNavigationController ? Int.max : nil)
    }

    /// The index of the tab of a screen, after those of the groups around it from outside in.
    @available(iOS 18, *)
    private func path(to screen: UIViewController) -> [Int]? {
        guard let tab = tabs.groups.first(where: { $0.managingNavigationController === screen }) ?? screen.tab else {
            return nil
        }
        var siblings = tabs
        var path: [Int] = []
        for part in sequence(first: tab, next: \.parent).reversed() {
            guard let index = siblings.firstIndex(of: part) else { return nil }
            path.append(index)
            siblings = (part as? UITabGroup)?.children ?? []
        }
        return path
    }
}

@available(iOS 18, *)
extension [UITab] {
    /// The groups among these tabs and in them.
    @MainActor
    fileprivate var groups: [UITabGroup] {
        compactMap { $0 as? UITabGroup }.flatMap { [$0] + $0.children.groups }
    }
}
