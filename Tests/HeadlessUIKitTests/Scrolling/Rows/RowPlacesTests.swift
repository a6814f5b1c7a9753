import XCTest

@testable import UIKit

final class RowPlacesTests: XCTestCase {
    private let places = RowPlaces(heights: [[10, 20, 30], [], [40]])

    func testRowsAreBelowEachOther() {
        XCTAssertEqual(places.height, 100)
        XCTAssertEqual(places.span(of: IndexPath(row: 1, section: 0))?.top, 10)
        XCTAssertEqual(places.span(of: IndexPath(row: 1, section: 0))?.bottom, 30)
        XCTAssertEqual(places.span(of: IndexPath(row: 0, section: 2))?.top, 60)
        XCTAssertNil(places.span(of: IndexPath(row: 0, section: 1)))
        XCTAssertNil(places.span(of: IndexPath(row: 3, section: 0)))
        XCTAssertEqual(places.sectionCount, 3)
    }

    func testTheRowsInARangeIncludePartlyVisibleRows() {
        func rows(_ top: CGFloat, _ bottom: CGFloat) -> [[Int]] {
            places.paths(from: top, to: bottom).map { [$0.section, $0.row] }
        }
        XCTAssertEqual(rows(0, 10), [[0, 0]])
        XCTAssertEqual(rows(9, 31), [[0, 0], [0, 1], [0, 2]])
        XCTAssertEqual(rows(10, 30), [[0, 1]])
        XCTAssertEqual(rows(59, 61), [[0, 2], [2, 0]])
        XCTAssertEqual(rows(-50, 0), [])
        XCTAssertEqual(rows(100, 200), [])
        XCTAssertEqual(rows(-50, 500).count, 4)
    }
}
