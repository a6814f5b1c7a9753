import Baton
import BatonTesting
import UIKit
import XCTest

@MainActor
final class ForwardedOrientationTests: XCTestCase {
    func testTheAppsDelegateStillChoosesTheOrientationsOfItsStack() async {
        let stack = UINavigationController(rootViewController: UIViewController())
        let delegate = PortraitDelegate()
        stack.delegate = delegate
        stack.transitions = NavigationTransitions(.fade)
        XCTAssertEqual(stack.supportedInterfaceOrientations, .portrait)
        XCTAssertEqual(stack.preferredInterfaceOrientationForPresentation, .portrait)
        let stage = Stage(root: stack)
        stage.rotate(to: .landscapeRight)
        XCTAssertEqual(stage.window.bounds.size, stage.device.size)
        XCTAssertEqual(stage.device.size, CGSize(width: 390, height: 844))
    }

    func testTheAppsDelegateStillChoosesTheOrientationsOfItsTabs() async {
        let tabs = UITabBarController()
        let delegate = PortraitDelegate()
        tabs.delegate = delegate
        tabs.transitions = TabTransitions(.fade)
        XCTAssertEqual(tabs.supportedInterfaceOrientations, .portrait)
    }

    func testWithoutADelegateOfTheAppTheOrientationsAreUIKits() async {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.transitions = NavigationTransitions(.fade)
        XCTAssertEqual(stack.supportedInterfaceOrientations, .allButUpsideDown)
    }
}

@MainActor
private final class PortraitDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .portrait }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .portrait }

    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .portrait }
}
