import Foundation

/// The part of a navigation bar that holds the search bar of an item, and clips it while it collapses.
@preconcurrency @MainActor
final class SearchPalette: UIView {
    let searchBar: UISearchBar
    /// The items of the bar when it shows the search bar.
    var items: NavigationItems

    init(_ searchBar: UISearchBar, _ items: NavigationItems) {
        self.searchBar = searchBar
        self.items = items
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(searchBar)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// The lower edge of the search bar stays at that of the palette.
    override func layoutSubviews() {
        super.layoutSubviews()
        let height = max(bounds.height, SearchRow.fullHeight)
        searchBar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
}
