import XCTest

@testable import UIKit

/// Tests where search bars are on each system.
@MainActor
final class SearchPlaceTests: XCTestCase {
    override func tearDown() async throws {
        HeadlessDevice.current = .phone
    }

    private func place(
        _ placement: UINavigationItem.SearchBarPlacement, allowsToolbar: Bool = true, _ version: Int,
        _ design: HeadlessDesign, isPhone: Bool, isWide: Bool
    ) -> SearchPlace {
        SearchPlace.place(
            preferring: placement, allowsToolbar: allowsToolbar,
            in: SearchPlace.Surroundings(
                systemVersion: version, design: design, isPhone: isPhone, isWide: isWide))
    }

    func testOnPhonesTheDesignDecides() async {
        // B17.73
        XCTAssertEqual(place(.automatic, 15, .classic, isPhone: true, isWide: false), .stacked)
        XCTAssertEqual(place(.automatic, 18, .classic, isPhone: true, isWide: false), .stacked)
        XCTAssertEqual(place(.integrated, 18, .classic, isPhone: true, isWide: false), .stacked)
        XCTAssertEqual(place(.automatic, 26, .glass, isPhone: true, isWide: false), .toolbar)
        XCTAssertEqual(place(.integrated, 27, .glass, isPhone: true, isWide: true), .toolbar)
        XCTAssertEqual(place(.stacked, 26, .glass, isPhone: true, isWide: false), .stacked)
        // The look of the previous SDK.
        XCTAssertEqual(place(.automatic, 26, .classic, isPhone: true, isWide: false), .stacked)
    }

    func testWithoutTheToolbarTheSearchBarIsStacked() async {
        // B17.73
        let place = place(.automatic, allowsToolbar: false, 26, .glass, isPhone: true, isWide: false)
        XCTAssertEqual(place, .stacked)
    }

    func testOnPadsTheWidthDecidesFromSixteenOn() async {
        XCTAssertEqual(place(.automatic, 15, .classic, isPhone: false, isWide: true), .stacked)
        XCTAssertEqual(place(.automatic, 16, .classic, isPhone: false, isWide: true), .inRow)
        XCTAssertEqual(place(.automatic, 26, .glass, isPhone: false, isWide: true), .inRow)
        XCTAssertEqual(place(.automatic, 26, .glass, isPhone: false, isWide: false), .stacked)
        XCTAssertEqual(place(.stacked, 26, .glass, isPhone: false, isWide: true), .stacked)
    }

    func testASearchBarInTheRowLeavesTheHeightAndTheItemsAlone() async throws {
        let stage = SearchStage(on: .pad.running(18))
        defer { stage.putAway() }
        let height = stage.bar.frame.height
        let button = UIBarButtonItem(title: "Edit", image: nil, primaryAction: nil)
        stage.screen.navigationItem.rightBarButtonItem = button
        stage.screen.navigationItem.searchController = stage.search
        stage.advance(by: 0.5)
        XCTAssertEqual(stage.screen.navigationItem.searchBarPlacement, .integrated)
        XCTAssertEqual(stage.bar.frame.height, height)
        let search = stage.search.searchBar.convert(stage.search.searchBar.bounds, to: stage.bar)
        XCTAssertEqual(search.maxX, stage.bar.bounds.maxX)
        XCTAssertLessThan(try XCTUnwrap(button.frame(in: stage.bar)).maxX, search.minX)
        stage.search.isActive = true
        stage.advance(by: 1)
        XCTAssertEqual(stage.bar.frame.height, height)
    }

    func testTheItemSaysWhereItsSearchBarIs() async {
        // B17.73
        let stage = SearchStage(on: .phone.running(26))
        defer { stage.putAway() }
        let item = stage.screen.navigationItem
        XCTAssertEqual(item.searchBarPlacement, .automatic)
        item.searchController = stage.search
        XCTAssertEqual(item.searchBarPlacement, .integrated)
        item.searchBarPlacementAllowsToolbarIntegration = false
        XCTAssertEqual(item.searchBarPlacement, .stacked)
        XCTAssertEqual(stage.search.searchBarPlacement, .stacked)
    }
}
