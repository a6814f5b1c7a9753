import UIKit
import XCTest

/// Tests the back swipe in the content area, which iOS 26 introduced.
@MainActor
final class BackContentPanTests: XCTestCase {
    private func show(_ version: Int) -> AskingStack {
        HeadlessDevice.current.systemVersion = version
        HeadlessLog.reset()
        return AskingStack.shown()
    }

    private func putAway(_ stack: AskingStack) {
        stack.window.isHidden = true
        stack.window.rootViewController = nil
        HeadlessDevice.current = .phone
    }

    private func drag(_ stack: AskingStack, from start: CGPoint, to end: CGPoint) {
        HeadlessTouches.began(finger: 0, at: start, in: stack.window)
        for sample in 1...12 {
            TurnLoop.main.advance(by: 1.0 / 60)
            let part = CGFloat(sample) / 12
            let place = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            HeadlessTouches.moved(finger: 0, to: place, in: stack.window)
        }
        HeadlessTouches.ended(finger: 0, in: stack.window)
        TurnLoop.main.advance(by: 1)
    }

    private let middle = CGPoint(x: 150, y: 400)

    func testTheContentSwipeExistsFromVersion26() async {
        // B2.48
        let old = show(18)
        XCTAssertNil(old.interactiveContentPopGestureRecognizer)
        drag(old, from: middle, to: CGPoint(x: 380, y: 400))
        XCTAssertEqual(old.viewControllers.count, 2)
        putAway(old)
        let new = show(26)
        XCTAssertTrue(new.interactiveContentPopGestureRecognizer is UIScreenEdgePanGestureRecognizer)
        drag(new, from: middle, to: CGPoint(x: 380, y: 400))
        XCTAssertEqual(new.viewControllers.count, 1)
        putAway(new)
    }

    func testTheContentSwipeOnlyGoesBackAndDoesNotStartInTheBar() async {
        let stack = show(26)
        drag(stack, from: middle, to: CGPoint(x: 10, y: 400))
        drag(stack, from: middle, to: CGPoint(x: 200, y: 700))
        drag(stack, from: CGPoint(x: 150, y: 70), to: CGPoint(x: 380, y: 70))
        XCTAssertEqual(stack.viewControllers.count, 2)
        XCTAssertEqual(stack.calls, [])
        putAway(stack)
    }

    func testAtTheEdgeTheEdgeSwipeIsUsed() async {
        // B2.48
        let stack = show(26)
        var begun: [String] = []
        stack.interactivePopGestureRecognizer?.addAction { if $0.state == .began { begun.append("edge") } }
        stack.interactiveContentPopGestureRecognizer?.addAction { if $0.state == .began { begun.append("content") } }
        drag(stack, from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400))
        XCTAssertEqual(begun, ["edge"])
        putAway(stack)
    }

    func testTheContentSwipeIsMirroredInRightToLeft() async {
        // B10.30
        HeadlessDevice.current.layoutDirection = .rightToLeft
        let stack = show(26)
        drag(stack, from: middle, to: CGPoint(x: 380, y: 400))
        XCTAssertEqual(stack.viewControllers.count, 2)
        drag(stack, from: CGPoint(x: 350, y: 400), to: CGPoint(x: 60, y: 400))
        XCTAssertEqual(stack.viewControllers.count, 1)
        putAway(stack)
    }

    func testADelegateWithAnimatorsTurnsBothOff() async {
        // B2.40
        let stack = show(26)
        let delegate = DrivenDelegate()
        stack.delegate = delegate
        drag(stack, from: middle, to: CGPoint(x: 380, y: 400))
        drag(stack, from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400))
        XCTAssertEqual(stack.viewControllers.count, 2)
        withExtendedLifetime(delegate) {}
        putAway(stack)
    }

    func testTheSwipeAsksTheBarsDelegateWhenItBegins() async {
        // B1.73
        let stack = show(18)
        drag(stack, from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400))
        XCTAssertEqual(stack.calls, ["shouldPop 1", "didPop 1"])
        XCTAssertEqual(stack.viewControllers.count, 1)
        putAway(stack)
        let refusing = show(18)
        refusing.agrees = false
        drag(refusing, from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400))
        XCTAssertEqual(refusing.calls, ["shouldPop 1"])
        XCTAssertEqual(refusing.viewControllers.count, 2)
        XCTAssertNil(refusing.transitionCoordinator)
        putAway(refusing)
    }

    func testASwipeThatCannotPopGivesAdvice() async {
        // B2.44
        let stack = show(18)
        stack.popViewController(animated: false)
        TurnLoop.main.advance(by: 0.1)
        let delegate = ScriptedDelegate()
        stack.interactivePopGestureRecognizer?.delegate = delegate
        drag(stack, from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400))
        XCTAssertEqual(HeadlessLog.warnings.count, 1)
        XCTAssertTrue(HeadlessLog.warnings.first?.contains("refuse at the root") == true)
        putAway(stack)
    }

    func testAStackRemovedDuringASwipeEndsItsPop() async {
        // B7.19, B2.5
        let stack = show(18)
        HeadlessTouches.began(finger: 0, at: CGPoint(x: 5, y: 400), in: stack.window)
        HeadlessTouches.moved(finger: 0, to: CGPoint(x: 200, y: 400), in: stack.window)
        TurnLoop.main.runTurn()
        XCTAssertEqual(stack.viewControllers.count, 1)
        stack.window.rootViewController = UIViewController()
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stack.viewControllers.count, 2)
        XCTAssertNil(stack.transitionCoordinator)
        HeadlessTouches.ended(finger: 0, in: stack.window)
        putAway(stack)
    }
}
