import UIKit
import XCTest

/// Tests the switch by which a pop under a modal presentation loses the tab bar.
@MainActor
final class LostTabBarTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.popsUnderModalsLoseTabBar = false }
    }

    /// Pops a screen that hides the tab bar, under a modal or not, and goes on. Returns whether the bar is in sight in the
    /// end.
    private func isBarSeen(under style: UIModalPresentationStyle?) -> Bool {
        TurnLoop.main.reset()
        let (hiding, tabs) = (UIViewController(), UITabBarController())
        hiding.hidesBottomBarWhenPushed = true
        let stack = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [stack, UIViewController()]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
        stack.pushViewController(hiding, animated: false)
        TurnLoop.main.advance(by: 0.1)
        XCTAssertLessThanOrEqual(tabs.tabBar.frame.maxX, 0)
        if let style {
            let modal = UIViewController()
            modal.modalPresentationStyle = style
            tabs.present(modal, animated: false)
            TurnLoop.main.advance(by: 0.1)
        }
        stack.popViewController(animated: false)
        TurnLoop.main.advance(by: 0.1)
        if style != nil { tabs.dismiss(animated: false) }
        TurnLoop.main.advance(by: 1)
        for index in [1, 0] {
            tabs.selectedIndex = index
            TurnLoop.main.advance(by: 1)
        }
        window.isHidden = true
        return tabs.tabBar.frame.maxX > 0
    }

    func testAPopUnderAModalMayLoseTheBar() async {
        // B27.46
        for isOn in [false, true] {
            HeadlessQuirks.popsUnderModalsLoseTabBar = isOn
            XCTAssertTrue(isBarSeen(under: nil))
            XCTAssertEqual(isBarSeen(under: .fullScreen), !isOn)
            XCTAssertEqual(isBarSeen(under: .overFullScreen), !isOn)
        }
    }
}
