import Baton
import UIKit
import XCTest

@MainActor
final class BarStateTests: XCTestCase {
    func testColoursAreAGradientFromTopToBottom() async {
        let background = BarState.Background.gradient([.red, .blue])
        XCTAssertEqual(background, .gradient([.red, .blue], to: .bottom))
    }

    func testShortFormsSetTheStyleOfTheTitles() async {
        let state = BarState(titleColor: .red) {
            $0.titleFont = .systemFont(ofSize: 18)
            $0.largeTitleFont = .systemFont(ofSize: 30)
            $0.largeTitleColor = .blue
        }
        XCTAssertEqual(state.title, BarTitleStyle(font: .systemFont(ofSize: 18), color: .red))
        XCTAssertEqual(state.largeTitle, BarTitleStyle(font: .systemFont(ofSize: 30), color: .blue))
        XCTAssertEqual(state.titleFont, state.title.font)
        XCTAssertEqual([state.titleColor, state.largeTitleColor], [.red, .blue])
        XCTAssertEqual(state.largeTitleFont, state.largeTitle.font)
    }

    func testAShadowIsSharpAndDirectlyBehindTheText() async {
        XCTAssertEqual(
            BarTitleStyle.Shadow(color: .black), BarTitleStyle.Shadow(color: .black, offset: .zero, blurRadius: 0))
    }

    func testUnsetFieldsAreInheritedFromTheBase() async {
        let base = BarState(
            background: .color(.red), backgroundAlpha: 0.5, showsShadowLine: true, titleColor: .blue, tintColor: .green,
            isHidden: true)
        XCTAssertEqual(BarState().over(base), base)
    }

    func testFieldsThatAreSetAreKept() async {
        let own = BarState(
            background: .clear, backgroundAlpha: 0.25, showsShadowLine: false, titleColor: .black, tintColor: .white,
            isHidden: false)
        let base = BarState(
            background: .color(.red), backgroundAlpha: 0.5, showsShadowLine: true, titleColor: .blue, tintColor: .green,
            isHidden: true)
        XCTAssertEqual(own.over(base), own)
        XCTAssertEqual(own.over(BarState()), own)
    }

    func testFieldsAreInheritedOneByOne() async {
        let state = BarState(background: .clear, tintColor: .white).over(
            BarState(background: .color(.red), backgroundAlpha: 0.5, titleColor: .blue))
        XCTAssertEqual(state, BarState(background: .clear, backgroundAlpha: 0.5, titleColor: .blue, tintColor: .white))
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
