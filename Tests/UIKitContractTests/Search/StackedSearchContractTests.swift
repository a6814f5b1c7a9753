import UIKit
import XCTest

/// Tests the height of a bar with a search bar below its titles, in rest and while the content scrolls.
@preconcurrency
@MainActor
final class StackedSearchContractTests: ContractTestCase {
    func testASearchBarAddsFiftyTwoPoints() {
        // B8.5
        let scene = SearchScene()
        defer { scene.putAway() }
        scene.addStackedSearch()
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight + 52)
        XCTAssertEqual(scene.screen.view.safeAreaInsets.top, scene.bar.frame.maxY)
        XCTAssertEqual(scene.scroll.adjustedContentInset.top, scene.bar.frame.maxY)
        XCTAssertEqual(scene.past, 0)
        let place = scene.search.searchBar.convert(scene.search.searchBar.bounds, to: scene.bar)
        XCTAssertEqual(place, CGRect(x: 0, y: scene.plainHeight, width: scene.bar.bounds.width, height: 52))
    }

    func testASearchBarIsBelowALargeTitle() {
        // B8.2, B8.5
        let scene = SearchScene(isLarge: true)
        defer { scene.putAway() }
        scene.addStackedSearch()
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight + 52)
        XCTAssertEqual(scene.search.searchBar.convert(CGPoint.zero, to: scene.bar).y, scene.plainHeight)
        scene.scroll.contentOffset.y += 300
        Device.wait(0.5)
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight)
        XCTAssertEqual(scene.search.searchBar.convert(CGPoint.zero, to: scene.bar).y, scene.plainHeight - 52)
    }

    func testASearchBarThatDoesNotHideStaysWhileTheContentScrolls() {
        // B8.5
        let scene = SearchScene()
        defer { scene.putAway() }
        scene.addStackedSearch()
        scene.scroll.contentOffset.y += 300
        Device.wait(0.5)
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight + 52)
        XCTAssertEqual(scene.past, 300)
    }

    func testASearchBarThatHidesIsHiddenAtFirst() {
        let scene = SearchScene()
        defer { scene.putAway() }
        scene.addStackedSearch(hides: true)
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight)
        XCTAssertEqual(scene.scroll.adjustedContentInset.top, scene.bar.frame.maxY)
        XCTAssertEqual(scene.past, 0)
    }

    func testASearchBarThatHidesOnlyLaterIsSeenAtFirst() {
        let scene = SearchScene()
        defer { scene.putAway() }
        scene.addStackedSearch()
        scene.screen.navigationItem.hidesSearchBarWhenScrolling = true
        Device.wait(0.5)
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight + 52)
        XCTAssertEqual(scene.past, 0)
    }

    func testPullingTheContentDownRevealsTheSearchBar() {
        let scene = SearchScene()
        defer { scene.putAway() }
        scene.addStackedSearch(hides: true)
        let hidden = scene.scroll.contentOffset.y
        scene.scroll.contentOffset.y = hidden - 20
        Device.turn()
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight + 20)
        XCTAssertEqual(scene.past, 0)
        scene.scroll.contentOffset.y = hidden - 52
        Device.turn()
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight + 52)
        XCTAssertEqual(scene.scroll.adjustedContentInset.top, scene.bar.frame.maxY)
        XCTAssertEqual(scene.past, 0)
    }

    func testTheSearchBarHidesBeforeTheLargeTitleCollapses() {
        // B8.6
        let scene = SearchScene(isLarge: true)
        defer { scene.putAway() }
        scene.addStackedSearch(hides: true)
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight)
        let revealed = scene.scroll.contentOffset.y - 52
        for (past, height) in [(0, 52), (30, 22), (52, 0), (72, -20), (104, -52), (300, -52)] as [(CGFloat, CGFloat)] {
            scene.scroll.contentOffset.y = revealed + past
            Device.turn()
            XCTAssertEqual(scene.bar.frame.height, scene.plainHeight + height, "past \(past)")
            XCTAssertEqual(scene.scroll.adjustedContentInset.top, scene.bar.frame.maxY, "past \(past)")
        }
    }

    func testContentThatFitsTheScreenHidesTheSearchBar() {
        let scene = SearchScene(contentHeight: 100)
        defer { scene.putAway() }
        scene.addStackedSearch(hides: true)
        let hidden = scene.scroll.contentOffset.y
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight)
        scene.scroll.contentOffset.y = hidden - 52
        Device.wait(0.5)
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight + 52)
        scene.scroll.contentOffset.y = hidden
        Device.wait(0.5)
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight)
        XCTAssertEqual(scene.scroll.contentOffset.y, hidden)
    }

    func testContentComesToRestWithAllOrNothingOfTheSearchBar() throws {
        let scene = SearchScene()
        defer { scene.putAway() }
        try Device.requireFinger()
        scene.addStackedSearch(hides: true)
        let finger = ScriptedFinger(on: try XCTUnwrap(scene.stack.view.window))
        for (way, height) in [(30, 0), (50, 52)] as [(CGFloat, CGFloat)] {
            finger.down(100, 300)
            finger.drag(to: 100, 300 + way)
            finger.rest()
            finger.up()
            Device.wait(5)
            XCTAssertEqual(scene.bar.frame.height, scene.plainHeight + height, "pulled by \(way)")
            XCTAssertEqual(scene.past, 0, accuracy: 0.1)
        }
    }

    func testAScreenWithoutAScrollViewShowsTheSearchBar() {
        // B8.5
        let scene = SearchScene()
        defer { scene.putAway() }
        scene.scroll.removeFromSuperview()
        scene.addStackedSearch(hides: true)
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight + 52)
        XCTAssertEqual(scene.screen.view.safeAreaInsets.top, scene.bar.frame.maxY)
    }

    func testARemovedSearchControllerTakesItsHeightWithIt() {
        // B8.5
        let scene = SearchScene()
        defer { scene.putAway() }
        scene.addStackedSearch()
        scene.screen.navigationItem.searchController = nil
        Device.wait(0.5)
        XCTAssertEqual(scene.bar.frame.height, scene.plainHeight)
        XCTAssertEqual(scene.past, 0)
        XCTAssertNil(scene.search.searchBar.window)
    }
}
