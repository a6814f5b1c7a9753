import Baton
import UIKit
import XCTest

@MainActor
final class BarStateTests: XCTestCase {
    func testColoursAreAGradientFromTopToBottom() async {
        let background = BarState.Background.gradient([.red, .blue])
        XCTAssertEqual(background, .gradient(BarGradient([.red, .blue], direction: .down)))
    }

    func testAShadowIsSharpAndDirectlyBehindTheText() async {
        XCTAssertEqual(
            BarTitleStyle.Shadow(color: .black), BarTitleStyle.Shadow(color: .black, offset: .zero, blurRadius: 0))
    }

    func testUnsetFieldsAreInheritedFromTheBase() async {
        let base = BarState(
            background: .color(.red), backgroundAlpha: 0.5, showsShadowLine: true, tintColor: .green, titleColor: .blue,
            isHidden: true)
        XCTAssertEqual(BarState().over(base), base)
    }

    func testFieldsThatAreSetAreKept() async {
        let own = BarState(
            background: .clear, backgroundAlpha: 0.25, showsShadowLine: false, tintColor: .white, titleColor: .black,
            isHidden: false)
        let base = BarState(
            background: .color(.red), backgroundAlpha: 0.5, showsShadowLine: true, tintColor: .green, titleColor: .blue,
            isHidden: true)
        XCTAssertEqual(own.over(base), own)
        XCTAssertEqual(own.over(BarState()), own)
    }

    func testFieldsAreInheritedOneByOne() async {
        let state = BarState(background: .clear, tintColor: .white).over(
            BarState(background: .color(.red), backgroundAlpha: 0.5, titleColor: .blue))
        XCTAssertEqual(state, BarState(background: .clear, backgroundAlpha: 0.5, tintColor: .white, titleColor: .blue))
    }

    func testASystemBackgroundCountsAsSet() async {
        XCTAssertEqual(BarState(background: .system).over(BarState(background: .clear)).background, .system)
    }

    func testInheritanceOverSeveralLevelsIsAssociative() async {
        let (a, b, c) = (
            BarState(tintColor: .red), BarState(backgroundAlpha: 0.5, tintColor: .green),
            BarState(background: .clear, tintColor: .blue)
        )
        XCTAssertEqual(a.over(b).over(c), a.over(b.over(c)))
    }
}
