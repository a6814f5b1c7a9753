public import Foundation

/// Updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the search bar becomes the first responder and when its text changes.
    func updateSearchResults(for searchController: UISearchController)
}
