import XCTest

@testable import UIKit

/// Tests that layers paused for an interaction resume when the transition ends, however it ends.
@MainActor
final class FrozenLayerTests: XCTestCase {
    func testAStackRemovedDuringATransitionLeavesNoLayerPaused() async {
        TurnLoop.main.reset()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UIViewController(), animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        TurnLoop.main.runTurn()
        let delegate = DrivenDelegate()
        let percent = delegate.interaction
        navigation.delegate = delegate
        navigation.popViewController(animated: true)
        TurnLoop.main.runTurn()
        percent.update(0.5)
        XCTAssertEqual(navigation.navigationBar.layer.speed, 0, "nothing was stopped")
        percent.finish()
        TurnLoop.main.advance(by: 0.05)
        tabs.selectedIndex = 1
        TurnLoop.main.advance(by: 2)
        XCTAssertEqual(navigation.navigationBar.layer.speed, 1)
        XCTAssertNil(navigation.transitionCoordinator)
        window.isHidden = true
    }
}
