import Foundation

extension UINavigationItem {
    /// Where the search bar of an item is shown.
    public enum SearchBarPlacement: Int, Sendable {
        /// The system decides.
        case automatic = 0
        /// In a row with other content of a bar.
        case integrated = 1
        /// In a row of its own, below the titles.
        case stacked = 2
        /// In the middle of a row with other content.
        case integratedCentered = 3
        /// In a row with other content. While no search is active, it can be a button.
        case integratedButton = 4

        /// The older name of `integrated`.
        public static var inline: SearchBarPlacement { .integrated }
    }

    /// The navigation bar of a navigation controller that shows the item.
    var managedBar: UINavigationBar? {
        (observer as? UINavigationBar).flatMap { $0.manager == nil ? nil : $0 }
    }

    /// Returns where a bar with some traits shows the search bar, or nil if the item has none.
    func searchPlace(with traits: UITraitCollection) -> SearchPlace? {
        guard searchController != nil else { return nil }
        return SearchPlace.place(
            preferring: preferredSearchBarPlacement, allowsToolbar: searchBarPlacementAllowsToolbarIntegration,
            in: SearchPlace.Surroundings(traits))
    }

    /// Returns what the search bar means for the height of a bar with some traits.
    func searchRow(with traits: UITraitCollection) -> SearchRow {
        guard let searchController, searchPlace(with: traits) == .stacked else { return .none }
        if searchController.takesBar { return .alone }
        return hidesSearchBarWhenScrolling && !searchController.isInPlace ? .hiding : .pinned
    }

    func searchControllerHasChanged(from old: UISearchController?) {
        if let old, old !== searchController {
            // A search that is active ends with its search bar.
            old.endWithScreen()
            old.item = nil
        }
        searchController?.item = self
        searchPlacementHasChanged()
    }

    func searchPlacementHasChanged() {
        changed()
        managedBar?.manager?.showSearchInToolbar()
    }
}
