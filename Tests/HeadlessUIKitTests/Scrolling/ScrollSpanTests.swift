import XCTest

@testable import UIKit

/// Tests the range of the content offset and the rubber band beyond it, against hand-computed values.
final class ScrollSpanTests: XCTestCase {
    private let span = ScrollSpan(lowest: -20, highest: 300, length: 100, bounces: true)

    func testContentRestsBetweenItsEnds() {
        XCTAssertEqual(span.rest(nearest: -50), -20)
        XCTAssertEqual(span.rest(nearest: 120), 120)
        XCTAssertEqual(span.rest(nearest: 301), 300)
    }

    func testContentThatIsTooShortRestsAtItsStart() {
        let short = ScrollSpan(lowest: -20, highest: -60, length: 100, bounces: true)
        XCTAssertEqual(short.highest, -20)
        XCTAssertEqual(short.rest(nearest: 0), -20)
    }

    func testBeyondAnEndContentFollowsLessAndLess() {
        // (1 - 1 / (100 * 0.55 / 100 + 1)) * 100 = (1 - 1 / 1.55) * 100
        XCTAssertEqual(span.offset(forPull: 400), 300 + 35.483871, accuracy: 1e-6)
        XCTAssertEqual(span.offset(forPull: -120), -20 - 35.483871, accuracy: 1e-6)
        XCTAssertLessThan(span.offset(forPull: 1e9), 400)
        XCTAssertEqual(span.offset(forPull: 120), 120)
    }

    func testADragOfStretchedContentBeginsWithoutAJump() {
        for offset in [-55, -20, 100, 300, 350] as [CGFloat] {
            XCTAssertEqual(span.offset(forPull: span.pull(forOffset: offset)), offset, accuracy: 1e-9)
        }
        // 100 / 1.55 = 64.516129 points remain of the band of 100 points.
        XCTAssertEqual(span.pull(forOffset: 335.483871), 400, accuracy: 1e-5)
    }

    func testContentThatDoesNotBounceStopsAtItsEnds() {
        let hard = ScrollSpan(lowest: -20, highest: 300, length: 100, bounces: false)
        XCTAssertEqual(hard.offset(forPull: 400), 300)
        XCTAssertEqual(hard.pull(forOffset: -55), -20)
    }

    func testTheGiveIsTheSlopeOfTheRubberBand() {
        XCTAssertEqual(span.give(at: 100), 1)
        // At a pull of 100 points beyond the end: 0.55 / 1.55^2.
        XCTAssertEqual(span.give(at: 335.483871), 0.55 / 2.4025, accuracy: 1e-6)
        let near = (span.offset(forPull: 400.01) - span.offset(forPull: 399.99)) / 0.02
        XCTAssertEqual(span.give(at: 335.483871), near, accuracy: 1e-5)
    }
}
