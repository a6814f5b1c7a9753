import XCTest

@testable import UIKit

/// Tests the direction of a drag and which scroll view handles it.
@MainActor
final class ScrollAxisTests: XCTestCase {
    func testContentThatFitsIsNotDraggedUnlessItAlwaysBounces() async {
        let stage = ScrollStage(content: CGSize(width: 200, height: 400))
        stage.drag(by: CGVector(dx: 0, dy: 11), frames: 10)
        XCTAssertEqual(stage.delegate.text, "")
        stage.gestures.up()
        stage.scroll.alwaysBounceVertical = true
        stage.drag(by: CGVector(dx: 0, dy: 11), frames: 10)
        XCTAssertLessThan(stage.scroll.contentOffset.y, -30)
        stage.gestures.up()
    }

    func testADragAcrossTheAxisBeginsOnlyWhenItChangesDirection() async {
        let stage = ScrollStage()
        stage.gestures.down(100, 300)
        stage.gestures.move(140, 300)
        stage.gestures.move(140, 270)
        XCTAssertFalse(stage.scroll.isDragging)
        stage.gestures.move(140, 250)
        XCTAssertTrue(stage.scroll.isDragging)
        XCTAssertEqual(stage.scroll.contentOffset, CGPoint(x: 0, y: 40))
        stage.gestures.up()
    }

    func testDragMovesBothAxesUnlessItIsLocked() async {
        for isLocked in [false, true] {
            let stage = ScrollStage(content: CGSize(width: 2000, height: 2000))
            stage.scroll.isDirectionalLockEnabled = isLocked
            stage.drag(by: CGVector(dx: -5, dy: -20), frames: 4)
            XCTAssertEqual(stage.scroll.contentOffset.x > 0, !isLocked)
            XCTAssertEqual(stage.scroll.contentOffset.y, 70)
            stage.gestures.up()
        }
    }

    func testDirectionalLockDoesNotAffectADiagonalDrag() async {
        let stage = ScrollStage(content: CGSize(width: 2000, height: 2000))
        stage.scroll.isDirectionalLockEnabled = true
        stage.drag(by: CGVector(dx: -20, dy: -20), frames: 4)
        XCTAssertEqual(stage.scroll.contentOffset, CGPoint(x: 70, y: 70))
        stage.gestures.up()
    }

    func testDisabledScrollingHasNoPan() async {
        let stage = ScrollStage()
        stage.scroll.isScrollEnabled = false
        XCTAssertFalse(stage.scroll.panGestureRecognizer.isEnabled)
        stage.drag(by: CGVector(dx: 0, dy: -10), frames: 5)
        XCTAssertEqual(stage.delegate.text, "")
        XCTAssertFalse(stage.scroll.isTracking)
        stage.gestures.up()
    }

    func testDisablingThePanDuringADragEndsIt() async {
        let stage = ScrollStage()
        stage.drag(by: CGVector(dx: 0, dy: -10), frames: 5)
        stage.delegate.clear()
        stage.scroll.panGestureRecognizer.isEnabled = false
        XCTAssertEqual(stage.delegate.text, "willEndDragging 0,0 to 0,40\ndidEndDragging(false) []")
        stage.gestures.up()
    }

    func testNestedScrollViewsHandleDragsAlongTheirAxes() async {
        for (step, moved) in [(CGVector(dx: -12, dy: -2), "inner"), (CGVector(dx: -2, dy: -12), "outer")] {
            let stage = ScrollStage()
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
            inner.contentSize = CGSize(width: 1000, height: 400)
            stage.scroll.addSubview(inner)
            stage.drag(by: step, frames: 5)
            XCTAssertEqual(inner.contentOffset.x > 0, moved == "inner")
            XCTAssertEqual(stage.scroll.contentOffset.y > 0, moved == "outer")
            stage.gestures.up()
        }
    }

    func testInnerScrollViewAtItsEndLeavesTheDragToTheOuterOne() async {
        for transfers in [true, false] {
            let stage = ScrollStage()
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
            inner.contentSize = CGSize(width: 200, height: 600)
            inner.transfersVerticalScrollingToParent = transfers
            stage.scroll.addSubview(inner)
            inner.contentOffset.y = 200
            stage.drag(by: CGVector(dx: 0, dy: -10), frames: 5)
            XCTAssertEqual(inner.contentOffset.y > 200, !transfers)
            XCTAssertEqual(stage.scroll.contentOffset.y > 0, transfers)
            stage.gestures.up()
        }
    }

    func testAScrollViewThatAdoptsTheProtocolIsItsPansDelegate() async {
        let scroll = AdoptingScrollView()
        XCTAssertIdentical(scroll.panGestureRecognizer.delegate, scroll)
        XCTAssertIdentical(scroll.panGestureRecognizer.view, scroll)
    }
}

@MainActor
private final class AdoptingScrollView: UIScrollView, UIGestureRecognizerDelegate {}
