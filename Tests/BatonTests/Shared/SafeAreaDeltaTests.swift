import UIKit
import XCTest

@testable import Baton

/// Tests that insets of Baton's are removed exactly, whatever the app does to its own value meanwhile.
@MainActor
final class SafeAreaDeltaTests: XCTestCase {
    private let screen = UIViewController()

    /// Returns what remains at the top after an inset was added, the app has changed its value, and the inset was removed.
    private func top(_ own: CGFloat, adding delta: CGFloat, _ change: (inout UIEdgeInsets) -> Void) -> CGFloat {
        screen.additionalSafeAreaInsets = UIEdgeInsets(top: own, left: 1, bottom: 2, right: 3)
        let added = SafeAreaDelta(on: screen)
        added.set(top: delta)
        XCTAssertEqual(screen.additionalSafeAreaInsets.top, own + delta)
        change(&screen.additionalSafeAreaInsets)
        added.set(.zero)
        return screen.additionalSafeAreaInsets.top
    }

    func testAnUnchangedValueIsAsBefore() async {
        for delta in [44, -49] as [CGFloat] {
            XCTAssertEqual(top(10, adding: delta) { _ in }, 10)
            XCTAssertEqual(screen.additionalSafeAreaInsets, UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 3))
        }
    }

    func testWhatTheAppAddsIsKept() async {
        XCTAssertEqual(top(10, adding: 44) { $0.top += 20 }, 30)
        XCTAssertEqual(top(10, adding: -49) { $0.top += 20 }, 30)
        XCTAssertEqual(top(10, adding: 44) { $0.top -= 10 }, 0)
        // The inset leaves nothing of the app's own value, or half a point.
        XCTAssertEqual(top(49, adding: -49) { $0.top += 20 }, 69)
        XCTAssertEqual(top(49.5, adding: -49) { $0.top += 20 }, 69.5)
    }

    /// The sums of fractions are not exact.
    func testWhatTheAppAddsAndTakesAwayLeavesNothing() async {
        for (inset, change) in [(44.3, 20.1), (49.1, 8.2)] as [(CGFloat, CGFloat)] {
            let changed = inset + change - change
            XCTAssertNotEqual(changed, inset)
            XCTAssertEqual(top(0, adding: inset) { $0.top = changed }, 0)
        }
    }

    func testWhatTheAppAssignsIsKept() async {
        for delta in [44, -49] as [CGFloat] {
            XCTAssertEqual(top(10, adding: delta) { $0.top = 10 }, 10, "the same value again")
            XCTAssertEqual(top(60, adding: delta) { $0.top = 60 }, 60, "the same value again")
            XCTAssertEqual(top(10, adding: delta) { $0 = .zero }, 0)
            XCTAssertEqual(top(10, adding: delta) { $0.top = 20 }, 20)
        }
        XCTAssertEqual(top(0, adding: 44) { $0.top = 43.5 }, 43.5, "half a point less than the inset")
    }

    /// A larger value than Baton's inset may be either. It is taken for one to which the app has added.
    func testALargerValueIsTakenForASum() async {
        XCTAssertEqual(top(10, adding: 44) { $0.top = 100 }, 56)
        XCTAssertEqual(top(60, adding: 44) { $0.top = 60.5 }, 16.5, "half a point more than its own value before")
    }

    func testEdgesAreJudgedByThemselves() async {
        screen.additionalSafeAreaInsets = .zero
        let added = SafeAreaDelta(on: screen)
        added.set(UIEdgeInsets(top: 44, left: 0, bottom: -34, right: 0))
        screen.additionalSafeAreaInsets.bottom = 5
        added.set(.zero)
        XCTAssertEqual(screen.additionalSafeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 5, right: 0))
    }

    func testAnInsetThatTheAppHasReplacedIsAddedAgain() async {
        screen.additionalSafeAreaInsets = .zero
        let added = SafeAreaDelta(on: screen)
        added.set(top: 44)
        screen.additionalSafeAreaInsets = .zero
        XCTAssertEqual(added.top, 0)
        added.set(top: 44)
        XCTAssertEqual(screen.additionalSafeAreaInsets.top, 44)
        added.set(top: 30)
        added.set(.zero)
        XCTAssertEqual(screen.additionalSafeAreaInsets, .zero)
    }
}
