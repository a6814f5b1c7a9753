import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what Baton writes into the appearance slots of a navigation item, and that the original values are restored.
@MainActor
final class AppearanceOverrideTests: GenerationTestCase {
    func testTheSlotsAreCopiesWithOnlyBackgroundAndShadowBlanked() async throws {
        let own = Self.rich()
        let scene = try scene(from: .ember) { $0.standardAppearance = own }
        let item = scene.first.navigationItem
        let written = try XCTUnwrap(item.standardAppearance)
        XCTAssertNil(written.backgroundColor)
        XCTAssertNil(written.backgroundEffect)
        XCTAssertNil(written.shadowColor)
        XCTAssertEqual(written.titleTextAttributes[.foregroundColor] as? UIColor, .purple)
        XCTAssertEqual(written.titlePositionAdjustment, UIOffset(horizontal: 3, vertical: 1))
        XCTAssertEqual(written.buttonAppearance, own.buttonAppearance)
        XCTAssertEqual(own.backgroundColor, .brown, "the app's own object was changed")
    }

    func testTheBarsAppearanceIsCopiedWhereTheItemHasNone() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.standardAppearance = Self.rich()
        let item = try XCTUnwrap(navigation.topViewController).navigationItem
        item.barState = .ember
        navigation.transitions = .slide
        try Stage(root: navigation).settle()
        XCTAssertEqual(item.standardAppearance?.titlePositionAdjustment, UIOffset(horizontal: 3, vertical: 1))
        XCTAssertNil(item.standardAppearance?.backgroundColor)
        XCTAssertEqual(navigation.navigationBar.standardAppearance.backgroundColor, .brown)
    }

    func testTheScrollEdgeAppearanceTakesPrecedenceOverTheStandardOne() async throws {
        let edge = UINavigationBarAppearance()
        edge.titlePositionAdjustment = UIOffset(horizontal: 9, vertical: 0)
        let scene = try scene(from: .ember) {
            $0.standardAppearance = Self.rich()
            $0.scrollEdgeAppearance = edge
        }
        let item = scene.first.navigationItem
        XCTAssertEqual(item.standardAppearance?.titlePositionAdjustment.horizontal, 3)
        XCTAssertEqual(item.scrollEdgeAppearance?.titlePositionAdjustment.horizontal, 9)
        // B8.40: from the other two slots UIKit falls back to these.
        XCTAssertNil(item.compactAppearance)
        XCTAssertNil(item.compactScrollEdgeAppearance)
    }

    func testATitleColourAloneLeavesTheBackground() async throws {
        let scene = try scene(from: BarState(titleColor: .white)) { $0.standardAppearance = Self.rich() }
        let written = try XCTUnwrap(scene.first.navigationItem.standardAppearance)
        XCTAssertEqual(written.backgroundColor, .brown)
        XCTAssertEqual(written.titleTextAttributes[.foregroundColor] as? UIColor, .white)
        XCTAssertEqual(written.largeTitleTextAttributes[.foregroundColor] as? UIColor, .white)
        // B8.41
        XCTAssertNil(scene.first.navigationItem.scrollEdgeAppearance?.backgroundColor)
    }

    func testTheSlotsAreRestoredWhenTheScreenDisappears() async throws {
        let scene = try scene(from: .ember) { $0.standardAppearance = Self.rich() }
        try scene.arrive()
        let slots = Self.slots(of: scene.first.navigationItem)
        XCTAssertEqual(slots, [Self.rich(), nil, nil, nil])
    }

    func testTheSlotsAreRestoredWhenTheStateIsReset() async throws {
        let scene = try scene(from: .ember) { $0.compactAppearance = Self.rich() }
        scene.first.navigationItem.barState = BarState()
        XCTAssertEqual(Self.slots(of: scene.first.navigationItem), [nil, Self.rich(), nil, nil])
    }

    func testAnAppearanceThatTheAppAssignsLaterIsKept() async throws {
        let scene = try scene(from: .ember) { $0.standardAppearance = Self.rich() }
        let later = Self.later()
        scene.first.navigationItem.standardAppearance = later
        try scene.arrive()
        XCTAssertEqual(Self.slots(of: scene.first.navigationItem), [later, nil, nil, nil])
    }

    func testAnAppearanceThatTheAppAssignsLaterIsKeptAfterAnotherStateChange() async throws {
        let scene = try scene(from: .ember) { $0.standardAppearance = Self.rich() }
        let later = Self.later()
        scene.first.navigationItem.standardAppearance = later
        scene.first.navigationItem.barState.backgroundAlpha = 0.5
        XCTAssertNil(scene.first.navigationItem.standardAppearance?.backgroundColor, "it is painted over")
        try scene.arrive()
        XCTAssertEqual(Self.slots(of: scene.first.navigationItem), [later, nil, nil, nil])
    }

    /// The stack's state changes, and with it nothing of what the screen shows.
    func testWhatTheAppHasSetSinceIsCoveredAtTheNextChangeOfTheStacksState() async throws {
        let scene = try scene(from: .ember) { _ in }
        let item = scene.first.navigationItem
        let own = UINavigationBarAppearance()
        own.backgroundColor = .brown
        item.standardAppearance = own
        scene.navigation.transitions?.barState = BarState(background: .color(.blue))
        XCTAssertNil(item.standardAppearance?.backgroundColor)
        scene.bar.scrollEdgeAppearance = Self.rich()
        scene.navigation.transitions?.barState = .clear
        XCTAssertNotNil(item.scrollEdgeAppearance)
        XCTAssertNil(item.scrollEdgeAppearance?.backgroundColor)
    }

    func testALargeTitleModeThatTheAppHasSetSinceIsCoveredAtTheNextChange() async throws {
        var state = BarState.ember
        state.prefersLargeTitles = false
        let scene = try scene(from: state) { $0.largeTitleDisplayMode = .automatic }
        let item = scene.first.navigationItem
        XCTAssertEqual(item.largeTitleDisplayMode, .never)
        item.largeTitleDisplayMode = .always
        scene.navigation.transitions?.barState = BarState(background: .color(.blue))
        XCTAssertEqual(item.largeTitleDisplayMode, .never)
        item.barState = BarState()
        XCTAssertEqual(item.largeTitleDisplayMode, .always, "the app's later one")
    }

    /// A scroll view drives the alpha, and the app sets an appearance meanwhile.
    func testAnAppearanceThatTheAppAssignsWhileAnAlphaIsDrivenIsCovered() async throws {
        var state = BarState.ember
        state.backgroundAlpha = 0.3
        let scene = try scene(from: state) { _ in }
        let item = scene.first.navigationItem
        item.standardAppearance = Self.rich()
        item.barState.backgroundAlpha = 0.5
        XCTAssertNil(item.standardAppearance?.backgroundColor)
        XCTAssertEqual(scene.paint.alpha, 0.5, accuracy: 1e-6)
    }

    func testAnAppearanceThatTheAppRemovesLaterStaysRemoved() async throws {
        let scene = try scene(from: .ember) { $0.standardAppearance = Self.rich() }
        scene.first.navigationItem.standardAppearance = nil
        try scene.arrive()
        XCTAssertEqual(Self.slots(of: scene.first.navigationItem), [nil, nil, nil, nil])
    }

    /// The other stack is UIKit's alone. While it pushes the screen, no appearance is written (B17.7).
    func testTheSlotsOfAScreenThatAnotherStackPushesAreRestoredAfterThePush() async throws {
        let other = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        let scene = try BarStage(
            .slide, from: .ember, to: .halfSea,
            root: {
                tabs.viewControllers = [$0, other]
                return tabs
            })
        let item = scene.second.navigationItem
        item.standardAppearance = Self.rich()
        try scene.arrive()
        tabs.selectedIndex = 1
        try scene.stage.settle()
        scene.navigation.popViewController(animated: false)
        other.pushViewController(scene.second, animated: true)
        scene.stage.advance(by: 0.1)
        XCTAssertNil(item.standardAppearance?.backgroundColor, "it is still written")
        scene.first.navigationItem.barState = .clear
        XCTAssertEqual(HeadlessBars.appearanceOffences, [])
        try scene.stage.settle()
        XCTAssertEqual(HeadlessBars.appearanceOffences, [])
        XCTAssertEqual(Self.slots(of: item), [Self.rich(), nil, nil, nil])
    }

    /// An item is styled over the appearances of the bar that shows it.
    func testAnItemThatGoesToAnotherBarIsWrittenForThatBar() async {
        let (one, two) = (UINavigationBar(), UINavigationBar())
        two.standardAppearance.titlePositionAdjustment = UIOffset(horizontal: 7, vertical: 0)
        let (item, overrides) = (UINavigationItem(title: "A"), ScreenOverrides())
        for (bar, offset) in [(one, 0), (two, 7)] as [(UINavigationBar, CGFloat)] {
            _ = overrides.overrideAppearance(of: item, for: BarLook(.ember), in: bar)
            XCTAssertEqual(item.standardAppearance?.titlePositionAdjustment.horizontal, offset)
        }
        overrides.end()
        XCTAssertNil(item.standardAppearance)
    }

    func testManyStateChangesDoNotAccumulate() async throws {
        let scene = try scene(from: .ember) { $0.standardAppearance = Self.rich() }
        for step in 0..<20 {
            scene.first.navigationItem.barState.backgroundAlpha = CGFloat(step) / 20
            scene.first.navigationItem.barState.titleColor = step % 2 == 0 ? .white : nil
        }
        let written = try XCTUnwrap(scene.first.navigationItem.standardAppearance)
        XCTAssertEqual(written.titleTextAttributes[.foregroundColor] as? UIColor, .purple)
        scene.first.navigationItem.barState = BarState()
        XCTAssertEqual(Self.slots(of: scene.first.navigationItem), [Self.rich(), nil, nil, nil])
    }

    private func scene(from: BarState, _ prepare: (UINavigationItem) -> Void) throws -> BarStage {
        let scene = try BarStage(.slide, from: BarState(), to: BarState())
        prepare(scene.first.navigationItem)
        scene.first.navigationItem.barState = from
        return scene
    }

    private static func rich() -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .brown
        appearance.shadowColor = .green
        appearance.titleTextAttributes = [.foregroundColor: UIColor.purple]
        appearance.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 1)
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.orange]
        return appearance
    }

    private static func later() -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .magenta
        return appearance
    }

    private static func slots(of item: UINavigationItem) -> [UINavigationBarAppearance?] {
        [
            item.standardAppearance, item.compactAppearance, item.scrollEdgeAppearance,
            item.compactScrollEdgeAppearance,
        ]
    }
}
