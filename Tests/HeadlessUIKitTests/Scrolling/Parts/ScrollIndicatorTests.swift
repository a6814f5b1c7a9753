import XCTest

@testable import UIKit

@MainActor
final class ScrollIndicatorTests: XCTestCase {
    /// The content is 2000 points long, and 400 of them are visible.
    private lazy var stage = ScrollStage()

    private var indicators: [ScrollIndicatorView] { stage.scroll.subviews.compactMap { $0 as? ScrollIndicatorView } }

    func testAScrollViewThatNobodyScrollsHasNoIndicators() async {
        stage.scroll.contentOffset.y = 100
        stage.scroll.setContentOffset(.zero, animated: true)
        stage.settle()
        XCTAssertEqual(stage.scroll.subviews, [])
    }

    func testTheIndicatorAppearsWithADragAndFadesAfterIt() async throws {
        stage.drag(by: CGVector(dx: 0, dy: -20), frames: 3)
        let indicator = try XCTUnwrap(indicators.first)
        XCTAssertEqual(indicators.count, 1)
        XCTAssertEqual(indicator.alpha, 1)
        XCTAssertEqual(indicator.frame.minX, 200 - 3 - 3)
        stage.gestures.up()
        TurnLoop.main.advance(by: 0.2)
        XCTAssertTrue(stage.scroll.isDecelerating)
        XCTAssertEqual(indicator.alpha, 1)
        stage.settle()
        XCTAssertEqual(indicator.layer.presentation()?.opacity ?? 0, 0)
        XCTAssertTrue(TurnLoop.main.isIdle)
        stage.drag(by: CGVector(dx: 0, dy: -20), frames: 1)
        XCTAssertEqual(indicators, [indicator])
        XCTAssertEqual(indicator.alpha, 1)
    }

    func testTheIndicatorRemainsForAMomentAfterTheContentHasStopped() async throws {
        stage.drag(by: CGVector(dx: 0, dy: -20), frames: 3)
        stage.releaseAtRest()
        let layer = try XCTUnwrap(indicators.first).layer
        TurnLoop.main.advance(by: 0.3)
        XCTAssertEqual(layer.presentation()?.opacity, 1)
        TurnLoop.main.advance(by: 0.4)
        XCTAssertEqual(layer.presentation()?.opacity ?? 0, 0)
        XCTAssertTrue(TurnLoop.main.isIdle)
    }

    func testOnlyWantedIndicatorsAreShown() async {
        stage.scroll.contentSize.width = 600
        stage.scroll.flashScrollIndicators()
        XCTAssertEqual(indicators.count, 2)
        stage.scroll.showsVerticalScrollIndicator = false
        XCTAssertEqual(indicators.count, 1)
        stage.scroll.showsHorizontalScrollIndicator = false
        stage.scroll.flashScrollIndicators()
        XCTAssertEqual(indicators.count, 0)
    }

    func testInsetsMoveTheIndicator() async throws {
        stage.scroll.scrollIndicatorInsets = UIEdgeInsets(top: 50, left: 0, bottom: 44, right: 10)
        XCTAssertEqual(stage.scroll.horizontalScrollIndicatorInsets.top, 50)
        stage.scroll.flashScrollIndicators()
        // The track is 400 - 94 - 6 points long, and a fifth of the content is visible.
        let indicator = try XCTUnwrap(indicators.first)
        XCTAssertEqual(indicator.frame, CGRect(x: 184, y: 53, width: 3, height: 60))
        stage.scroll.contentOffset.y = 1600
        XCTAssertEqual(indicator.frame.maxY, 1600 + 400 - 44 - 3)
    }

    func testShowingIndicatorsLaysNothingOut() async {
        TurnLoop.main.advance(by: 1)
        stage.scroll.flashScrollIndicators()
        XCTAssertFalse(stage.scroll.layout.needsLayout)
    }

    func testPlaces() async {
        let span = ScrollSpan(lowest: 0, highest: 600, length: 206, bounces: true)
        let place = { (offset: CGFloat) in
            ScrollIndicatorPlace.place(offset: offset, in: span, insets: (0, 0))
        }
        // A track of 200 points, of which 206 / 806 are visible.
        let length: CGFloat = 200 * 206 / 806
        XCTAssertEqual(place(0).start, 3)
        XCTAssertEqual(place(0).length, length, accuracy: 1e-9)
        XCTAssertEqual(place(600).start + place(600).length, 203, accuracy: 1e-9)
        XCTAssertEqual(place(300).start + length / 2, 103, accuracy: 1e-9)
        XCTAssertEqual(place(-10).start, 3)
        XCTAssertEqual(place(-10).length, length - 10, accuracy: 1e-9)
        XCTAssertEqual(place(900).length, 7)
        XCTAssertEqual(place(900).start, 196)
    }

    func testAnIndicatorForVeryLongContentKeepsALeastLength() async {
        let span = ScrollSpan(lowest: 0, highest: 1e6, length: 206, bounces: true)
        XCTAssertEqual(ScrollIndicatorPlace.place(offset: 0, in: span, insets: (0, 0)).length, 36)
    }
}
