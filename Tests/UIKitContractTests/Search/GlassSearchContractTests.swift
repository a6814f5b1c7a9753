import UIKit
import XCTest

/// Tests search bars of the iOS 26 design. Phones show them in the toolbar by default.
@preconcurrency
@MainActor
final class GlassSearchContractTests: ContractTestCase {
    override class var generations: Generations { .glass }

    private func scene() -> SearchScene {
        let scene = SearchScene()
        scene.screen.navigationItem.searchController = scene.search
        Device.wait(0.5)
        return scene
    }

    func testTheSearchBarIsInTheToolbarAndTheBarKeepsItsHeight() throws {
        // B17.73
        let scene = scene()
        defer { scene.putAway() }
        try skipUnlessOnAPhone(scene)
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight)
        XCTAssertTrue(scene.search.searchBar.isDescendant(of: scene.stack.toolbar))
        XCTAssertNotNil(scene.search.searchBar.window)
        let place = scene.search.searchBar.convert(scene.search.searchBar.bounds, to: scene.screen.view)
        XCTAssertGreaterThanOrEqual(
            place.minY, scene.screen.view.bounds.height - scene.screen.view.safeAreaInsets.bottom)
        scene.scroll.contentOffset.y += 300
        Device.wait(0.5)
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight)
    }

    func testTheSearchBarIsStackedWhereTheToolbarIsForbidden() throws {
        // B17.73
        let scene = scene()
        defer { scene.putAway() }
        try skipUnlessOnAPhone(scene)
        scene.screen.navigationItem.hidesSearchBarWhenScrolling = false
        guard #available(iOS 26, *) else { return }
        scene.screen.navigationItem.searchBarPlacementAllowsToolbarIntegration = false
        Device.wait(0.5)
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight + 52)
        XCTAssertTrue(scene.search.searchBar.isDescendant(of: scene.bar))
        scene.screen.navigationItem.searchBarPlacementAllowsToolbarIntegration = true
        Device.wait(0.5)
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight)
        XCTAssertTrue(scene.search.searchBar.isDescendant(of: scene.stack.toolbar))
    }

    func testAnItemOfTheToolbarPlacesTheSearchBar() throws {
        // B17.73
        let scene = scene()
        defer { scene.putAway() }
        try skipUnlessOnAPhone(scene)
        guard #available(iOS 26, *) else { return }
        let custom = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        scene.screen.toolbarItems = [
            scene.screen.navigationItem.searchBarPlacementBarButtonItem, UIBarButtonItem(customView: custom),
        ]
        Device.wait(0.5)
        let search = scene.search.searchBar.convert(scene.search.searchBar.bounds, to: scene.stack.toolbar)
        XCTAssertLessThanOrEqual(search.maxX, custom.convert(custom.bounds, to: scene.stack.toolbar).minX)
        XCTAssertGreaterThan(search.width, 200)
    }

    func testTheSearchBarLeavesWithItsScreen() throws {
        // B17.73
        let scene = scene()
        defer { scene.putAway() }
        try skipUnlessOnAPhone(scene)
        let bottom = scene.screen.view.safeAreaInsets.bottom
        let next = UIViewController()
        scene.stack.pushViewController(next, animated: true)
        Device.wait(1)
        XCTAssertNil(scene.search.searchBar.window)
        XCTAssertLessThan(next.view.safeAreaInsets.bottom, bottom)
        scene.stack.popViewController(animated: true)
        Device.wait(1)
        XCTAssertTrue(scene.search.searchBar.isDescendant(of: scene.stack.toolbar))
        XCTAssertEqual(scene.screen.view.safeAreaInsets.bottom, bottom)
    }

    func testALargeTitleInTheContentStandsAboveAStackedSearchBar() throws {
        // B17.41
        let scene = SearchScene(isLarge: true)
        defer { scene.putAway() }
        scene.screen.title = "Inbox"
        scene.addStackedSearch(hides: true)
        let title = try XCTUnwrap(scene.scroll.labels(showing: "Inbox").first)
        let hidden = title.convert(title.bounds, to: scene.stack.view).maxY
        XCTAssertEqual(hidden, scene.bar.frame.maxY, accuracy: 1)
        for revealed in [20, 52] as [CGFloat] {
            scene.scroll.contentOffset.y -= revealed - (scene.bar.frame.height - scene.plainHeight)
            Device.wait(0.1)
            XCTAssertEqual(scene.bar.frame.height, scene.plainHeight + revealed)
            XCTAssertEqual(title.convert(title.bounds, to: scene.stack.view).maxY, hidden, accuracy: 0.5)
        }
    }

    private func skipUnlessOnAPhone(_ scene: SearchScene) throws {
        guard scene.stack.traitCollection.userInterfaceIdiom == .phone else {
            throw XCTSkip("Only on phones the search bar is in the toolbar.")
        }
    }
}
