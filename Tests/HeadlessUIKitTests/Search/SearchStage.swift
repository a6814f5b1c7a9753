import UIKit

/// A stack with a screen, a search controller that no item has yet, and a log of its calls.
@MainActor
final class SearchStage: NSObject {
    let screen = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    let stack: UINavigationController
    private(set) var calls: [String] = []
    /// Whether the delegate presents the search controller itself.
    var presentsItself = false
    private let window: UIWindow

    init(on device: HeadlessDevice = .phone.running(18)) {
        TurnLoop.main.reset()
        HeadlessDevice.current = device
        screen.definesPresentationContext = true
        stack = UINavigationController(rootViewController: screen)
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        super.init()
        advance(by: 0.5)
        search.delegate = self
        search.searchResultsUpdater = self
        search.searchBar.delegate = self
    }

    var bar: UINavigationBar { stack.navigationBar }

    func advance(by seconds: TimeInterval) {
        TurnLoop.main.advance(by: seconds)
    }

    /// Returns the calls since the last time.
    func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }

    func putAway() {
        window.isHidden = true
        window.rootViewController = nil
        advance(by: 0.1)
    }
}

extension SearchStage: UISearchControllerDelegate {
    func presentSearchController(_ searchController: UISearchController) {
        guard presentsItself else { return }
        calls.append("present")
        screen.present(searchController, animated: true)
    }

    func willPresentSearchController(_ searchController: UISearchController) { calls.append("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { calls.append("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { calls.append("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { calls.append("didDismiss") }
}

extension SearchStage: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        calls.append("update \"\(searchController.searchBar.text ?? "")\"")
    }
}

extension SearchStage: UISearchBarDelegate {
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("didBeginEditing") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("didEndEditing") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        calls.append("textDidChange \"\(searchText)\"")
    }
}
