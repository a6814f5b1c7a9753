import XCTest

@testable import UIKit

/// Tests that animations that an interaction holds end with the transition, however it ends.
@MainActor
final class DroppedScrubTests: XCTestCase {
    func testAStackRemovedDuringATransitionLeavesNoAnimationHeld() async {
        TurnLoop.main.reset()
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
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
        TurnLoop.main.advance(by: 2)
        XCTAssertFalse(TurnLoop.main.animations.isIdle, "nothing was held")
        percent.finish()
        TurnLoop.main.advance(by: 0.05)
        tabs.selectedIndex = 1
        TurnLoop.main.advance(by: 2)
        XCTAssertTrue(TurnLoop.main.isIdle, "\(TurnLoop.main.pending)")
        XCTAssertNil(root.view.layer.animationKeys())
        XCTAssertNil(navigation.transitionCoordinator)
        window.isHidden = true
    }
}
