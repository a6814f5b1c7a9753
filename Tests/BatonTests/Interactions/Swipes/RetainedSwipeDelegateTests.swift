import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests how long the delegate lives that a wrapper of a swipe's delegate asks.
@MainActor
final class RetainedSwipeDelegateTests: GenerationTestCase {
    private func wrapper(
        of recognizer: UIGestureRecognizer, isUIKits: Bool
    ) throws -> (SwipePermissionDelegate, former: () -> SwipeAnswers?) {
        let stand = try StackStage { $0.transitions = .slide }
        let former = SwipeAnswers()
        recognizer.delegate = former
        let permission = SwipePermission.of(stand.navigation)
        return (
            SwipePermissionDelegate(of: recognizer, in: permission, isUIKits: isUIKits), { [weak former] in former }
        )
    }

    /// UIKit sends it what it has asked about before.
    func testUIKitsOwnDelegateLivesAsLongAsItsWrapper() async throws {
        let recognizer = UIPanGestureRecognizer()
        let former: () -> SwipeAnswers?
        do {
            let (wrapper, read) = try wrapper(of: recognizer, isUIKits: true)
            former = read
            XCTAssertNotNil(former())
            XCTAssertTrue(wrapper.former === former())
        }
        XCTAssertNil(former(), "nothing else retains it")
    }

    /// The app may release it, and then there is none.
    func testADelegateOfTheAppsIsNotRetained() async throws {
        let recognizer = UIPanGestureRecognizer()
        let (wrapper, former) = try wrapper(of: recognizer, isUIKits: false)
        XCTAssertNil(former())
        XCTAssertNil(wrapper.former)
        XCTAssertTrue(wrapper.formerAllows)
    }

    func testUIKitsOwnDelegateIsGivenBackAndReleasedWithItsStack() async throws {
        for leaves in [true, false] {
            weak var stack: UINavigationController?
            weak var uikits: AnyObject?
            do {
                let stand = try StackStage()
                let recognizer = stand.navigation.interactivePopGestureRecognizer
                (stack, uikits) = (stand.navigation, recognizer?.delegate)
                stand.navigation.transitions = .slide
                XCTAssertTrue(recognizer?.delegate is SwipePermissionDelegate)
                if leaves {
                    stand.navigation.transitions = nil
                    XCTAssertNotNil(uikits)
                    XCTAssertTrue(recognizer?.delegate === uikits)
                }
                stand.stage.window.rootViewController = UIViewController()
                try stand.stage.settle()
            }
            XCTAssertNil(stack, "\(leaves)")
            XCTAssertNil(uikits, "\(leaves)")
        }
    }
}
