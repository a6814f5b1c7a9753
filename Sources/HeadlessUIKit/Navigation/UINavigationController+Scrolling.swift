import Foundation

extension UINavigationController {
    /// Returns the view controller of an item. It is on the stack or about to leave the stack.
    func screen(of item: UINavigationItem?) -> UIViewController? {
        guard let item else { return nil }
        // It is at the top in most cases.
        for child in children.reversed() where child.navigationItem === item { return child }
        return nil
    }

    /// Returns how much of an item's rows has collapsed by scrolling (B8.6). At first a search bar that hides has.
    func collapse(of item: UINavigationItem?, _ search: SearchRow) -> CGFloat {
        guard let screen = screen(of: item), let content = screen.observableScrollView(for: .top) else { return 0 }
        guard search == .hiding, item?.searchController?.hasSettled == false, willCollapse(above: content, of: screen)
        else { return content.barCollapse.distance }
        return search.hidingHeight
    }

    /// Whether the bar will collapse with content that may not be on screen yet.
    private func willCollapse(above content: UIScrollView, of screen: UIViewController) -> Bool {
        if HeadlessQuirks.hidingSearchBarsAreSeenAtFirst { return false }
        if screen.appearance == .appeared { return content.safeShare.top > 0 }
        return [.automatic, .always].contains(content.contentInsetAdjustmentBehavior) && extendsUnderBar(screen)
    }

    /// Returns the rows that collapse above a screen, if its scroll view adjusts its insets to the bar.
    func collapsingRows(of screen: UIViewController, following content: UIScrollView) -> NavigationBarMetrics? {
        guard !isNavigationBarHidden, content.safeShare.top > 0, let place = stack.index(of: screen) else { return nil }
        return navigationBar.metrics(for: .stack(stack[...place]))
    }

    /// Updates the bar for scrolled content. The search bar and the large title collapse and expand with the content, and
    /// the appearance depends on whether the content is at the scroll edge (B8.6, B8.40).
    func contentHasMoved(_ content: UIScrollView, of screen: UIViewController) {
        let rows = collapsingRows(of: screen, following: content)
        rows.map { settleSearch(of: screen.navigationItem, above: content, $0) }
        content.barCollapse.searchHeight = rows?.search.hidingHeight ?? 0
        let past = content.contentOffset.y + content.restingInset.top
        let collapse = rows?.collapse(after: past) ?? 0
        let slides = slideBar(with: content, of: screen)
        if collapse != content.barCollapse.distance || slides {
            content.barCollapse.distance = collapse
            if change == nil { placeBars() }
            screen.viewIfLoaded?.updateSafeArea()
            content.updateAdjustedInset()
        }
        if screen === topViewController { navigationBar.contentHasMoved() }
    }

    /// Makes the place where content first comes to rest the one below the hidden search bar. To see the search bar, a
    /// person pulls the content down.
    private func settleSearch(of item: UINavigationItem, above content: UIScrollView, _ rows: NavigationBarMetrics) {
        guard let search = item.searchController, !search.hasSettled, rows.search != .none else { return }
        search.hasSettled = true
        content.barCollapse.distance = rows.collapse
        content.knownInset = content.restingInset
    }

    /// Updates the bar for the content of the top view controller after titles or heights have changed.
    func followContent() {
        guard change == nil, let top = topViewController, let content = top.observableScrollView(for: .top),
            content.window != nil
        else { return }
        contentHasMoved(content, of: top)
        content.followBars()
    }
}
