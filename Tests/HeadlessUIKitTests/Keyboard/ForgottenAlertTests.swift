import UIKit
import XCTest

/// An alert that a test has left behind.
@MainActor
final class ForgottenAlertTests: XCTestCase {
    func testItDoesNotFollowTheKeyboardOfTheNextTest() async throws {
        TurnLoop.main.reset()
        let forgotten = UIWindow(frame: UIScreen.main.bounds)
        forgotten.rootViewController = UIViewController()
        forgotten.makeKeyAndVisible()
        let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
        forgotten.rootViewController?.present(alert, animated: false)
        TurnLoop.main.advance(by: 1)
        let place = alert.view.center
        TurnLoop.main.reset()

        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let field = UITextField()
        window.rootViewController?.view.addSubview(field)
        field.becomeFirstResponder()
        TurnLoop.main.advance(by: 1)
        XCTAssertTrue(HeadlessKeyboard.isShown)
        XCTAssertEqual(alert.view.center, place)
        field.resignFirstResponder()
        window.isHidden = true
        forgotten.isHidden = true
        TurnLoop.main.reset()
    }
}
