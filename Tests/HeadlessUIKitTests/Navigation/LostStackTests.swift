import UIKit
import XCTest

/// Tests the switch for a popped view controller that has lost its navigation controller in `viewWillDisappear`.
@MainActor
final class LostStackTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run {
            HeadlessQuirks.poppedScreensLoseTheirStackEarly = false
            HeadlessDevice.current = .phone
        }
    }

    /// Pops a screen, in a tab bar controller unless the stack is alone, and returns whether it had its stack when it was
    /// about to disappear.
    private func hadItsStack(inTabs: Bool, hidesTabBar: Bool = false, cancels: Bool = false) -> Bool? {
        let (root, next) = (UIViewController(), AskingScreen())
        root.hidesBottomBarWhenPushed = hidesTabBar
        let stack = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        if inTabs { tabs.viewControllers = [stack] }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = inTabs ? tabs : stack
        window.makeKeyAndVisible()
        stack.pushViewController(next, animated: false)
        TurnLoop.main.advance(by: 0.1)
        let delegate = DrivenDelegate()
        if cancels { stack.delegate = delegate }
        stack.popViewController(animated: true)
        TurnLoop.main.runTurn()
        if cancels {
            delegate.interaction.cancel()
            TurnLoop.main.advance(by: 1)
            XCTAssertIdentical(next.navigationController, stack)
        }
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stack.viewControllers.count, cancels ? 2 : 1)
        window.isHidden = true
        window.rootViewController = nil
        return next.hadStack
    }

    func testItIsOffByDefault() async {
        // B1.28
        XCTAssertEqual(hadItsStack(inTabs: false), true)
        XCTAssertEqual(hadItsStack(inTabs: true, hidesTabBar: true), true)
    }

    func testWithTheSwitchItIsNilWhereThereIsNoTabBar() async {
        // B1.28, B27.49
        HeadlessQuirks.poppedScreensLoseTheirStackEarly = true
        XCTAssertEqual(hadItsStack(inTabs: false), false)
        XCTAssertEqual(hadItsStack(inTabs: true, hidesTabBar: true), false)
        XCTAssertEqual(hadItsStack(inTabs: true), true)
        XCTAssertEqual(hadItsStack(inTabs: false, cancels: true), false)
    }

    func testItConcernsIOS26() async {
        // B27.49
        HeadlessQuirks.poppedScreensLoseTheirStackEarly = true
        HeadlessDevice.current = .phone.running(18)
        XCTAssertEqual(hadItsStack(inTabs: false), true)
    }
}

/// Notes whether it has a navigation controller when it is about to disappear for the first time.
private final class AskingScreen: UIViewController {
    private(set) var hadStack: Bool?

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if hadStack == nil { hadStack = navigationController != nil }
    }
}
