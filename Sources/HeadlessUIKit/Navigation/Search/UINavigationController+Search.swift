import Foundation

extension UINavigationController {
    /// Returns where the search bar of an item is, or nil if the item has none.
    func searchPlace(of item: UINavigationItem) -> SearchPlace? {
        item.searchPlace(with: navigationBar.traitCollection)
    }

    /// Gives the bar, the safe area and the content the places that they have with or without an active search.
    func followSearch() {
        guard isViewLoaded, change == nil else { return }
        navigationBar.setNeedsLayout()
        placeBars()
        topViewController?.viewIfLoaded?.updateSafeArea()
        view.setNeedsLayout()
        view.layoutIfNeeded()
        let search = topViewController?.navigationItem.searchController
        search?.viewIfLoaded?.updateSafeArea()
    }

    /// Shows the search bar of the top view controller in the toolbar, or removes it from there.
    func showSearchInToolbar() {
        guard change == nil else { return }
        showToolbarItems(of: topViewController, animated: false)
        settleBars(animated: false)
    }

    /// Returns the toolbar items of a screen. A search bar in the toolbar is the last one, unless the app has placed it
    /// (B17.73).
    func toolbarItems(of screen: UIViewController?) -> [UIBarButtonItem]? {
        guard let screen else { return nil }
        let item = screen.navigationItem
        guard let search = item.searchController, searchPlace(of: item) == .toolbar else { return screen.toolbarItems }
        let place = item.searchBarPlacementBarButtonItem
        if place.customView !== search.searchBar { place.customView = search.searchBar }
        let own = screen.toolbarItems ?? []
        return own.contains(place) ? own : own + [place]
    }

    /// Whether the toolbar is shown. The app has not hidden it, or it holds a search bar, or it stays until a pop ends.
    var showsToolbar: Bool {
        guard isToolbarHidden, !barFaults.toolbarStays else { return true }
        // Only the iOS 26 design has search bars in toolbars.
        guard HeadlessDevice.hasGlass, let item = (formerStack ?? stack).last?.navigationItem,
            item.searchController != nil
        else { return false }
        return searchPlace(of: item) == .toolbar
    }
}
