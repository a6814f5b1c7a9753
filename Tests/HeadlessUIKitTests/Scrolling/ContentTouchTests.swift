import XCTest

@testable import UIKit

/// Tests which view receives a touch in a scroll view, and when.
@MainActor
final class ContentTouchTests: XCTestCase {
    private func stage(_ scroll: UIScrollView = UIScrollView()) -> ScrollStage {
        let stage = ScrollStage(scroll)
        _ = stage.gestures.addView("inside", CGRect(x: 0, y: 0, width: 200, height: 2000), to: scroll)
        return stage
    }

    func testContentReceivesATouchWhenItDoesNotScroll() async {
        let stage = stage()
        stage.gestures.down(100, 300)
        TurnLoop.main.advance(by: 0.14)
        XCTAssertEqual(stage.gestures.log.take(), [])
        TurnLoop.main.advance(by: 0.02)
        XCTAssertEqual(stage.gestures.log.take(), ["inside began"])
        stage.gestures.up()
        XCTAssertEqual(stage.gestures.log.take(), ["inside ended"])
    }

    func testAQuickTapReachesTheContentCompletely() async {
        let stage = stage()
        stage.gestures.tap(100, 300)
        XCTAssertEqual(stage.gestures.log.take(), ["inside began", "inside ended"])
    }

    func testContentNeverReceivesATouchThatScrolls() async {
        let stage = stage()
        stage.drag(by: CGVector(dx: 0, dy: -10), frames: 4)
        stage.releaseAtRest()
        XCTAssertEqual(stage.gestures.log.take(), [])
        XCTAssertEqual(stage.scroll.contentOffset.y, 30)
    }

    func testWithoutDelayContentReceivesTheTouchAtOnceAndLosesItToTheDrag() async {
        let stage = stage()
        stage.scroll.delaysContentTouches = false
        stage.drag(by: CGVector(dx: 0, dy: -10), frames: 4)
        XCTAssertEqual(stage.gestures.log.take(), ["inside began", "inside cancelled"])
        stage.gestures.up()
    }

    func testContentKeepsATouchThatMustNotBeCancelled() async {
        let keeping = stage()
        keeping.scroll.canCancelContentTouches = false
        let refusing = stage(RefusingScrollView())
        for stage in [keeping, refusing] {
            _ = stage.gestures.log.take()
            stage.gestures.down(100, 300)
            TurnLoop.main.advance(by: 0.2)
            stage.gestures.move(100, 200)
            stage.gestures.up()
            XCTAssertEqual(stage.gestures.log.take(), ["inside began", "inside moved", "inside ended"])
            XCTAssertEqual(stage.scroll.contentOffset.y, 0)
        }
    }
}

@MainActor
private final class RefusingScrollView: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { false }
}
