import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests when a pop is judged that meets a push which waits.
@MainActor
final class WaitingPopTests: XCTestCase {
    private let (root, a, b) = (TestScreen("Root"), TestScreen("A"), TestScreen("B"))

    private func stage() throws -> (Stage, UINavigationController) {
        let stack = UINavigationController(rootViewController: root)
        stack.transitions = .slide
        let stage = Stage(root: stack)
        try stage.settle()
        return (stage, stack)
    }

    func testAPopIsDroppedWhileTheFirstPushWaits() async throws {
        let (stage, stack) = try stage()
        stack.present(TestScreen("Card"), using: .card)
        stage.advance(by: 0.1)
        stack.pushViewController(a, animated: true)
        XCTAssertEqual(stack.viewControllers, [root], "the push waits for the presentation")
        XCTAssertNil(stack.popViewController(animated: true))
        try stage.settle()
        XCTAssertEqual(stack.viewControllers, [root, a])
    }

    func testAPopTakesTheScreenThatIsOnTopWhenItBegins() async throws {
        let (stage, stack) = try stage()
        stack.pushViewController(a, animated: true)
        stage.advance(by: 0.1)
        stack.pushViewController(b, animated: true)
        XCTAssertEqual(stack.viewControllers, [root, a], "the second push waits for the first")
        XCTAssertTrue(stack.popViewController(animated: true) === a, "the screen that is on top at the call")
        try stage.settle()
        XCTAssertEqual(stack.viewControllers, [root, a], "the screen that was on top at the beginning is gone")
    }
}
