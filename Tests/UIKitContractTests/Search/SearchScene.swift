import UIKit

/// A stack whose screen has a scroll view under the navigation bar, to which a test adds a search bar.
@MainActor
final class SearchScene {
    let screen: UIViewController
    let scroll: UIScrollView
    let stack: UINavigationController
    let search: UISearchController
    /// The height of the bar before the search bar was added.
    let plainHeight: CGFloat
    private let window: UIWindow

    init(
        on screen: UIViewController = UIViewController(), results: UIViewController? = nil, isLarge: Bool = false,
        contentHeight: CGFloat = 3000
    ) {
        self.screen = screen
        search = UISearchController(searchResultsController: results)
        if let own = screen.view as? UIScrollView {
            scroll = own
        } else {
            scroll = UIScrollView(frame: screen.view.bounds)
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.alwaysBounceVertical = true
            scroll.contentSize = CGSize(width: 100, height: contentHeight)
            screen.view.addSubview(scroll)
        }
        screen.definesPresentationContext = true
        stack = UINavigationController(rootViewController: screen)
        stack.navigationBar.prefersLargeTitles = isLarge
        window = Device.show(stack)
        plainHeight = stack.navigationBar.frame.height
    }

    var bar: UINavigationBar { stack.navigationBar }
    /// How far the content is from its start.
    var past: CGFloat { scroll.contentOffset.y + scroll.adjustedContentInset.top }

    /// Adds the search bar below the titles, as iOS 26 does only on request.
    func addStackedSearch(hides: Bool = false) {
        if #available(iOS 16, *) { screen.navigationItem.preferredSearchBarPlacement = .stacked }
        screen.navigationItem.hidesSearchBarWhenScrolling = hides
        screen.navigationItem.searchController = search
        Device.wait(0.5)
    }

    func begin() {
        search.isActive = true
        Device.wait(1)
    }

    func end() {
        search.isActive = false
        Device.wait(1)
    }

    func putAway() {
        if search.isActive { end() }
        Device.put(away: window)
    }
}
