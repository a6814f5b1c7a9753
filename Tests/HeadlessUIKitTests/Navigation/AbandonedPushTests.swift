import UIKit
import XCTest

/// A stack that nobody keeps any more while it changes its screens.
@MainActor
final class AbandonedPushTests: XCTestCase {
    func testItIsKeptUntilThePushHasEndedAndNoLonger() async {
        weak var stack: UINavigationController?
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        do {
            let made = UINavigationController(rootViewController: UIViewController())
            window.rootViewController = made
            window.makeKeyAndVisible()
            TurnLoop.main.runTurn()
            made.pushViewController(UIViewController(), animated: true)
            TurnLoop.main.runTurn()
            stack = made
        }
        window.rootViewController = UIViewController()
        TurnLoop.main.advance(by: 0.1)
        TurnLoop.main.advance(by: 2)
        XCTAssertNil(stack)
        window.isHidden = true
    }
}
