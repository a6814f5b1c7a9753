import UIKit
import XCTest

@MainActor
final class SplitSwipeTests: XCTestCase {
    func testASwipeFromTheEdgeShowsThePrimaryColumnAndOneBackHidesIt() async {
        let stage = SplitStage(on: SplitStage.pad.turned)
        stage.show()
        swipe(from: 2, to: 200, in: stage)
        XCTAssertEqual(stage.split.displayMode, .oneOverSecondary)
        XCTAssertNotNil(stage.place(of: stage.primary))
        swipe(from: 500, to: 300, in: stage)
        XCTAssertEqual(stage.split.displayMode, .secondaryOnly)
        XCTAssertNil(stage.place(of: stage.primary))
        stage.putAway()
    }

    func testASwipeFromTheEdgePopsWhereItCan() async {
        let stage = SplitStage(on: SplitStage.pad.turned)
        stage.show()
        let stack = stage.secondary.navigationController
        stack?.pushViewController(UIViewController(), animated: false)
        TurnLoop.main.advance(by: 0.1)
        swipe(from: 2, to: 600, in: stage)
        XCTAssertEqual(stage.split.displayMode, .secondaryOnly)
        XCTAssertEqual(stack?.viewControllers, [stage.secondary])
        stage.putAway()
    }

    func testWithoutTheGestureNothingHappens() async {
        let stage = SplitStage(on: SplitStage.pad.turned)
        stage.split.presentsWithGesture = false
        stage.show()
        swipe(from: 2, to: 200, in: stage)
        XCTAssertEqual(stage.split.displayMode, .secondaryOnly)
        stage.putAway()
    }

    /// Moves a finger quickly along the middle of the window.
    private func swipe(from: CGFloat, to: CGFloat, in stage: SplitStage) {
        HeadlessTouches.began(finger: 0, at: CGPoint(x: from, y: 500), in: stage.window)
        for step in 1...6 {
            TurnLoop.main.advance(by: 1.0 / 60)
            let x = from + (to - from) * CGFloat(step) / 6
            HeadlessTouches.moved(finger: 0, to: CGPoint(x: x, y: 500), in: stage.window)
        }
        HeadlessTouches.ended(finger: 0, in: stage.window)
        TurnLoop.main.advance(by: 1)
    }
}
