import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that the block of a view for the escape gesture stays the app's, if the app has set one.
@MainActor
final class EscapeBlockTests: AnyDesignTestCase {
    func testABlockOfTheAppsStays() async throws {
        var (escapes, attempts) = (0, 0)
        let stand = try StackStage {
            $0.view.accessibilityPerformEscapeBlock = {
                escapes += 1
                return true
            }
            $0.transitions = .slide
        }
        let block = { stand.navigation.view.accessibilityPerformEscapeBlock }
        XCTAssertEqual(block()?(), true)
        stand.b.navigationItem.backInterceptor = { attempts += 1 }
        XCTAssertEqual(block()?(), true)
        stand.b.navigationItem.backInterceptor = nil
        XCTAssertEqual(block()?(), true)
        stand.navigation.transitions = nil
        XCTAssertEqual(block()?(), true)
        XCTAssertEqual(escapes, 4)
        XCTAssertEqual(attempts, 0)
    }

    func testWithoutOneTheInterceptorHasItAndLeavesNothing() async throws {
        var attempts = 0
        let stand = try StackStage { $0.transitions = .slide }
        let block = { stand.navigation.view.accessibilityPerformEscapeBlock }
        XCTAssertNil(block())
        stand.b.navigationItem.backInterceptor = { attempts += 1 }
        XCTAssertEqual(block()?(), true, "the user stays")
        XCTAssertEqual(attempts, 1)
        stand.b.navigationItem.backInterceptor = nil
        XCTAssertNil(block())
    }

    /// A block that the app sets later stays through the next changes of screens.
    func testABlockThatTheAppSetsLaterStays() async throws {
        var escapes = 0
        let stand = try StackStage { $0.transitions = .slide }
        stand.b.navigationItem.backInterceptor = {}
        stand.navigation.view.accessibilityPerformEscapeBlock = {
            escapes += 1
            return true
        }
        let next = TestScreen("C")
        next.navigationItem.backInterceptor = {}
        stand.navigation.pushViewController(next, animated: true)
        try stand.stage.settle()
        XCTAssertEqual(stand.navigation.view.accessibilityPerformEscapeBlock?(), true)
        XCTAssertEqual(escapes, 1)
    }
}
