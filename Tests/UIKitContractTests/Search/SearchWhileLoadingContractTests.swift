import UIKit
import XCTest

/// Tests screens that set up their search where their view is loaded.
@preconcurrency
@MainActor
final class SearchWhileLoadingContractTests: ContractTestCase {
    func testAScreenIsNotLaidOutWhileItSetsItsSearchAndItsTitle() {
        // B12.6
        for pushes in [false, true] {
            let screen = SearchingScreen()
            let stack = UINavigationController(rootViewController: pushes ? UIViewController() : screen)
            let window = Device.show(stack)
            if pushes { stack.pushViewController(screen, animated: true) }
            Device.wait(1)
            XCTAssertEqual(screen.loads, 1)
            XCTAssertEqual(screen.layoutsWhileLoading, 0)
            XCTAssertIdentical(stack.topViewController, screen)
            XCTAssertNotNil(screen.viewIfLoaded?.window)
            XCTAssertNotNil(screen.navigationItem.searchController?.searchBar.window)
            Device.put(away: window)
        }
    }
}

/// A screen that sets its search controller first, and then its title.
private final class SearchingScreen: UIViewController {
    private(set) var loads = 0
    private(set) var layoutsWhileLoading = 0
    private var isLoading = false

    override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
        isLoading = true
        navigationItem.searchController = UISearchController(searchResultsController: nil)
        title = "Search"
        navigationItem.title = "Search"
        isLoading = false
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if isLoading { layoutsWhileLoading += 1 }
    }
}
