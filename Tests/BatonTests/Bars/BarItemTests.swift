import UIKit
import XCTest

@testable import Baton

/// Tests what an item knows of its state and its carrier.
@MainActor
final class BarItemTests: XCTestCase {
    /// A carrier that counts what it hears.
    private final class Listener: BarStateListener {
        let stackState = BarState()
        let overrides: ScreenOverrides
        private(set) var heard: [String] = []

        init(_ overrides: ScreenOverrides = ScreenOverrides()) {
            self.overrides = overrides
            BarStateListeners.add(self)
        }

        func stateDidChange(of item: UINavigationItem?) { heard.append("state") }
        func alphaDidChange(on item: UINavigationItem) { heard.append("alpha") }
    }

    func testOnlyAStateThatWasSetCounts() async {
        let item = UINavigationItem(title: "A")
        XCTAssertFalse(item.hasBarState)
        _ = item.makeAppearanceOverride()
        let listener = Listener()
        item.belong(to: listener)
        XCTAssertFalse(item.hasBarState)
        XCTAssertTrue(item.barCarrier === listener)
        item.barState.tintColor = .red
        XCTAssertTrue(item.hasBarState)
    }

    func testTheCarrierHearsOfEachChangeOnce() async {
        let item = UINavigationItem(title: "A")
        let listener = Listener()
        item.belong(to: listener)
        item.barState.tintColor = .red
        item.barState.tintColor = .red
        XCTAssertEqual(listener.heard, ["state"], "the same again is no change")
        item.barState.backgroundAlpha = 0.5
        item.barState.backgroundAlpha = 0.5
        XCTAssertEqual(listener.heard, ["state", "alpha"])
        item.barState = BarState(backgroundAlpha: 0.2, tintColor: .blue)
        XCTAssertEqual(listener.heard, ["state", "alpha", "state"])
    }

    /// A bar that a carrier paints leaves its item when another carrier takes it, unless both have the same overrides.
    func testWhatACarrierOverrodeEndsWithIt() async {
        for isShared in [false, true] {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let item = UINavigationItem(title: "A")
            let own = UINavigationBarAppearance()
            own.backgroundColor = .green
            item.standardAppearance = own
            let first = Listener()
            item.belong(to: first)
            let bar = navigation.navigationBar
            let look = BarLook(BarState(background: .color(.red)))
            _ = first.overrides.overrideAppearance(of: item, for: look, in: bar)
            XCTAssertNotEqual(item.standardAppearance?.backgroundColor, .green)
            item.belong(to: Listener(isShared ? first.overrides : ScreenOverrides()))
            XCTAssertEqual(item.standardAppearance?.backgroundColor == .green, !isShared)
            XCTAssertEqual(first.overrides.isEmpty, !isShared)
        }
    }
}
