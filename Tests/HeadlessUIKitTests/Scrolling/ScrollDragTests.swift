import XCTest

@testable import UIKit

final class ScrollDragTests: XCTestCase {
    private let span = ScrollSpan(lowest: 0, highest: 300, length: 100, bounces: true)

    func testTheOffsetMovesOppositeToTheFinger() {
        var drag = ScrollDrag(from: 50, in: span)
        XCTAssertEqual(drag.move(to: -30, from: 50, in: span), 80)
        XCTAssertEqual(drag.move(to: 10, from: 80, in: span), 40)
        XCTAssertEqual(drag.start, 50)
    }

    func testAFingerThatReturnsRestoresTheOffset() {
        var drag = ScrollDrag(from: 0, in: span)
        XCTAssertEqual(drag.move(to: 100, from: 0, in: span), -35.483871, accuracy: 1e-6)
        let stretched = drag.offset
        XCTAssertEqual(drag.move(to: -40, from: stretched, in: span), 40, accuracy: 1e-9)
    }

    func testADragContinuesFromAnOffsetSetByCode() {
        var drag = ScrollDrag(from: 50, in: span)
        _ = drag.move(to: -10, from: 50, in: span)
        XCTAssertEqual(drag.move(to: -15, from: 200, in: span), 205)
    }
}
