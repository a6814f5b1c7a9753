import UIKit
import XCTest

/// Tests drags on content of a sheet that does not scroll up and down.
@MainActor
final class SheetContentTests: XCTestCase {
    private func drag(_ stage: SheetStage, by way: CGPoint) {
        HeadlessTouches.began(finger: 1, at: CGPoint(x: 195, y: 300), in: stage.window)
        for step in 1...12 {
            TurnLoop.main.advance(by: 1.0 / 60)
            let part = CGFloat(step) / 12
            HeadlessTouches.moved(
                finger: 1, to: CGPoint(x: 195 + way.x * part, y: 300 + way.y * part), in: stage.window)
        }
        TurnLoop.main.runTurn()
    }

    func testContentThatScrollsSidewaysTakesOnlyDragsToTheSide() async {
        // B27.4
        for (way, scrolled, pulled) in [
            (CGPoint(x: -60, y: 30), 50, 0), (CGPoint(x: -30, y: 60), 0, 50),
        ] as [(CGPoint, CGFloat, CGFloat)] {
            let stage = SheetStage()
            stage.present()
            let content = UIScrollView(frame: stage.presented.view.bounds)
            content.contentInsetAdjustmentBehavior = .never
            content.contentSize = CGSize(width: 2_000, height: content.bounds.height)
            stage.presented.view.addSubview(content)
            drag(stage, by: way)
            XCTAssertEqual(content.contentOffset.x, scrolled, accuracy: 1)
            XCTAssertEqual(stage.offset, pulled, accuracy: 2)
            HeadlessTouches.cancelled(finger: 1, in: stage.window)
            TurnLoop.main.advance(by: 1)
            stage.putAway()
        }
    }

    func testTheOuterOfTwoScrollViewsHasToBeAtItsTopToo() async {
        // B27.4
        for (place, scrolled, pulled) in [(0, 0, 50), (200, 150, 0)] as [(CGFloat, CGFloat, CGFloat)] {
            let stage = SheetStage()
            stage.present()
            let (outer, inner) = (UIScrollView(frame: stage.presented.view.bounds), UIScrollView())
            inner.frame = CGRect(x: 0, y: 0, width: outer.bounds.width, height: 1_500)
            outer.contentSize = inner.frame.size
            inner.contentSize = CGSize(width: outer.bounds.width, height: 3_000)
            for view in [outer, inner] { view.contentInsetAdjustmentBehavior = .never }
            outer.addSubview(inner)
            stage.presented.view.addSubview(outer)
            outer.contentOffset.y = place
            drag(stage, by: CGPoint(x: 0, y: 60))
            XCTAssertEqual(outer.contentOffset.y, scrolled, accuracy: 1)
            XCTAssertEqual(inner.contentOffset.y, 0)
            XCTAssertEqual(stage.offset, pulled, accuracy: 2)
            HeadlessTouches.cancelled(finger: 1, in: stage.window)
            TurnLoop.main.advance(by: 1)
            stage.putAway()
        }
    }
}
