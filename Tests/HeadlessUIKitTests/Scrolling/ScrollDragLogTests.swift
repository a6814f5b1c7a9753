import XCTest

@testable import UIKit

@MainActor
final class ScrollDragLogTests: XCTestCase {
    func testDragThatRestsBeforeItEnds() async {
        let stage = ScrollStage()
        stage.drag(by: CGVector(dx: 0, dy: -10), frames: 3)
        stage.releaseAtRest()
        stage.settle()
        XCTAssertEqual(
            stage.delegate.text,
            """
            willBeginDragging [TD]
            didScroll 0,20
            willEndDragging 0,0 to 0,20
            didEndDragging(false) []
            """)
    }

    func testTheCallsOfAFlick() async {
        let stage = ScrollStage()
        // Ten points per frame are 600 points per second, which decelerate over 0.6 * 499 points.
        stage.flick(by: CGVector(dx: 0, dy: -10), frames: 5)
        stage.settle()
        XCTAssertEqual(
            stage.delegate.text,
            """
            willBeginDragging [TD]
            didScroll 0,40
            willEndDragging 0,0.6 to 0,339.4
            didEndDragging(true) []
            willBeginDecelerating [d]
            didScroll 0,339.4
            didEndDecelerating []
            """)
        XCTAssertEqual(stage.scroll.contentOffset.y, 40 + 0.6 * 499, accuracy: 1e-9)
    }

    func testEachFrameOfADecelerationIsAStep() async {
        let stage = ScrollStage()
        stage.flick(by: CGVector(dx: 0, dy: -10), frames: 5)
        TurnLoop.main.advance(by: 0.5)
        let way = 0.6 * 499 * (1 - pow(0.998, 500))
        XCTAssertEqual(stage.scroll.contentOffset.y, 40 + way, accuracy: 1e-6)
        XCTAssertTrue(stage.scroll.isDecelerating)
        XCTAssertFalse(TurnLoop.main.isIdle)
        stage.settle()
        XCTAssertTrue(TurnLoop.main.isIdle)
    }

    func testContentDoesNotFollowTheFirstTenPoints() async {
        let stage = ScrollStage()
        stage.gestures.down(100, 300)
        stage.gestures.move(100, 291)
        XCTAssertTrue(stage.scroll.isTracking)
        XCTAssertFalse(stage.scroll.isDragging)
        stage.gestures.move(100, 276)
        XCTAssertTrue(stage.scroll.isDragging)
        XCTAssertEqual(stage.scroll.contentOffset.y, 14)
        stage.gestures.move(100, 295)
        let expected: CGFloat = -2_000 / (5 + 400 / 0.55)
        XCTAssertEqual(stage.scroll.contentOffset.y, expected, accuracy: 1e-9)
    }

    func testContentPulledBeyondItsStartBouncesBack() async {
        let stage = ScrollStage()
        stage.drag(by: CGVector(dx: 0, dy: 11), frames: 10)
        XCTAssertEqual(stage.scroll.contentOffset.y, -(1 - 1 / (100 * 0.55 / 400 + 1)) * 400, accuracy: 1e-9)
        stage.delegate.clear()
        stage.releaseAtRest()
        stage.settle()
        XCTAssertEqual(
            stage.delegate.text,
            """
            willEndDragging 0,0 to 0,0
            didEndDragging(true) []
            willBeginDecelerating [d]
            didScroll 0,0
            didEndDecelerating []
            """)
        XCTAssertEqual(stage.scroll.contentOffset.y, 0)
    }

    func testAFlickToTheEndOvershootsAndBouncesBack() async {
        let stage = ScrollStage(content: CGSize(width: 200, height: 600))
        var farthest: CGFloat = 0
        stage.delegate.onScroll = { farthest = max(farthest, $0.contentOffset.y) }
        stage.flick(by: CGVector(dx: 0, dy: -10), frames: 5)
        stage.settle()
        XCTAssertGreaterThan(farthest, 202)
        XCTAssertEqual(stage.scroll.contentOffset.y, 200)
    }

    func testWithoutBouncesContentStopsAtItsEnds() async {
        let stage = ScrollStage(content: CGSize(width: 200, height: 600))
        stage.scroll.bounces = false
        var seen: [CGFloat] = []
        stage.delegate.onScroll = { seen.append($0.contentOffset.y) }
        stage.drag(by: CGVector(dx: 0, dy: 20), frames: 3)
        XCTAssertEqual(seen, [])
        stage.gestures.up()
        stage.settle()
        stage.flick(by: CGVector(dx: 0, dy: -10), frames: 5)
        stage.settle()
        XCTAssertEqual(seen.max(), 200)
    }

    func testDelegateChoosesWhereContentRests() async {
        let stage = ScrollStage()
        stage.delegate.target = CGPoint(x: 0, y: 150)
        stage.flick(by: CGVector(dx: 0, dy: -10), frames: 5)
        stage.settle()
        XCTAssertEqual(stage.scroll.contentOffset.y, 150)
        XCTAssertEqual(stage.delegate.lines.suffix(2), ["didScroll 0,150", "didEndDecelerating []"])
    }

    func testADelegateThatTargetsTheCurrentOffsetStopsTheContent() async {
        let stage = ScrollStage()
        stage.delegate.target = CGPoint(x: 0, y: 40)
        stage.flick(by: CGVector(dx: 0, dy: -10), frames: 5)
        stage.settle()
        XCTAssertEqual(stage.delegate.lines.suffix(1), ["didEndDragging(false) []"])
        XCTAssertEqual(stage.scroll.contentOffset.y, 40)
    }

    func testSameDragGivesTheSameStepsEachTime() async {
        func steps() -> [CGFloat] {
            let stage = ScrollStage()
            var seen: [CGFloat] = []
            stage.delegate.onScroll = { seen.append($0.contentOffset.y) }
            stage.flick(by: CGVector(dx: 1, dy: -13), frames: 6)
            stage.settle()
            return seen
        }
        let first = steps()
        XCTAssertGreaterThan(first.count, 100)
        XCTAssertEqual(first, steps())
    }
}
