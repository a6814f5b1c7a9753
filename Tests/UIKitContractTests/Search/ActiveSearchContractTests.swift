import UIKit
import XCTest

/// Tests the bar, the content and the results while a search is active.
@preconcurrency
@MainActor
final class ActiveSearchContractTests: ContractTestCase {
    func testASearchControllerThatIsRemovedWhileActiveLeavesNothing() {
        let scene = SearchScene()
        defer { scene.putAway() }
        scene.addStackedSearch()
        scene.begin()
        XCTAssertTrue(scene.search.isActive)
        scene.screen.navigationItem.searchController = nil
        Device.wait(1)
        XCTAssertFalse(scene.search.isActive)
        XCTAssertNil(scene.search.viewIfLoaded?.window)
        XCTAssertNil(scene.screen.presentedViewController)
        XCTAssertNil(scene.search.searchBar.window)
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight)
    }

    func testASearchControllerThatIsReplacedWhileActiveLeavesNothing() {
        let scene = SearchScene()
        defer { scene.putAway() }
        scene.addStackedSearch()
        scene.begin()
        let other = UISearchController(searchResultsController: nil)
        scene.screen.navigationItem.searchController = other
        Device.wait(1)
        XCTAssertNil(scene.search.viewIfLoaded?.window)
        XCTAssertNil(scene.screen.presentedViewController)
        XCTAssertNotNil(other.searchBar.window)
        XCTAssertFalse(other.isActive)
    }

    func testTheSearchBarTakesThePlaceOfTheTitles() {
        // B8.5
        let scene = SearchScene()
        defer { scene.putAway() }
        scene.addStackedSearch()
        let frame = scene.bar.frame
        scene.begin()
        XCTAssertTrue(scene.search.isActive)
        XCTAssertEqual(scene.bar.frame.minY, frame.minY)
        XCTAssertLessThan(scene.bar.frame.height, frame.height)
        XCTAssertEqual(scene.screen.view.safeAreaInsets.top, scene.bar.frame.maxY)
        XCTAssertEqual(scene.scroll.adjustedContentInset.top, scene.bar.frame.maxY)
        XCTAssertEqual(scene.past, 0)
        XCTAssertTrue(scene.search.searchBar.showsCancelButton)
        scene.end()
        XCTAssertEqual(scene.bar.frame, frame)
        XCTAssertEqual(scene.scroll.adjustedContentInset.top, frame.maxY)
        XCTAssertEqual(scene.past, 0)
        XCTAssertFalse(scene.search.searchBar.showsCancelButton)
    }

    func testTheHeightOfTheBarIsAnimated() {
        let scene = SearchScene()
        defer { scene.putAway() }
        scene.addStackedSearch()
        let high = scene.bar.frame.height
        scene.search.isActive = true
        Device.wait(0.1)
        let low = scene.bar.frame.height
        XCTAssertLessThan(low, high)
        XCTAssertGreaterThan(scene.bar.seenFrame.height, low)
        XCTAssertLessThan(scene.bar.seenFrame.height, high)
        Device.wait(1)
        XCTAssertEqual(scene.bar.seenFrame.height, low)
        scene.search.isActive = false
        Device.wait(0.1)
        XCTAssertGreaterThan(scene.bar.seenFrame.height, low)
        XCTAssertLessThan(scene.bar.seenFrame.height, high)
    }

    func testTheBarStaysIfItIsNotToHide() {
        let scene = SearchScene()
        defer { scene.putAway() }
        scene.addStackedSearch()
        scene.search.hidesNavigationBarDuringPresentation = false
        let frame = scene.bar.frame
        scene.begin()
        XCTAssertTrue(scene.search.isActive)
        XCTAssertEqual(scene.bar.frame, frame)
        XCTAssertEqual(scene.screen.view.safeAreaInsets.top, frame.maxY)
    }

    func testAHiddenSearchBarIsSeenDuringASearch() {
        let scene = SearchScene()
        defer { scene.putAway() }
        scene.addStackedSearch(hides: true)
        scene.search.hidesNavigationBarDuringPresentation = false
        scene.scroll.contentOffset.y += 300
        Device.wait(0.5)
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight)
        scene.begin()
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight + 52)
    }

    func testResultsCoverTheContentWhileThereIsAText() throws {
        let results = UIViewController()
        let scene = SearchScene(results: results)
        defer { scene.putAway() }
        scene.addStackedSearch()
        scene.begin()
        XCTAssertNil(results.viewIfLoaded?.window)
        scene.search.searchBar.text = "Paris"
        Device.wait(0.5)
        let window = try XCTUnwrap(results.viewIfLoaded?.window)
        XCTAssertEqual(results.view.convert(results.view.bounds, to: window), window.bounds)
        XCTAssertEqual(results.view.safeAreaInsets.top, scene.bar.frame.maxY)
        scene.end()
        XCTAssertNil(results.view.window)
        XCTAssertEqual(scene.search.searchBar.text, "")
    }

    func testResultsCoverTheVisiblePartOfATable() throws {
        let results = UIViewController()
        let table = UITableViewController(style: .plain)
        let scene = SearchScene(on: table, results: results)
        defer { scene.putAway() }
        scene.addStackedSearch()
        scene.begin()
        scene.search.searchBar.text = "Paris"
        Device.wait(0.5)
        let window = try XCTUnwrap(results.viewIfLoaded?.window)
        XCTAssertEqual(results.view.convert(results.view.bounds, to: window), window.bounds)
        XCTAssertEqual(results.view.safeAreaInsets.top, scene.bar.frame.maxY)
    }

    func testResultsAppearAndDisappear() {
        let log = CallLog()
        let results = LoggingScreen("R", log, logging: .appearance)
        let scene = SearchScene(results: results)
        defer { scene.putAway() }
        scene.addStackedSearch()
        scene.begin()
        XCTAssertEqual(log.lines, [])
        scene.search.searchBar.text = "Paris"
        Device.wait(0.5)
        XCTAssertEqual(log.lines.filter { $0.contains("Appear") }.count, 2)
        scene.search.isActive = false
        Device.wait(0.1)
        XCTAssertNotNil(results.view.window)
        Device.wait(1)
        XCTAssertEqual(log.lines.filter { $0.contains("Disappear") }.count, 2)
        scene.begin()
        XCTAssertNil(results.view.window)
    }

    func testTheScreenPresentsTheSearch() {
        // B4.3
        let scene = SearchScene()
        defer { scene.putAway() }
        scene.addStackedSearch()
        scene.begin()
        XCTAssertTrue(scene.screen.presentedViewController === scene.search)
        XCTAssertTrue(scene.search.presentingViewController === scene.screen)
        scene.end()
        XCTAssertNil(scene.screen.presentedViewController)
    }

    func testTheCancelButtonEndsTheSearch() throws {
        let scene = SearchScene()
        defer { scene.putAway() }
        scene.addStackedSearch()
        let height = scene.bar.frame.height
        scene.begin()
        let button = try XCTUnwrap(scene.search.searchBar.visibleButtons.first)
        button.sendActions(for: .touchUpInside)
        Device.wait(1)
        XCTAssertFalse(scene.search.isActive)
        XCTAssertEqual(scene.bar.frame.height, height)
    }

    func testEditingBeginsASearch() {
        let scene = SearchScene()
        defer { scene.putAway() }
        scene.addStackedSearch()
        XCTAssertTrue(scene.search.searchBar.becomeFirstResponder())
        Device.wait(1)
        XCTAssertTrue(scene.search.isActive)
        XCTAssertTrue(scene.search.searchBar.searchTextField.isEditing)
        scene.end()
        XCTAssertFalse(scene.search.searchBar.searchTextField.isEditing)
    }

    func testASearchIsStillActiveAfterAPushAndAPop() {
        let scene = SearchScene()
        defer { scene.putAway() }
        scene.addStackedSearch()
        scene.begin()
        let low = scene.bar.frame.height
        scene.stack.pushViewController(UIViewController(), animated: true)
        Device.wait(1)
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight)
        XCTAssertTrue(scene.search.isActive)
        scene.stack.popViewController(animated: true)
        Device.wait(1)
        XCTAssertTrue(scene.search.isActive)
        XCTAssertEqual(scene.bar.frame.height, low)
        XCTAssertEqual(scene.screen.view.safeAreaInsets.top, scene.bar.frame.maxY)
        XCTAssertEqual(scene.past, 0)
    }
}

extension UIView {
    /// The buttons among the descendants that are not hidden.
    fileprivate var visibleButtons: [UIButton] {
        subviews.filter { !$0.isHidden }.flatMap { ([$0 as? UIButton].compactMap { $0 }) + $0.visibleButtons }
    }
}
