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
    /// How much of the large title has collapsed by scrolling. It is negative while the content is pulled down (B8.6).
    var collapse: CGFloat = 0
    /// The vertical bar that takes the items with symbols, if there is one.
    var verticalBar: VerticalBar?

    var largeRoom: CGFloat { max(0, largeTitle - collapse) }
    var height: CGFloat { upperHeight + largeRoom }
    /// The height without the large title.
    var upperHeight: CGFloat { prompt + row }
}

extension UINavigationBar {
    final func metrics(for items: NavigationItems) -> NavigationBarMetrics {
        let isLarge = isLarge(showing: items)
        let verticalBar = verticalBar(showing: items)
        let row = NavigationBarRow.row(
            in: verticalBar == nil ? place : .besideVerticalBar, of: HeadlessDevice.current.design)
        return NavigationBarMetrics(
            prompt: items.top?.prompt == nil ? 0 : 30, row: row.height, itemHeight: row.itemHeight,
            largeTitle: isLarge ? 52 : 0, collapse: isLarge ? manager?.collapse(of: items.top) ?? 0 : 0,
            verticalBar: verticalBar)
    }

    /// Where the bar is: on a phone in portrait or landscape, on a pad, or in a sheet.
    private var place: NavigationBarRow.Place {
        if isCompact { return .compact }
        let isPad = traitCollection.userInterfaceIdiom == .pad
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
