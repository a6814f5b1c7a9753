import XCTest

@testable import UIKit

/// Tests the places of a toolbar's items.
@MainActor
final class ToolbarSpanTests: XCTestCase {
    private typealias Span = ToolbarSpan

    private func spans(_ spans: [Span], _ design: HeadlessDesign, mirrored: Bool = false) -> [ClosedRange<CGFloat>] {
        Span.places(of: spans, in: CGSize(width: 400, height: 44), design, isMirrored: mirrored)
            .map { $0.minX...$0.maxX }
    }

    func testBefore26AllItemsHaveTheSameDistance() async {
        // B8.8
        let row = [Span(width: 44), Span(width: 44), Span(width: 0, kind: .spring), Span(width: 60)]
        // The spring has what two margins of 16, three distances of 8 and 148 points of items leave of 400.
        XCTAssertEqual(spans(row, .classic), [16...60, 68...112, 120...316, 324...384])
        XCTAssertEqual(spans(row, .classic, mirrored: true), [340...384, 288...332, 84...280, 16...76])
    }

    func testOnGlassNeighboursOfAGroupTouchAndPiecesAreApart() async {
        // B17.30, B17.53
        let row = [Span(width: 44, joinsNext: true), Span(width: 44), Span(width: 60)]
        XCTAssertEqual(spans(row, .glass), [20...64, 64...108, 124...184])
    }

    func testSpacesSplitGroupsAndSpringsShareTheRest() async {
        // B17.30, B17.31
        let fixed = [Span(width: 44), Span(width: 10, kind: .space), Span(width: 44)]
        XCTAssertEqual(spans(fixed, .glass), [20...64, 80...90, 90...134])
        let spring = Span(width: 0, kind: .spring)
        // 400 points without margins of 20 and 88 points of items.
        XCTAssertEqual(spans([Span(width: 44), spring, Span(width: 44)], .glass), [20...64, 64...336, 336...380])
        XCTAssertEqual(spans([spring, Span(width: 60), spring], .glass)[1], 170...230)
    }
}
