import Foundation

/// The heights of a navigation bar's rows, from top to bottom.
struct NavigationBarMetrics: Equatable {
    /// The height of the prompt, above everything else (B8.3).
    var prompt: CGFloat = 0
    /// The height of the row of buttons and title.
    var row: CGFloat
    /// The height of the buttons, at the top of the row (B17.50).
    var itemHeight: CGFloat
    /// The height of the large title (B8.2).
    var largeTitle: CGFloat = 0
    /// The search bar, below everything else (B8.5).
    var search = SearchRow.none
    /// How much of the rows has collapsed by scrolling. It is negative while the content is pulled down (B8.6).
    var collapse: CGFloat = 0
    /// The vertical bar that takes the items with symbols, if there is one.
    var verticalBar: VerticalBar?

    var largeRoom: CGFloat { largeTitle == 0 ? 0 : max(0, largeTitle - (collapse - hiddenSearch)) }
    var searchRoom: CGFloat { search.height - hiddenSearch }
    var height: CGFloat { searchTop + searchRoom }
    /// The height without the large title and the search bar.
    var upperHeight: CGFloat { prompt + row }
    var searchTop: CGFloat { upperHeight + largeRoom }
    /// The height of what has a background in the iOS 26 design, which ends above a large title (B17.41).
    var backgroundHeight: CGFloat { largeRoom > 0 ? upperHeight : height }

    /// The search bar collapses first, then the large title.
    private var hiddenSearch: CGFloat { min(max(0, collapse), search.hidingHeight) }
    private var collapsibleHeight: CGFloat { search.hidingHeight + largeTitle }

    /// Returns how much collapses when the content has moved away from its start. Only a large title grows when the
    /// content is pulled down.
    func collapse(after past: CGFloat) -> CGFloat {
        guard collapsibleHeight > 0 else { return 0 }
        return min(collapsibleHeight, largeTitle > 0 ? past : max(0, past))
    }

    /// Returns a distance of the content from its start at which no row is partly collapsed.
    func snapped(_ past: CGFloat) -> CGFloat {
        guard past > 0, past < collapsibleHeight else { return past }
        return [collapsibleHeight, search.hidingHeight, 0].min { abs($0 - past) < abs($1 - past) } ?? past
    }
}

extension UINavigationBar {
    final func metrics(for items: NavigationItems) -> NavigationBarMetrics {
        let verticalBar = verticalBar(showing: items)
        let row = NavigationBarRow.row(
            in: verticalBar == nil ? place : .besideVerticalBar, of: HeadlessDevice.hasGlass ? .glass : .classic)
        let search = searchRow(of: items.top)
        guard search != .alone else {
            return NavigationBarMetrics(row: 0, itemHeight: row.itemHeight, search: .alone, verticalBar: verticalBar)
        }
        let isLarge = isLarge(showing: items)
        let collapses = isLarge || search == .hiding
        return NavigationBarMetrics(
            prompt: items.top?.prompt == nil ? 0 : 30, row: row.height, itemHeight: row.itemHeight,
            largeTitle: isLarge ? 52 : 0, search: search,
            collapse: collapses ? manager?.collapse(of: items.top, search) ?? 0 : 0,
            verticalBar: verticalBar)
    }

    private func searchRow(of item: UINavigationItem?) -> SearchRow {
        guard let item, item.searchController != nil, manager != nil else { return .none }
        return item.searchRow(with: traitCollection)
    }

    /// Where the bar is: on a phone in portrait or landscape, on a pad, or in a sheet.
    private var place: NavigationBarRow.Place {
        let traits = traitCollection
        if traits.verticalSizeClass == .compact { return .compact }
        let isPad = traits.userInterfaceIdiom == .pad
        switch manager?.activePresentationController?.presentationStyle {
        case .pageSheet where !isPad, .formSheet: return .sheet
        default: return isPad ? .pad : .phone
        }
    }

    /// Whether the top item has a large title. In the automatic display mode an item follows the item before it
    /// (B8.23).
    private func isLarge(showing items: NavigationItems) -> Bool {
        guard prefersLargeTitles, !isCompact, items.count > 0 else { return false }
        var depth = 0
        while let item = items[depth: depth], item.largeTitleDisplayMode == .automatic { depth += 1 }
        return items[depth: depth]?.largeTitleDisplayMode != .never
    }
}
