import XCTest

@testable import UIKit

final class FlowRuleTests: XCTestCase {
    private let rule = FlowRule(lineLength: 100, itemSpacing: 10, lineSpacing: 5)

    private func xs(_ items: [FlowRule.Extent]) -> [CGFloat] { rule.flow(items).places.map(\.minX) }
    private func ys(_ items: [FlowRule.Extent]) -> [CGFloat] { rule.flow(items).places.map(\.minY) }

    func testFullLinesAreJustifiedAndTheLastLineKeepsTheColumns() {
        // Three items of 25 points and two gaps of 12.5 points are 100 points.
        let items = Array(repeating: (along: CGFloat(25), across: CGFloat(20)), count: 5)
        XCTAssertEqual(xs(items), [0, 37.5, 75, 0, 37.5])
        XCTAssertEqual(ys(items), [0, 0, 0, 25, 25])
        XCTAssertEqual(rule.flow(items).depth, 45)
    }

    func testASingleColumnIsCentered() {
        XCTAssertEqual(xs([(60, 20), (60, 20)]), [20, 20])
    }

    func testLinesOfDifferentItemsBreakWhereTheNextDoesNotFit() {
        // 40 + 10 + 50 fills a line. The last line is not spread.
        XCTAssertEqual(xs([(40, 20), (50, 30), (30, 10), (20, 10)]), [0, 50, 0, 40])
        // First in the middle of a line that is 30 points high, then below it.
        XCTAssertEqual(ys([(40, 20), (50, 30), (30, 10), (20, 10)]), [5, 0, 35, 35])
    }

    func testAnItemThatIsTooLongHasItsOwnLine() {
        XCTAssertEqual(ys([(150, 20), (20, 20)]), [0, 25])
    }

    func testNoItemsHaveZeroSize() {
        XCTAssertEqual(rule.flow([]).depth, 0)
    }
}
