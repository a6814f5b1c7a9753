import UIKit
import XCTest

@testable import Baton

/// Tests what Baton knows of an item to which nothing was written yet.
@MainActor
final class UntouchedItemTests: XCTestCase {
    func testItsAppearancesAreThoseOfTheApp() async {
        let item = UINavigationItem(title: "A")
        let own = UINavigationBarAppearance()
        own.backgroundColor = .red
        item.compactAppearance = own
        XCTAssertEqual(item.ownAppearances, [.compact: own])
    }

    func testItHasNoStateUntilOneIsSet() async {
        let item = UINavigationItem(title: "A")
        XCTAssertFalse(item.hasBarState)
        XCTAssertEqual(item.barState, BarState())
        XCTAssertFalse(item.hasBarState, "it was only read")
        item.barState.backgroundAlpha = 0.5
        XCTAssertTrue(item.hasBarState)
    }
}
