import UIKit
import XCTest

@testable import Baton
@testable import TestStages

@MainActor
final class BarLookTests: XCTestCase {
    func testAnEmptyStateIsTheSystemBar() async {
        let look = BarLook(BarState())
        XCTAssertEqual(look, .system)
        XCTAssertEqual(look.background, .system)
        XCTAssertEqual(look.backgroundAlpha, 1)
        XCTAssertFalse(look.isHidden)
        XCTAssertFalse(look.isPainted)
        XCTAssertFalse(look.writesAppearances)
    }

    func testAlphaIsClampedBetweenZeroAndOne() async {
        XCTAssertEqual(BarLook(BarState(backgroundAlpha: 0.3)).backgroundAlpha, 0.3)
        XCTAssertEqual(BarLook(BarState(backgroundAlpha: -0.2)).backgroundAlpha, 0)
        XCTAssertEqual(BarLook(BarState(backgroundAlpha: 1.7)).backgroundAlpha, 1)
    }

    /// A scroll view of height 0 leads to a division by 0. The alpha is then ignored.
    func testANonFiniteAlphaIsIgnored() async {
        for alpha in [CGFloat.nan, .infinity, -.infinity] {
            XCTAssertEqual(BarLook(BarState(backgroundAlpha: alpha)).backgroundAlpha, 1, "\(alpha)")
        }
    }

    func testAClearBarHasNoLineUnlessRequested() async {
        XCTAssertFalse(BarLook(.clear).showsShadowLine)
        XCTAssertTrue(BarLook(.ember).showsShadowLine)
        XCTAssertTrue(BarLook(BarState(background: .clear, showsShadowLine: true)).showsShadowLine)
        XCTAssertFalse(BarLook(BarState(background: .color(.red), showsShadowLine: false)).showsShadowLine)
    }

    func testATitleColourAloneWritesAppearancesButPaintsNoBackground() async {
        let look = BarLook(BarState(titleColor: .white))
        XCTAssertTrue(look.writesAppearances)
        XCTAssertFalse(look.isPainted)
    }

    func testATintAloneNeedsNoAppearance() async {
        XCTAssertFalse(BarLook(BarState(tintColor: .white)).writesAppearances)
    }
}
