import UIKit
import XCTest

/// Tests precedence where content scrolls horizontally: the edge swipe first, then the scroll view, then the content
/// swipe.
@MainActor
final class ScrollingBesideSwipeTests: XCTestCase {
    func testTheEdgeSwipePrecedesAndTheContentSwipeFollowsAScrollView() async {
        // B2.49
        HeadlessDevice.current.systemVersion = 26
        let stack = AskingStack.shown()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.contentSize = CGSize(width: 2_000, height: 844)
        view.contentOffset.x = 800
        stack.topViewController?.view.addSubview(view)
        TurnLoop.main.runTurn()
        let scroll = view.panGestureRecognizer
        var begun: [String] = []
        scroll.addAction { if $0.state == .began { begun.append("scroll") } }
        stack.interactivePopGestureRecognizer?.addAction { if $0.state == .began { begun.append("edge") } }
        stack.interactiveContentPopGestureRecognizer?.addAction { if $0.state == .began { begun.append("content") } }
        for start in [200, 5] as [CGFloat] {
            HeadlessTouches.began(finger: 0, at: CGPoint(x: start, y: 400), in: stack.window)
            HeadlessTouches.moved(finger: 0, to: CGPoint(x: start + 30, y: 400), in: stack.window)
            HeadlessTouches.cancelled(finger: 0, in: stack.window)
            TurnLoop.main.advance(by: 1)
        }
        XCTAssertEqual(begun, ["scroll", "edge"])
        scroll.isEnabled = false
        HeadlessTouches.began(finger: 0, at: CGPoint(x: 200, y: 400), in: stack.window)
        HeadlessTouches.moved(finger: 0, to: CGPoint(x: 230, y: 400), in: stack.window)
        HeadlessTouches.cancelled(finger: 0, in: stack.window)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(begun, ["scroll", "edge", "content"])
        stack.window.isHidden = true
        HeadlessDevice.current = .phone
    }
}
