import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that a screen that never had an interceptor is left as UIKit leaves it.
@MainActor
final class UninterceptedScreenTests: AnyDesignTestCase {
    private func stack(_ transitions: NavigationTransitions?) throws -> (Stage, BatonNavigationController) {
        let navigation = BatonNavigationController(showing: TestScreen("A"))
        navigation.transitions = transitions
        navigation.pushViewController(TestScreen("B"), animated: false)
        let stage = Stage(root: navigation)
        try stage.settle()
        return (stage, navigation)
    }

    private var all: [NavigationTransitions?] { [nil, .system, .slide] }

    func testTheBackButtonPops() async throws {
        for transitions in all {
            let (stage, navigation) = try stack(transitions)
            XCTAssertTrue(HeadlessBars.tapBackButton(of: navigation.navigationBar))
            try stage.settle()
            XCTAssertEqual(navigation.viewControllers.count, 1)
            XCTAssertEqual(navigation.navigationBar.items?.count, 1)
        }
    }

    func testTheEscapeGestureIsUIKits() async throws {
        for transitions in all {
            let plain = UINavigationController(rootViewController: TestScreen("A"))
            plain.pushViewController(TestScreen("B"), animated: false)
            let stage = Stage(root: plain)
            try stage.settle()
            let isUsed = plain.accessibilityPerformEscape()
            try stage.settle()
            let (other, navigation) = try stack(transitions)
            XCTAssertEqual(navigation.accessibilityPerformEscape(), isUsed)
            try other.settle()
            XCTAssertEqual(navigation.viewControllers.count, plain.viewControllers.count)
        }
    }
}
