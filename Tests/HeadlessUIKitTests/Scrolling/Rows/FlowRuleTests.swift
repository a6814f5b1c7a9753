import XCTest

@testable import UIKit

final class FlowRuleTests: XCTestCase {
    private let rule = FlowRule(lineLength: 100, itemSpacing: 10, lineSpacing: 5)

    private func xs(_ items: [FlowRule.Extent]) -> [CGFloat] { rule.flow(items).places.map(\.minX) }
    private func ys(_ items: [FlowRule.Extent]) -> [CGFloat] { rule.flow(items).places.map(\.minY) }

    func testFullLineReachesFromSideToSideAndTheLastKeepsToTheColumns() {
        // Three of 25 and two gaps of 12.5 are 100.
        let items = Array(repeating: (along: CGFloat(25), across: CGFloat(20)), count: 5)
        XCTAssertEqual(xs(items), [0, 37.5, 75, 0, 37.5])
        XCTAssertEqual(ys(items), [0, 0, 0, 25, 25])
        XCTAssertEqual(rule.flow(items).depth, 45)
    }

    func testSingleColumnStandsInTheMiddle() {
        XCTAssertEqual(xs([(60, 20), (60, 20)]), [20, 20])
    }

    func testLinesOfDifferentItemsBreakWhereTheNextDoesNotFit() {
        // 40 + 10 + 50 fills a line; the last line is not spread.
        XCTAssertEqual(xs([(40, 20), (50, 30), (30, 10), (20, 10)]), [0, 50, 0, 40])
        // In the middle of a line that is 30 deep, then below it.
        XCTAssertEqual(ys([(40, 20), (50, 30), (30, 10), (20, 10)]), [5, 0, 35, 35])
    }

    func testItemThatIsTooLongHasALineOfItsOwn() {
        XCTAssertEqual(ys([(150, 20), (20, 20)]), [0, 25])
    }

    func testNothingTakesNoRoom() {
        XCTAssertEqual(rule.flow([]).depth, 0)
    }
}
