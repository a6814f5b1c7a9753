import UIKit
import XCTest

/// Tests a stack that is no longer retained while a push is running.
@MainActor
final class AbandonedPushTests: XCTestCase {
    func testTheStackIsRetainedUntilThePushEnds() async {
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
