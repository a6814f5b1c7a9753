import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests where a swipe back just begins: how far from the edge, and how steep.
@MainActor
final class SwipeLimitTests: AnyDesignTestCase {
    /// Swipes across a stack that begins 60 points inside the window, and returns whether that pops.
    private func pops(from way: CGFloat, insideBy gap: CGFloat = 60) throws -> Bool {
        let stack = UINavigationController(rootViewController: TestScreen("Lower"))
        stack.pushViewController(TestScreen("Upper"), animated: false)
        stack.transitions = .slide.swipe(.edge)
        let column = UIViewController()
        column.addChild(stack)
        column.view.addSubview(stack.view)
        stack.view.frame = CGRect(x: gap, y: 0, width: 390 - gap, height: 844)
        stack.didMove(toParent: column)
        let stage = Stage(root: column)
        try stage.settle()
        let swipe = try XCTUnwrap(NavigationTransitionDriver.driver(of: stack)).swipe
        // The one from the edge of the window.
        swipe.edgeRecognizer.isEnabled = false
        stage.finger.drag(from: CGPoint(x: gap + way, y: 400), to: CGPoint(x: 380, y: 400), in: 0.2)
        try stage.settle()
        return stack.viewControllers.count == 1
    }

    func testItBeginsAtTheEdgeOfAStackInsideTheWindow() async throws {
        for (way, begins) in [(0, true), (19.5, true), (20, true), (20.5, false), (30, false)] as [(CGFloat, Bool)] {
            XCTAssertEqual(try pops(from: way), begins, "\(way)")
        }
        XCTAssertTrue(try pops(from: 10, insideBy: 0.5))
    }

    func testAtTheEdgeOfTheWindowOnlyTheSwipeFromTheEdgeBegins() async throws {
        XCTAssertFalse(try pops(from: 10, insideBy: 0))
    }

    func testADragThatLeadsDownAsFarAsAcrossIsNoSwipe() async throws {
        for (y, begins) in [(520, false), (515, true), (280, false)] as [(CGFloat, Bool)] {
            let stand = try StackStage { $0.transitions = .slide.swipe(.content) }
            stand.stage.finger.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 220, y: y), in: 0.1)
            try stand.stage.settle()
            XCTAssertEqual(stand.titles == ["A"], begins, "\(y)")
        }
    }
}
