import Baton
import UIKit
import XCTest

@MainActor
final class BarStateTests: XCTestCase {
    func testUnsetFieldsAreInheritedFromTheBase() async {
        let base = BarState(
            background: .color(.red), backgroundAlpha: 0.5, showsShadowLine: true, tint: .green, titleColor: .blue,
            isHidden: true)
        XCTAssertEqual(BarState().over(base), base)
    }

    func testFieldsThatAreSetAreKept() async {
        let own = BarState(
            background: .clear, backgroundAlpha: 0.25, showsShadowLine: false, tint: .white, titleColor: .black,
            isHidden: false)
        let base = BarState(
            background: .color(.red), backgroundAlpha: 0.5, showsShadowLine: true, tint: .green, titleColor: .blue,
            isHidden: true)
        XCTAssertEqual(own.over(base), own)
        XCTAssertEqual(own.over(BarState()), own)
    }

    func testFieldsAreInheritedOneByOne() async {
        let state = BarState(background: .clear, tint: .white).over(
            BarState(background: .color(.red), backgroundAlpha: 0.5, titleColor: .blue))
        XCTAssertEqual(state, BarState(background: .clear, backgroundAlpha: 0.5, tint: .white, titleColor: .blue))
    }

    func testASystemBackgroundCountsAsSet() async {
        XCTAssertEqual(BarState(background: .system).over(BarState(background: .clear)).background, .system)
    }

    func testInheritanceOverSeveralLevelsIsAssociative() async {
        let (a, b, c) = (
            BarState(tint: .red), BarState(backgroundAlpha: 0.5, tint: .green),
            BarState(background: .clear, tint: .blue)
        )
        XCTAssertEqual(a.over(b).over(c), a.over(b.over(c)))
    }
}
