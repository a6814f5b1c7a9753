import XCTest

@testable import UIKit

final class PageRuleTests: XCTestCase {
    private let span = ScrollSpan(lowest: 0, highest: 500, length: 100, bounces: true)

    private func target(_ offset: CGFloat, _ velocity: CGFloat, from start: CGFloat) -> CGFloat {
        PageRule.target(
            ScrollRelease(span: span, offset: offset, velocity: velocity, rate: 0.998), dragFrom: start)
    }

    func testWithoutAFlickThePageIsTheNearest() {
        XCTAssertEqual(target(140, 0, from: 100), 100)
        XCTAssertEqual(target(160, 0, from: 100), 200)
        XCTAssertEqual(target(160, -150, from: 100), 200)
        XCTAssertEqual(target(110, 299, from: 100), 100)
        XCTAssertEqual(target(190, -299, from: 200), 200)
    }

    func testAFlickGoesToTheNextPageInItsDirection() {
        XCTAssertEqual(target(110, 301, from: 100), 200)
        XCTAssertEqual(target(190, -301, from: 200), 100)
        XCTAssertEqual(target(90, -301, from: 100), 0)
    }

    func testOneDragGoesAtMostToANeighbouringPage() {
        XCTAssertEqual(target(350, 0, from: 100), 200)
        XCTAssertEqual(target(250, 301, from: 100), 200)
        XCTAssertEqual(target(20, 0, from: 300), 200)
    }

    func testThereIsNoPageBeyondTheEnds() {
        XCTAssertEqual(target(520, 300, from: 500), 500)
        XCTAssertEqual(target(-20, -300, from: 0), 0)
    }
}
