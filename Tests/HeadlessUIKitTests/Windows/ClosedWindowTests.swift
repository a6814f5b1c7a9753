import UIKit
import XCTest

/// Tests what is left of windows that are closed for the next test.
@MainActor
final class ClosedWindowTests: XCTestCase {
    override func tearDown() async throws {
        HeadlessApplication.closeWindows()
        TurnLoop.main.reset()
    }

    /// The view controllers of a window whose root presents one, with one that presents another in a stack.
    private func showWindow() -> [UIViewController] {
        let (root, presented, child, above) = (
            UIViewController(), UINavigationController(), UIViewController(), UIViewController()
        )
        let window = UIWindow(windowScene: HeadlessScenes.main)
        window.rootViewController = root
        window.makeKeyAndVisible()
        presented.setViewControllers([child], animated: false)
        root.present(presented, animated: false)
        TurnLoop.main.runTurn()
        child.present(above, animated: false)
        TurnLoop.main.runTurn()
        return [root, presented, child, above]
    }

    func testNothingThatWasPresentedStays() async {
        struct Weak {
            weak var controller: UIViewController?
        }
        var screens = showWindow()
        XCTAssertTrue(screens.allSatisfy { $0.viewIfLoaded?.window != nil })
        let weak = screens.map(Weak.init)
        HeadlessApplication.closeWindows()
        TurnLoop.main.reset()
        screens = []
        XCTAssertEqual(weak.filter { $0.controller != nil }.count, 0)
    }
}
