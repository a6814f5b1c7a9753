import UIKit
import XCTest

/// Tests the delegate calls for a tap on the back button and for an interactive pop.
@MainActor
final class BackButtonTests: XCTestCase {
    func testATapAsksTheDelegatePopsAndReportsTheEnd() async {
        // B1.72
        let stack = AskingStack.shown()
        XCTAssertIdentical(stack.navigationBar.delegate, stack)
        XCTAssertTrue(HeadlessBars.tapBackButton(of: stack.navigationBar))
        XCTAssertEqual(stack.calls, ["shouldPop 1"])
        XCTAssertEqual(stack.viewControllers.count, 1)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stack.calls, ["shouldPop 1", "didPop 1"])
        XCTAssertFalse(HeadlessBars.tapBackButton(of: stack.navigationBar))
    }

    func testARefusedTapDoesNothing() async {
        // B1.72
        let stack = AskingStack.shown()
        stack.agrees = false
        HeadlessBars.tapBackButton(of: stack.navigationBar)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stack.calls, ["shouldPop 1"])
        XCTAssertEqual(stack.viewControllers.count, 2)
        XCTAssertEqual(stack.navigationBar.items?.count, 2)
    }

    func testAnInteractivePopAsksTheDelegateWhenItStarts() async {
        // B1.73
        let stack = AskingStack.shown()
        let delegate = DrivenDelegate()
        stack.delegate = delegate
        stack.popViewController(animated: true)
        XCTAssertEqual(stack.calls, [])
        TurnLoop.main.runTurn()
        XCTAssertEqual(stack.calls, ["shouldPop 1"])
        delegate.interaction.finish()
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stack.calls, ["shouldPop 1", "didPop 1"])
        XCTAssertEqual(stack.viewControllers.count, 1)
    }

    func testARefusedInteractivePopEndsBeforeAnyCallback() async {
        // B1.73
        let stack = AskingStack.shown()
        let screens = stack.viewControllers
        let delegate = DrivenDelegate()
        stack.delegate = delegate
        stack.agrees = false
        stack.popViewController(animated: true)
        var ends: [Bool] = []
        stack.transitionCoordinator?.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
        TurnLoop.main.runTurn()
        XCTAssertEqual(ends, [true])
        XCTAssertEqual(stack.viewControllers, screens)
        XCTAssertEqual(delegate.shown, [])
        XCTAssertNil(stack.transitionCoordinator)
        XCTAssertEqual(HeadlessLog.warnings, [])
        stack.agrees = true
        stack.delegate = nil
        stack.popViewController(animated: true)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stack.viewControllers.count, 1)
    }

    func testAPopFromCodeDoesNotAskTheDelegate() async {
        // B1.72, B1.75
        let stack = AskingStack.shown()
        stack.popViewController(animated: true)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stack.calls, ["didPop 1"])
    }

    func testWherePopsFromCodeAskTheDelegateTheScreenHasLeftTheStack() async {
        // B27.81
        HeadlessQuirks.popsByCodeAskShouldPop = true
        defer { HeadlessQuirks.popsByCodeAskShouldPop = false }
        for isAnimated in [true, false] {
            for agrees in [true, false] {
                HeadlessLog.reset()
                let stack = AskingStack.shown()
                stack.agrees = agrees
                stack.popViewController(animated: isAnimated)
                XCTAssertEqual(stack.viewControllers.count, 1)
                TurnLoop.main.advance(by: 1)
                XCTAssertEqual(stack.calls, ["shouldPop 1", "didPop 1"])
                XCTAssertEqual(stack.viewControllers.count, 1, "the answer does not keep the screen")
                XCTAssertEqual(HeadlessLog.warnings.count, agrees ? 0 : 1)
            }
        }
    }

    func testPoppingInShouldPopAndReturningTruePopsTwice() async {
        // B1.74
        let stack = AskingStack.shown(screens: 3)
        stack.popsItself = true
        HeadlessBars.tapBackButton(of: stack.navigationBar)
        TurnLoop.main.advance(by: 2)
        XCTAssertEqual(stack.viewControllers.count, 1)
    }

    func testACustomBackActionReplacesThePop() async {
        // B8.26
        let stack = AskingStack.shown()
        var taps = 0
        stack.topViewController?.navigationItem.backAction = UIAction { _ in taps += 1 }
        XCTAssertTrue(HeadlessBars.tapBackButton(of: stack.navigationBar))
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(taps, 1)
        XCTAssertEqual(stack.viewControllers.count, 2)
    }

    func testAMissingBackButtonOrARunningTransitionIgnoresTaps() async {
        // B2.28
        HeadlessDevice.current = .phone.running(18)
        defer { HeadlessDevice.current = .phone }
        let stack = AskingStack.shown(screens: 3)
        stack.topViewController?.navigationItem.hidesBackButton = true
        XCTAssertFalse(HeadlessBars.tapBackButton(of: stack.navigationBar))
        stack.topViewController?.navigationItem.hidesBackButton = false
        stack.popViewController(animated: true)
        TurnLoop.main.advance(by: 0.1)
        XCTAssertFalse(HeadlessBars.tapBackButton(of: stack.navigationBar))
        TurnLoop.main.advance(by: 1)
        XCTAssertTrue(HeadlessBars.tapBackButton(of: stack.navigationBar))
    }

    func testABarButtonPerformsItsAction() async {
        let stack = AskingStack.shown()
        var taps = 0
        let item = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in taps += 1 })
        XCTAssertFalse(HeadlessBars.tap(item, in: stack.navigationBar))
        stack.topViewController?.navigationItem.rightBarButtonItem = item
        XCTAssertTrue(HeadlessBars.tap(item, in: stack.navigationBar))
        item.isEnabled = false
        XCTAssertFalse(HeadlessBars.tap(item, in: stack.navigationBar))
        XCTAssertEqual(taps, 1)
    }
}
