import Foundation

extension UINavigationBar {
    /// The width of a search bar in the row of buttons and title. The true width is not known.
    private static let widthInRow: CGFloat = 240

    /// Shows the search bar of the top item and removes others.
    final func showSearch(of items: NavigationItems) {
        let wanted = searchBar(of: items)
        let stale = palettes.filter { $0.searchBar !== wanted || $0.searchBar.superview !== $0 }
        stale.forEach { $0.removeFromSuperview() }
        palettes.removeAll { stale.contains($0) }
        guard let wanted else { return }
        let palette = palettes.first ?? addPalette(wanted, items)
        palette.items = items
        palette.alpha = 1
        place(palette)
        bringSubviewToFront(palette)
        palette.layoutSubtree()
    }

    /// Adds the search bar that a move to other items shows.
    final func prepareSearch(of items: NavigationItems) {
        guard let wanted = searchBar(of: items), !palettes.contains(where: { $0.searchBar === wanted }) else { return }
        let palette = addPalette(wanted, items)
        palette.alpha = 0
        place(palette)
        palette.layoutSubtree()
    }

    /// Cross-fades to the search bar of other items.
    final func fadeSearch(to items: NavigationItems) {
        let wanted = searchBar(of: items)
        for palette in palettes { palette.alpha = palette.searchBar === wanted ? 1 : 0 }
    }

    /// Places the search bars. One that leaves keeps its place.
    final func layOutSearch() {
        palettes.forEach(place)
        if moving == nil { content?.searchWidth = searchWidth(of: shownItems) }
    }

    /// The width that a search bar in the row takes from the buttons.
    final func searchWidth(of items: NavigationItems) -> CGFloat {
        guard manager != nil, items.top?.searchPlace(with: traitCollection) == .inRow else { return 0 }
        return min(Self.widthInRow, bounds.width / 2)
    }

    private func searchBar(of items: NavigationItems) -> UISearchBar? {
        guard let manager, let item = items.top, let search = item.searchController else { return nil }
        return manager.searchPlace(of: item) == .toolbar ? nil : search.searchBar
    }

    private func addPalette(_ searchBar: UISearchBar, _ items: NavigationItems) -> SearchPalette {
        let palette = SearchPalette(searchBar, items)
        palettes.append(palette)
        addSubview(palette)
        return palette
    }

    private func place(_ palette: SearchPalette) {
        let metrics = metrics(for: palette.items)
        let inRow = searchWidth(of: palette.items)
        guard inRow > 0 else {
            palette.frame = CGRect(x: 0, y: metrics.searchTop, width: bounds.width, height: metrics.searchRoom)
            return
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        palette.frame = CGRect(
            x: isMirrored ? 0 : bounds.width - inRow, y: metrics.prompt, width: inRow, height: metrics.itemHeight)
    }
}
