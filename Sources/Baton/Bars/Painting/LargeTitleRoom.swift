import UIKit

/// How much of a bar is painted on the glass design, where a large title belongs to the scroll view (B17.41).
///
/// The frame of the bar includes the large title. A background in front of the scroll view would cover the title, so it
/// ends above. UIKit does not tell how high the rest of the bar is.
@MainActor
struct LargeTitleRoom {
    /// The height of a large title (B17.50).
    private static let titleHeight: CGFloat = 52
    /// The least height of the rest of a bar with a large title, for a title that has partly scrolled away.
    private static let leastRow: CGFloat = 44

    private static let key = AssociationKey()

    /// The height of the bar without its large title, or nil if the whole bar is painted.
    private(set) var row: CGFloat?

    /// A height that was found for an item. It is kept, because a title that has scrolled away does not show it.
    private struct Known {
        let row: CGFloat
        let hasPrompt: Bool
    }

    /// Measures a bar at rest, or one whose transition to an item is about to begin.
    mutating func measure(_ bar: UINavigationBar, for item: UINavigationItem? = nil) {
        guard BarDesign.current == .glass, let navigation = bar.superview?.next as? UINavigationController,
            bar.superview?.window != nil,
            let shown = item ?? navigation.topViewController?.navigationItem, navigation.hasLargeTitle(for: shown),
            let scrollView = navigation.viewControllers.last(where: { $0.navigationItem === shown })?.barScrollView
        else {
            // Until a transition ends, the large title of the leaving screen is visible.
            if item == nil { row = nil }
            return
        }
        let (height, hasPrompt) = (bar.bounds.height, shown.prompt != nil)
        let known = (Self.key.get(from: shown) as? Known).flatMap { $0.hasPrompt == hasPrompt ? $0.row : nil }
        guard item == nil else { return row = known ?? row ?? height }
        let found = height - Self.titleHeight - bar.searchHeight
        let least = known ?? (scrollView.hasScrolled ? height : Self.leastRow)
        row = min(height, max(least, found))
        if let row, known != row { Self.key.set(Known(row: row, hasPrompt: hasPrompt), on: shown) }
    }
}

extension UINavigationController {
    /// Whether the bar has a large title for an item. In the automatic mode an item follows the one before (B8.23).
    fileprivate func hasLargeTitle(for item: UINavigationItem) -> Bool {
        guard navigationBar.prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
        let items = viewControllers.map(\.navigationItem)
        let last = items.lastIndex { $0 === item } ?? items.count - 1
        let decisive = items.prefix(last + 1).last { $0.largeTitleDisplayMode != .automatic }
        return decisive?.largeTitleDisplayMode ?? .always == .always
    }
}

extension UINavigationBar {
    /// The height of a search bar below the large title.
    fileprivate var searchHeight: CGFloat {
        guard let search = topItem?.searchController?.searchBar, search.isDescendant(of: self) else { return 0 }
        let place = search.convert(search.bounds, to: self)
        return place.minY >= bounds.midY ? bounds.height - place.minY : 0
    }
}

extension UIScrollView {
    /// Whether the content, and with it all of the large title, has scrolled away at the top.
    fileprivate var hasScrolled: Bool { contentOffset.y > 1 - contentInset.top }
}
