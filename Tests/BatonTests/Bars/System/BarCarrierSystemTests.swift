import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that a stack without any bar state renders exactly as without Baton, frame for frame.
@MainActor
final class BarCarrierSystemTests: GenerationTestCase {
    func testWithAndWithoutBatonTheWindowIsTheSame() async throws {
        let with = try Self.play(.system)
        let without = try Self.play(nil)
        XCTAssertEqual(with.count, without.count)
        for (moment, pair) in zip(with, without).enumerated() {
            let own = pair.0.replacingOccurrences(of: "delegate NavigationTransitionDriver", with: "delegate none")
            XCTAssertEqual(own, pair.1, "at moment \(moment)")
        }
    }

    func testTransitionsLookTheSameWithAndWithoutBaton() async throws {
        let with = try Self.record(.system)
        let without = try Self.record(nil)
        XCTAssertEqual(with.map(\.views), without.map(\.views))
    }

    /// The bar changes its appearance when content scrolls below it, with Baton as without.
    func testUnderScrolledContentTheBarLooksTheSame() async throws {
        let with = try Self.scroll(.system)
        let without = try Self.scroll(nil)
        XCTAssertEqual(with.map(\.views), without.map(\.views))
        let areRed = without.map { $0.views.contains { $0.background?.red == 1 && $0.background?.green == 0 } }
        XCTAssertTrue(areRed.contains(true) && areRed.contains(false), "the bar has one look only")
    }

    func testAScreenBetweenTwoSystemBarsLeavesNothing() async throws {
        let scene = try BarStage(.system, from: BarState(), to: BarState())
        try scene.arrive()
        let before = scene.dump
        let guest = UIViewController()
        guest.navigationItem.barState = BarState(background: .color(.red), titleColor: .white, tintColor: .white)
        scene.navigation.pushViewController(guest, animated: true)
        try scene.stage.settle()
        scene.navigation.popViewController(animated: true)
        try scene.stage.settle()
        XCTAssertEqual(scene.dump.difference(from: before), [])
    }

    private static func stack(_ transitions: NavigationTransitions?) -> UINavigationController {
        let root = UIViewController()
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        navigation.navigationBar.scrollEdgeAppearance = appearance
        navigation.transitions = transitions
        return navigation
    }

    /// Dumps the window at rest and during a transition.
    private static func play(_ transitions: NavigationTransitions?) throws -> [String] {
        let navigation = stack(transitions)
        let stage = Stage(root: navigation)
        var dumps: [String] = []
        func look() { dumps.append(WindowDump(stage.window).text) }
        look()
        let next = UIViewController()
        next.title = "Next"
        navigation.pushViewController(next, animated: true)
        stage.advance(by: 0.1)
        look()
        try stage.settle()
        look()
        navigation.popViewController(animated: true)
        stage.advance(by: 0.2)
        look()
        try stage.settle()
        navigation.pushViewController(next, animated: false)
        stage.turn()
        look()
        return dumps
    }

    /// Scrolls a long list under the bar, leaves the screen and returns to it.
    private static func scroll(_ transitions: NavigationTransitions?) throws -> [Recording.Frame] {
        let navigation = stack(transitions)
        let standard = UINavigationBarAppearance()
        standard.configureWithTransparentBackground()
        standard.backgroundColor = .red
        navigation.navigationBar.standardAppearance = standard
        let list = UIScrollView()
        list.contentSize = CGSize(width: 390, height: 3_000)
        navigation.topViewController?.view = list
        navigation.navigationBar.scrollEdgeAppearance = nil
        let stage = Stage(root: navigation)
        return try stage.record("scroll") {
            list.contentOffset.y = 300
            stage.advance(by: 0.1)
            navigation.pushViewController(UIViewController(), animated: true)
            try stage.settle()
            navigation.popViewController(animated: true)
            try stage.settle()
        }.frames
    }

    private static func record(_ transitions: NavigationTransitions?) throws -> [Recording.Frame] {
        let navigation = stack(transitions)
        let stage = Stage(root: navigation)
        return try stage.record("system") {
            let next = UIViewController()
            next.title = "Next"
            navigation.pushViewController(next, animated: true)
            try stage.settle()
            navigation.popViewController(animated: true)
            try stage.settle()
        }.frames
    }
}
