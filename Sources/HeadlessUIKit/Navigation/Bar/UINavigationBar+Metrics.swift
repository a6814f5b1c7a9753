import Foundation

/// The heights of a navigation bar's rows, from top to bottom.
struct NavigationBarMetrics: Equatable {
    /// The height of the prompt, above everything else (B8.3).
    var prompt: CGFloat = 0
    /// The height of the row of buttons and title.
    var row: CGFloat
    /// The height of the large title (B8.2).
    var largeTitle: CGFloat = 0
    /// How much of the large title has collapsed by scrolling. It is negative while the content is pulled down (B8.6).
    var collapse: CGFloat = 0

    var largeRoom: CGFloat { max(0, largeTitle - collapse) }
    var height: CGFloat { prompt + row + largeRoom }
}

extension UINavigationBar {
    final func metrics(for items: NavigationItems) -> NavigationBarMetrics {
        let isLarge = isLarge(showing: items)
        return NavigationBarMetrics(
            prompt: items.top?.prompt == nil ? 0 : 30, row: rowHeight, largeTitle: isLarge ? 52 : 0,
            collapse: isLarge ? manager?.collapse(of: items.top) ?? 0 : 0)
    }

    /// 44 points, 50 on iPad, 32 with a compact height, 56 in a sheet (B8.1, B8.4).
    private var rowHeight: CGFloat {
        if isCompact { return 32 }
        let isPad = traitCollection.userInterfaceIdiom == .pad
        switch manager?.activePresentationController?.presentationStyle {
        case .pageSheet where !isPad, .formSheet: return 56
        default: return isPad ? 50 : 44
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
