import UIKit
import XCTest

/// Tests that the items of bars respond to touches at their positions on screen.
@MainActor
final class BarTouchTests: XCTestCase {
    private func show(_ root: UIViewController) -> UIWindow {
        HeadlessApplication.closeWindows()
        TurnLoop.main.reset()
        HeadlessDevice.current = .phone
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        TurnLoop.main.runTurn()
        return window
    }

    private func tap(at point: CGPoint, leavingAt end: CGPoint? = nil, in window: UIWindow) {
        HeadlessTouches.began(finger: 0, at: point, in: window)
        if let end { HeadlessTouches.moved(finger: 0, to: end, in: window) }
        HeadlessTouches.ended(finger: 0, in: window)
        TurnLoop.main.advance(by: 1)
    }

    func testATapSelectsATab() async {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        let window = show(tabs)
        // Two items of 195 points each. The bar begins 83 points above the bottom edge.
        tap(at: CGPoint(x: 290, y: 780), in: window)
        XCTAssertEqual(tabs.selectedIndex, 1)
        tap(at: CGPoint(x: 100, y: 780), leavingAt: CGPoint(x: 100, y: 400), in: window)
        XCTAssertEqual(tabs.selectedIndex, 1, "a finger that leaves elsewhere means nothing")
        tap(at: CGPoint(x: 100, y: 780), in: window)
        XCTAssertEqual(tabs.selectedIndex, 0)
    }

    func testATapOnTheBackButtonPops() async {
        let root = UIViewController()
        root.title = "List"
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(UIViewController(), animated: false)
        let window = show(navigation)
        tap(at: CGPoint(x: 30, y: 69), in: window)
        XCTAssertEqual(navigation.viewControllers.count, 1)
    }

    func testATapOnABarButtonPerformsItsAction() async {
        var acted = 0
        let root = UIViewController()
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Done", primaryAction: UIAction { _ in acted += 1 })
        let window = show(UINavigationController(rootViewController: root))
        tap(at: CGPoint(x: 360, y: 69), in: window)
        XCTAssertEqual(acted, 1)
        tap(at: CGPoint(x: 195, y: 69), in: window)
        XCTAssertEqual(acted, 1)
    }
}
