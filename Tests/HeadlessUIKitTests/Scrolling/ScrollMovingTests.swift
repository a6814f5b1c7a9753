import XCTest

@testable import UIKit

/// Tests what moves content apart from a drag, and what stops it.
@MainActor
final class ScrollMovingTests: XCTestCase {
    func testSettingTheOffsetIsReportedOnce() async {
        let stage = ScrollStage()
        stage.scroll.contentOffset = CGPoint(x: 0, y: 120)
        stage.scroll.contentOffset = CGPoint(x: 0, y: 120)
        XCTAssertEqual(stage.scroll.bounds.origin, CGPoint(x: 0, y: 120))
        XCTAssertEqual(stage.delegate.text, "didScroll 0,120")
    }

    func testAnAnimatedOffsetIsReportedUntilItsEnd() async {
        let stage = ScrollStage()
        stage.scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
        XCTAssertEqual(stage.delegate.text, "")
        TurnLoop.main.advance(by: 0.15)
        XCTAssertEqual(stage.scroll.contentOffset.y, 100, accuracy: 1)
        XCTAssertFalse(stage.scroll.isDecelerating)
        XCTAssertFalse(TurnLoop.main.isIdle)
        stage.settle()
        XCTAssertEqual(stage.delegate.text, "didScroll 0,200\ndidEndScrollingAnimation")
        stage.delegate.clear()
        stage.scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
        stage.settle()
        XCTAssertEqual(stage.delegate.text, "")
    }

    func testSettingTheOffsetWithoutAnimationStopsADeceleration() async {
        let stage = ScrollStage()
        stage.flick(by: CGVector(dx: 0, dy: -10), frames: 5)
        TurnLoop.main.advance(by: 0.1)
        stage.delegate.clear()
        stage.scroll.setContentOffset(CGPoint(x: 0, y: 7), animated: false)
        stage.settle()
        XCTAssertEqual(stage.delegate.text, "didEndDecelerating []\ndidScroll 0,7")
    }

    func testADecelerationContinuesFromAnOffsetSetMeanwhile() async {
        let stage = ScrollStage()
        stage.flick(by: CGVector(dx: 0, dy: -10), frames: 5)
        TurnLoop.main.advance(by: 0.1)
        stage.scroll.contentOffset.y += 1000
        stage.settle()
        XCTAssertEqual(stage.scroll.contentOffset.y, 1040 + 0.6 * 499, accuracy: 1e-6)
    }

    func testATouchStopsContentAndDragsItAtOnce() async {
        let stage = ScrollStage()
        let inside = stage.gestures.addView("inside", CGRect(x: 0, y: 0, width: 200, height: 2000), to: stage.scroll)
        stage.flick(by: CGVector(dx: 0, dy: -10), frames: 5)
        TurnLoop.main.advance(by: 0.1)
        _ = stage.gestures.log.take()
        stage.delegate.clear()
        let place = stage.scroll.contentOffset.y
        stage.gestures.down(100, 300)
        XCTAssertEqual(stage.delegate.text, "didEndDecelerating [T]")
        TurnLoop.main.advance(by: 0.3)
        XCTAssertEqual(stage.scroll.contentOffset.y, place)
        stage.gestures.move(100, 298)
        XCTAssertEqual(stage.scroll.contentOffset.y, place + 2)
        stage.releaseAtRest()
        XCTAssertEqual(stage.gestures.log.take(), [], "\(inside) is not for the finger that stops the content")
    }

    func testContentStoppedBeyondItsEndReturnsWhenTheFingerLifts() async {
        let stage = ScrollStage()
        stage.flick(by: CGVector(dx: 0, dy: 11), frames: 10)
        TurnLoop.main.advance(by: 0.05)
        stage.gestures.down(100, 300)
        TurnLoop.main.advance(by: 0.5)
        XCTAssertLessThan(stage.scroll.contentOffset.y, -10)
        stage.gestures.up()
        stage.settle()
        XCTAssertEqual(stage.scroll.contentOffset.y, 0)
    }

    func testContentRemovedFromTheWindowStops() async {
        let stage = ScrollStage()
        stage.flick(by: CGVector(dx: 0, dy: -10), frames: 5)
        TurnLoop.main.advance(by: 0.1)
        stage.scroll.removeFromSuperview()
        XCTAssertFalse(stage.scroll.isDecelerating)
        stage.settle()
        XCTAssertTrue(TurnLoop.main.isIdle)
    }

    func testScrollingToARectangleMovesNoFartherThanNeeded() async {
        let stage = ScrollStage()
        stage.scroll.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
        stage.scroll.scrollRectToVisible(CGRect(x: 0, y: 900, width: 200, height: 100), animated: false)
        XCTAssertEqual(stage.scroll.contentOffset.y, 1000 - 400 + 40)
        stage.scroll.scrollRectToVisible(CGRect(x: 0, y: 800, width: 200, height: 100), animated: false)
        XCTAssertEqual(stage.scroll.contentOffset.y, 640)
        stage.scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 200, height: 100), animated: false)
        XCTAssertEqual(stage.scroll.contentOffset.y, 70)
    }

    func testContentStopsAtPages() async {
        let stage = ScrollStage(content: CGSize(width: 800, height: 400))
        stage.scroll.isPagingEnabled = true
        stage.flick(by: CGVector(dx: -10, dy: 0), frames: 5)
        stage.settle()
        XCTAssertEqual(stage.scroll.contentOffset.x, 200)
        stage.drag(from: CGPoint(x: 190, y: 300), by: CGVector(dx: -10, dy: 0), frames: 8)
        stage.releaseAtRest()
        stage.settle()
        XCTAssertEqual(stage.scroll.contentOffset.x, 200)
    }
}
