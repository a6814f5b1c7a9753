import XCTest

@testable import UIKit

/// Tests the heights of a bar's rows as values.
@MainActor
final class NavigationBarMetricsTests: XCTestCase {
    private func metrics(largeTitle: CGFloat = 0, search: SearchRow, collapse: CGFloat = 0) -> NavigationBarMetrics {
        NavigationBarMetrics(row: 44, itemHeight: 44, largeTitle: largeTitle, search: search, collapse: collapse)
    }

    func testEveryRowAddsItsHeight() async {
        // B8.1, B8.2, B8.5
        XCTAssertEqual(metrics(search: .none).height, 44)
        XCTAssertEqual(metrics(search: .pinned).height, 96)
        XCTAssertEqual(metrics(search: .hiding).height, 96)
        XCTAssertEqual(metrics(largeTitle: 52, search: .pinned).height, 148)
        XCTAssertEqual(metrics(largeTitle: 52, search: .pinned).searchTop, 96)
    }

    func testTheSearchBarCollapsesBeforeTheLargeTitle() async {
        // B8.6
        let table: [(collapse: CGFloat, search: CGFloat, title: CGFloat)] = [
            (-10, 52, 62), (0, 52, 52), (20, 32, 52), (52, 0, 52), (72, 0, 32), (104, 0, 0),
        ]
        for row in table {
            let metrics = metrics(largeTitle: 52, search: .hiding, collapse: row.collapse)
            XCTAssertEqual(metrics.searchRoom, row.search, "collapsed by \(row.collapse)")
            XCTAssertEqual(metrics.largeRoom, row.title, "collapsed by \(row.collapse)")
        }
    }

    func testASearchBarThatStaysLeavesTheCollapsingToTheLargeTitle() async {
        // B8.6
        let metrics = metrics(largeTitle: 52, search: .pinned, collapse: 20)
        XCTAssertEqual(metrics.searchRoom, 52)
        XCTAssertEqual(metrics.largeRoom, 32)
        XCTAssertEqual(self.metrics(search: .pinned).collapse(after: 300), 0)
    }

    func testOnlyALargeTitleGrowsWhenTheContentIsPulledDown() async {
        // B8.6
        XCTAssertEqual(metrics(search: .hiding).collapse(after: -30), 0)
        XCTAssertEqual(metrics(largeTitle: 52, search: .hiding).collapse(after: -30), -30)
        XCTAssertEqual(metrics(largeTitle: 52, search: .hiding).collapse(after: 300), 104)
    }

    func testContentRestsWhereNoRowIsPartlyCollapsed() async {
        let both = metrics(largeTitle: 52, search: .hiding)
        let table: [(past: CGFloat, rest: CGFloat)] = [
            (-5, -5), (0, 0), (25, 0), (27, 52), (52, 52), (77, 52), (79, 104), (104, 104), (300, 300),
        ]
        for row in table { XCTAssertEqual(both.snapped(row.past), row.rest, "past \(row.past)") }
        XCTAssertEqual(metrics(search: .none).snapped(20), 20)
    }

    func testABackgroundOfTheGlassDesignEndsAboveALargeTitle() async {
        // B17.41
        XCTAssertEqual(metrics(largeTitle: 52, search: .pinned).backgroundHeight, 44)
        XCTAssertEqual(metrics(largeTitle: 52, search: .pinned, collapse: 52).backgroundHeight, 96)
    }
}
