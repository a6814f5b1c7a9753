import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests which stack is told when the interceptor of a screen is set.
@MainActor
final class InterceptorChangeTests: AnyDesignTestCase {
    private func catches(_ stand: StackStage) -> Bool {
        stand.navigation.view.accessibilityPerformEscapeBlock != nil
    }

    func testTheStackThatShowsTheScreenIsTold() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        stand.a.navigationItem.backInterceptor = {}
        XCTAssertFalse(catches(stand), "it is below")
        stand.b.navigationItem.backInterceptor = {}
        XCTAssertTrue(catches(stand))
        stand.navigation.transitions = nil
        stand.b.navigationItem.backInterceptor = nil
        stand.b.navigationItem.backInterceptor = {}
        XCTAssertFalse(catches(stand))
    }

    /// A screen may go to another stack while nobody tells its own.
    func testAStackThatTheScreenHasLeftIsNotTold() async throws {
        let (one, other) = (try StackStage { $0.transitions = .slide }, try StackStage { $0.transitions = .slide })
        let screen = one.b
        one.navigation.setViewControllers([one.a], animated: false)
        other.navigation.pushViewController(screen, animated: false)
        try other.stage.settle()
        screen.navigationItem.backInterceptor = {}
        XCTAssertEqual([catches(one), catches(other)], [false, true])
    }
}
