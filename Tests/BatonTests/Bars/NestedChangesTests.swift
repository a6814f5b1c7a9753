import XCTest

@testable import Baton

/// Tests nested changes, and notifications that arrive during a change.
final class NestedChangesTests: XCTestCase {
    private var changes = NestedChanges()

    func testANotificationDuringNestedChangesIsDeferredToTheEndOfTheOutermost() {
        XCTAssertTrue(changes.notice())
        let outer = changes.begin()
        let inner = changes.begin()
        XCTAssertFalse(changes.notice())
        XCTAssertFalse(changes.end(inner))
        XCTAssertTrue(changes.end(outer))
        XCTAssertTrue(changes.notice())
    }

    func testWithoutADeferredNotificationTheEndReportsNone() {
        let change = changes.begin()
        XCTAssertFalse(changes.end(change))
        let next = changes.begin()
        _ = changes.notice()
        XCTAssertTrue(changes.end(next))
        XCTAssertFalse(changes.end(changes.begin()), "it is missed once")
    }

    func testANotificationThatWasHandledIsNotMissed() {
        XCTAssertTrue(changes.notice())
        XCTAssertTrue(changes.notice())
        XCTAssertFalse(changes.end(changes.begin()))
    }

    func testOnlyTheMostRecentChangeIsTheLast() {
        let outer = changes.begin()
        XCTAssertTrue(changes.isLast(outer))
        let inner = changes.begin()
        XCTAssertFalse(changes.isLast(outer))
        XCTAssertTrue(changes.isLast(inner))
        _ = changes.end(inner)
        XCTAssertFalse(changes.isLast(outer), "it was old before it ended")
    }
}
