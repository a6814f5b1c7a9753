import Baton
import UIKit
import XCTest

/// Tests each field of a state separately: it is inherited, it can be set, and setting it has an effect.
@MainActor
final class BarStateFieldTests: XCTestCase {
    private static let picture = UIImage(systemName: "star") ?? UIImage()

    /// Sets one value for each field.
    private let sayings: [(name: String, say: (inout BarState) -> Void)] = [
        ("background", { $0.background = .clear }),
        ("blur", { $0.background = .blur(.systemMaterial) }),
        ("gradient", { $0.background = .gradient([.red, .blue]) }),
        ("image", { $0.background = .image(BarStateFieldTests.picture) }),
        ("compact", { $0.compactBackground = .color(.red) }),
        ("scroll edge", { $0.scrollEdgeBackground = .color(.red) }),
        ("alpha", { $0.backgroundAlpha = 0.5 }),
        ("line", { $0.showsShadowLine = false }),
        ("line colour", { $0.shadowColor = .red }),
        ("line image", { $0.shadowImage = BarStateFieldTests.picture }),
        ("tint", { $0.tintColor = .red }),
        ("title colour", { $0.title.color = .red }),
        ("title font", { $0.title.font = .systemFont(ofSize: 20) }),
        ("title kern", { $0.title.kern = 2 }),
        ("title shadow", { $0.title.shadow = BarTitleStyle.Shadow(color: .black, blurRadius: 2) }),
        ("large title", { $0.largeTitle.color = .red }),
        ("offset", { $0.titleOffset = UIOffset(horizontal: 0, vertical: 3) }),
        ("tinted blur", { $0.background = .blur(.systemMaterial, tint: .red) }),
        ("indicator", { $0.backIndicatorImage = BarStateFieldTests.picture }),
        ("hidden", { $0.isHidden = true }),
        ("large mode", { $0.prefersLargeTitles = true }),
        ("status bar", { $0.statusBarStyle = .lightContent }),
        ("manner", { $0.transition = .travel }),
    ]

    func testEachFieldMakesADifferenceAndIsInherited() async {
        for (name, say) in sayings {
            var state = BarState()
            say(&state)
            XCTAssertNotEqual(state, BarState(), name)
            XCTAssertEqual(BarState().over(state), state, "\(name) is not inherited")
            XCTAssertEqual(state.over(BarState()), state, "\(name) is lost over nothing")
        }
    }

    func testAFieldThatIsSetOverridesTheInheritedOne() async {
        let base = BarState(
            background: .color(.green), backgroundAlpha: 0.1, showsShadowLine: true, tintColor: .green, isHidden: false
        ) {
            $0.compactBackground = .clear
            $0.scrollEdgeBackground = .clear
            $0.shadowColor = .green
            $0.shadowImage = UIImage()
            $0.title = BarTitleStyle(
                font: .systemFont(ofSize: 9), color: .green, shadow: .init(color: .green), kern: 9)
            $0.largeTitle = BarTitleStyle(color: .green)
            $0.titleOffset = UIOffset(horizontal: 9, vertical: 9)
            $0.backIndicatorImage = UIImage()
            $0.prefersLargeTitles = false
            $0.statusBarStyle = .darkContent
            $0.transition = .blend
        }
        for (name, say) in sayings {
            var own = BarState()
            say(&own)
            var expected = base
            say(&expected)
            XCTAssertEqual(own.over(base), expected, name)
        }
    }

    func testATitleColourIsShortForATitleWithThatColour() async {
        XCTAssertEqual(BarState(titleColor: .red), BarState { $0.title = BarTitleStyle(color: .red) })
        var state = BarState { $0.title = BarTitleStyle(kern: 1) }
        state.titleColor = .blue
        XCTAssertEqual(state.title, BarTitleStyle(color: .blue, kern: 1))
    }
}
